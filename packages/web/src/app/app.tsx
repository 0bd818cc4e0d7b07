/** The page: one screen at a time, with what lies over every screen. */

import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { words } from '../messages/words';
import { Failure } from '../screens/failure';
import { Home } from '../screens/home';
import { Lost } from '../screens/lost';
import { Announcer } from '../ui/announcer';
import { Toasts } from '../ui/toast';
import './app.css';
import type { Route } from '../address';
import { route } from './route';
import { UpdateOffer } from './update-offer';

export function App() {
  const [error, reset] = useErrorBoundary();
  const here = route.value;
  useEffect(() => reset(), [here]);
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

/** The address after `#` names the screen, so this is no link. */
function skipToContent(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}

/** Each table and each new table has a screen of its own. */
function keyOf(here: Route): string {
  return JSON.stringify(here);
}

function Screen({ here }: { readonly here: Route }) {
  switch (here.screen) {
    case 'home':
      return <Home />;
    case 'lost':
      return <Lost />;
    case 'new':
      return <Later load={() => import('../screens/new-table').then(({ NewTable }) => NewTable)} game={here.game} />;
    case 'table':
      return <Later load={() => import('../screens/table').then(({ TableScreen }) => TableScreen)} id={here.id} />;
    case 'settings':
      return <Later load={() => import('../screens/settings').then(({ Settings }) => Settings)} />;
    case 'about':
      return <Later load={() => import('../screens/about').then(({ About }) => About)} />;
  }
}

/** A screen that is loaded when somebody goes there; one that does not come says so and can be asked for again. */
function Later<Props extends object>({ load, ...props }: { load(): Promise<ComponentType<Props>> } & Props) {
  const [Loaded, setLoaded] = useState<{ readonly screen: ComponentType<Props> } | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    load().then(
      (screen) => setLoaded({ screen }),
      () => setLoaded('failed'),
    );
  }, [attempt]);
  if (Loaded === 'loading') return <p class="app-loading">{words().app.loading}</p>;
  if (Loaded === 'failed') {
    const again = (): void => {
      setLoaded('loading');
      setAttempt(attempt + 1);
    };
    return <Failure title={words().app.table.loadFailed} text={words().app.table.loadFailedText} onRetry={again} />;
  }
  return <Loaded.screen {...(props as unknown as Props)} />;
}
