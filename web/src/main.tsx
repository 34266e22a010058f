// Where the page begins.

import { render } from "preact";
import { App } from "./app";
import { startTexts } from "./i18n";
import { unlockByTaps } from "./ui/sound";
import { startTheme } from "./ui/theme";
import "./ui/tokens.css";
import "./ui/materials.css";

startTheme();
startTexts();
unlockByTaps();
const root = document.getElementById("app");
if (root) render(<App />, root);
