// Language and colours, wherever a page wants to offer them.

import { LANGUAGES, type Language, language, setLanguage, t } from "../i18n";
import { Select } from "./field";
import { setTheme, THEMES, type Theme, theme } from "./theme";
import "./settings.css";

export function Settings() {
  return (
    <div class="settings">
      <Select
        label={t("settings.language")}
        value={language.value}
        choices={Object.entries(LANGUAGES).map(([value, text]) => ({ value, text }))}
        onChange={(name) => setLanguage(name as Language)}
      />
      <Select
        label={t("settings.theme")}
        value={theme.value}
        choices={THEMES.map((value) => ({ value, text: t(`settings.${value}`) }))}
        onChange={(name) => setTheme(name as Theme)}
      />
    </div>
  );
}
