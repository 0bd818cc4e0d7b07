/** The root component: the current screen, toasts and announcements. */

import { useEffect, useErrorBoundary } from 'preact/hooks';
import { words } from '../messages/words';
import { Failure } from '../page/failure';
import { Home } from '../screens/home';
import { NotFound } from '../screens/not-found';
import { Announcer } from '../ui/feedback/announcer';
import { Toasts } from '../ui/feedback/toast';
import './app.css';
import type { Route } from '../navigation/address';
import { route } from '../navigation/route';
import { Lazy } from '../page/lazy';
import { withOnlineMessages } from '../page/with-online-messages';
import { followTurnsOnline } from './follow-turns';
import { UpdateOffer } from './update-offer';

export function App() {
  const [error, reset] = useErrorBoundary();
  const here = route.value;
  useEffect(() => reset(), [here]);
  useEffect(followTurnsOnline, []);
  return (
    <>
      <button type="button" class="app-skip" onClick={skipToContent}>
        {words().app.skipToContent}
      </button>
      {error === undefined ? <Screen key={keyOf(here)} here={here} /> : <Failure />}
      <UpdateOffer />
      <Toasts />
      <Announcer />
    </>
  );
}

/** A button, not a link, because the hash names the screen. */
function skipToContent(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}

/** The key of a screen: a new key means a new screen. Clauses, tools, puzzles and moments of one whole share theirs. */
function keyOf(here: Route): string {
  if (here.screen === 'companion' || here.screen === 'puzzles') return here.screen;
  if (here.screen === 'replay') return `replay ${here.id}`;
  return here.screen === 'rules' ? `rules ${here.game}` : JSON.stringify(here);
}

function Screen({ here }: { readonly here: Route }) {
  switch (here.screen) {
    case 'home':
      return <Home />;
    case 'lost':
      return <NotFound />;
    case 'new':
      return (
        <Lazy
          load={() => import('../screens/new-table').then(({ NewTable }) => NewTable)}
          game={here.game}
          isOnline={here.online === true}
          isTogether={here.together === true}
        />
      );
    case 'table':
      return (
        <Lazy
          load={() => import('../screens/device-table-screen').then(({ TableScreen }) => TableScreen)}
          id={here.id}
        />
      );
    case 'online-table':
      return (
        <Lazy
          load={() =>
            withOnlineMessages(import('../online/play/online-table-screen')).then(
              ({ OnlineTableScreen }) => OnlineTableScreen,
            )
          }
          id={here.id}
        />
      );
    case 'no-table':
      return (
        <Lazy
          load={() =>
            withOnlineMessages(import('../online/room/connection-page')).then(({ ConnectionPage }) => ConnectionPage)
          }
          state="unknown"
        />
      );
    case 'big-screen':
      return (
        <Lazy
          load={() => withOnlineMessages(import('../online/big-screen/big-screen')).then(({ BigScreen }) => BigScreen)}
          id={here.id}
        />
      );
    case 'online':
      return (
        <Lazy
          load={() =>
            withOnlineMessages(import('../online/lobby/online-screen')).then(({ OnlineScreen }) => OnlineScreen)
          }
        />
      );
    case 'rules':
      return (
        <Lazy
          load={() => import('../screens/rules').then(({ RulesScreen }) => RulesScreen)}
          game={here.game}
          clause={here.clause ?? null}
        />
      );
    case 'learn': {
      const { game, table, daily } = here;
      return (
        <Lazy
          load={() => import('../screens/learn').then(({ Learn }) => Learn)}
          game={game}
          table={table}
          daily={daily === true}
        />
      );
    }
    case 'companion':
      return (
        <Lazy
          load={() => import('../companion/companion-screen').then(({ CompanionScreen }) => CompanionScreen)}
          path={here.tool ?? ''}
        />
      );
    case 'puzzles':
      return (
        <Lazy
          load={() => import('../puzzles/puzzles-screen').then(({ PuzzlesScreen }) => PuzzlesScreen)}
          kind={here.kind ?? null}
          puzzle={here.puzzle ?? null}
        />
      );
    case 'replay':
    case 'open-record':
      return (
        <Lazy
          load={() => import('../screens/replay/replay-route').then(({ ReplayRoute }) => ReplayRoute)}
          here={here}
        />
      );
    case 'daily':
      return (
        <Lazy
          load={() => import('../daily/daily-screen').then(({ loadDaily }) => loadDaily())}
          day={here.day ?? null}
        />
      );
    case 'history':
      return <Lazy load={() => import('../history/history-screen').then(({ loadHistory }) => loadHistory())} />;
    case 'settings':
      return <Lazy load={() => import('../screens/settings').then(({ loadSettings }) => loadSettings())} />;
    case 'about':
      return <Lazy load={() => import('../screens/about').then(({ loadAbout }) => loadAbout())} />;
  }
}
