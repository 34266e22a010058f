// The page that the address names, once it is known who looks at it.

import { t } from "./i18n";
import { HistoryPage } from "./pages/history";
import { Home } from "./pages/home";
import { MatchPage } from "./pages/match";
import { PuzzlesPage } from "./pages/puzzles";
import { StandingsPage } from "./pages/standings";
import { TablePage } from "./pages/table";
import { Nowhere } from "./pages/trouble";
import { type Place, path, placeOf } from "./router";
import { recall } from "./session";
import { Loaded } from "./ui/loaded";
import { useTitle } from "./ui/tab";
import { Toasts } from "./ui/toast";

export function App() {
  return (
    <>
      <Loaded from={known}>{() => <Page />}</Loaded>
      <Toasts />
    </>
  );
}

async function known(): Promise<true> {
  await recall();
  return true;
}

function Page() {
  const place = placeOf(path.value);
  useTitle(titleOf(place.page));

  switch (place.page) {
    case "home":
      return <Home />;
    case "history":
      return <HistoryPage />;
    case "standings":
      return <StandingsPage />;
    case "puzzles":
      return <PuzzlesPage />;
    case "table":
      return <TablePage key={place.code} code={place.code} />;
    case "match":
      return <MatchPage key={place.id} id={place.id} />;
    case "nowhere":
      return <Nowhere />;
  }
}

/** What the tab is called; a table and a match name themselves. */
function titleOf(page: Place["page"]): string | undefined {
  if (page === "table" || page === "match") return undefined;
  return page === "home" || page === "nowhere" ? "" : t(`${page}.title`);
}
