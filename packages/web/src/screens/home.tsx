/** Home: the games, and the tables on this device. */

import { type GameId, gameIds } from '@riverstone/rules';
import { useState } from 'preact/hooks';
import { Wordmark } from '../art/logo';
import { gameUis, loadGame } from '../games';
import { HowToSheet } from '../how-to/how-to-sheet';
import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { go } from '../navigation/route';
import { LazyComponent } from '../page/lazy-component';
import { withOnlineMessages } from '../page/with-online-messages';
import { hasBeenOnline } from '../settings/been-online';
import { isLearnt } from '../settings/learning';
import { Button } from '../ui/controls/button';
import { toast } from '../ui/feedback/toast';
import { playNow, store } from './device-tables';
import './home.css';
import { useScreenTitle } from '../page/page';
import { StorageNotice } from '../table/saved/storage-notice';
import { HomeExtras } from './home-extras';
import { useSavedTables } from './use-saved-tables';

export function Home() {
  const { home, tagline, settings, about } = words().app;
  const heading = useScreenTitle(home.title);
  const kept = useSavedTables();
  return (
    <div class="home">
      <header class="home-head">
        <h1 ref={heading} class="home-title" tabIndex={-1} aria-label={home.title}>
          <Wordmark />
        </h1>
        <p class="home-tagline">{tagline}</p>
      </header>
      <main id="content">
        <StorageNotice health={store.health.value} />
        <OnlineTables />
        {kept?.List && <kept.List title={home.underWay} tables={kept.underWay} remove={kept.remove} />}
        <ul class="home-games">
          {gameIds.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </ul>
        <HomeExtras />
        {kept?.underWay.length === 0 && <p class="home-none">{home.noneYet}</p>}
        {kept?.List && <kept.List title={home.finished} tables={kept.finished} remove={kept.remove} />}
      </main>
      <nav class="home-foot" aria-label={words().app.table.menu}>
        <Button kind="quiet" icon="globe" href={hrefOf({ screen: 'online' })}>
          {home.online}
        </Button>
        <Button kind="quiet" icon="up" href={hrefOf({ screen: 'open-record' })}>
          {home.openRecord}
        </Button>
        <Button kind="quiet" icon="settings" href={hrefOf({ screen: 'settings' })}>
          {settings.title}
        </Button>
        <Button kind="quiet" icon="info" href={hrefOf({ screen: 'about' })}>
          {about.title}
        </Button>
      </nav>
    </div>
  );
}

/** My online tables, if any: loaded after the games; nothing is shown without a network. */
function OnlineTables() {
  if (!hasBeenOnline()) return null;
  return (
    <LazyComponent
      load={() => withOnlineMessages(import('../online/lobby/my-tables')).then((each) => each.MyTablesAtHome)}
    />
  );
}

/** Makes an online table and goes there. Nothing of it is loaded before. */
function FriendButton({ game }: { readonly game: GameId }) {
  const { home } = words().app;
  const [isMaking, setMaking] = useState(false);
  const play = async (): Promise<void> => {
    setMaking(true);
    try {
      await (await withOnlineMessages(import('../online/lobby/play-with-friend'))).playWithFriend(game);
    } catch {
      toast(words().app.table.loadFailed);
    }
    setMaking(false);
  };
  return (
    <Button
      icon="link"
      label={home.withFriendHint({ game: words()[game].name })}
      disabled={isMaking}
      onClick={() => void play()}
    >
      {home.withFriend}
    </Button>
  );
}

function GameCard({ game }: { readonly game: GameId }) {
  const { home } = words().app;
  const { name, players, pitch } = words()[game];
  const { Miniature, help } = gameUis[game];
  const [isHowTo, setHowTo] = useState(false);
  // Load a game when the pointer is near: it will probably be played.
  const prepare = (): void => void loadGame(game).catch(() => undefined);
  return (
    <li class="home-game" onPointerEnter={prepare} onFocusIn={prepare}>
      <div class="home-miniature" aria-hidden="true">
        <Miniature />
      </div>
      <div class="home-game-text">
        <h2>{name}</h2>
        <p class="home-players">{players}</p>
        <p class="home-links">
          <a
            class="home-link"
            href={hrefOf({ screen: 'rules', game })}
            aria-label={words().app.rulesNamed({ game: name })}
          >
            {words().app.rules}
          </a>
          <a
            class="home-link"
            href={hrefOf({ screen: 'learn', game })}
            aria-label={words().app.learnNamed({ game: name })}
          >
            {words().app.learn}
          </a>
          <a class="home-link" href={hrefOf({ screen: 'new', game })} aria-label={home.newTableHint({ game: name })}>
            {home.setUp}
          </a>
        </p>
        <p class="home-pitch">{pitch}</p>
      </div>
      <div class="home-game-actions">
        <Button
          kind="primary"
          icon="bot"
          label={home.playNowHint({ game: name })}
          onClick={() => (isLearnt(game) ? playNow(game) : go({ screen: 'learn', game }))}
        >
          {home.playNow}
        </Button>
        <Button
          icon="people"
          label={home.togetherHint({ game: name })}
          href={hrefOf({ screen: 'new', game, together: true })}
        >
          {home.together}
        </Button>
        <FriendButton game={game} />
      </div>
      <div class="home-how-to">
        <Button
          kind="quiet"
          icon="help"
          label={words().app.howToNamed({ game: name })}
          onClick={() => setHowTo(true)}
        />
      </div>
      <HowToSheet help={help} open={isHowTo} onClose={() => setHowTo(false)} />
    </li>
  );
}
