/** The companion: tools for people with the real box on the table, each one tap away. */

import { useState } from 'preact/hooks';
import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { Failure } from '../page/failure';
import { Lazy } from '../page/lazy';
import { Page } from '../page/page';
import { deviceStore } from '../settings/text-store';
import { Button } from '../ui/controls/button';
import { CompanionWords, useCompanionWords, useLoadCompanionWords } from './companion-words';
import { ToolMenu } from './tool-menu';
import { type SharedTool, sharedTools } from './tools';
import { useGameTools } from './use-game-tools';
import './companion.css';

/** `path`: what the address says after `companion/`. */
export function CompanionScreen({ path }: { readonly path: string }) {
  const [hasFailed, setFailed] = useState(false);
  const text = useLoadCompanionWords(() => setFailed(true));
  const { loading, table } = words().app;
  if (hasFailed) return <Failure title={table.loadFailed} text={table.loadFailedText} />;
  if (text === null) return <p class="app-loading">{loading}</p>;
  return (
    <CompanionWords.Provider value={text}>
      <ToolAt path={path} />
    </CompanionWords.Provider>
  );
}

function ToolAt({ path }: { readonly path: string }) {
  const [word = '', game = '', ...rest] = path.split('/');
  const shared = sharedTools.find((id) => id === word);
  if (word === '' && path === '') return <ToolMenu isLost={false} />;
  if (shared !== undefined && game === '') return <SharedToolPage key={shared} id={shared} />;
  return <GameTool key={`${word} ${game}`} id={word} game={game} opened={rest.join('/')} />;
}

function SharedToolPage({ id }: { readonly id: SharedTool }) {
  const { title } = useCompanionWords().tools[id];
  return (
    <ToolPage title={title}>
      <Lazy load={loaders[id]} />
    </ToolPage>
  );
}

const loaders = {
  score: () => import('./score/score-keeper').then(({ ScoreKeeper }) => ScoreKeeper),
  timer: () => import('./timer/timer-tool').then(({ TimerTool }) => TimerTool),
  first: () => import('./first/first-player').then(({ FirstPlayer }) => FirstPlayer),
} as const;

interface GameToolProps {
  readonly id: string;
  readonly game: string;
  readonly opened: string;
}

function GameTool({ id, game, opened }: GameToolProps) {
  const { tools, hasFailed } = useGameTools();
  const { loading, table } = words().app;
  if (hasFailed) return <Failure title={table.loadFailed} text={table.loadFailedText} />;
  if (tools === null) return <p class="app-loading">{loading}</p>;
  const tool = tools.find((each) => each.game === game)?.tools.find((each) => each.id === id);
  if (tool === undefined) return <ToolMenu isLost />;
  return (
    <ToolPage title={tool.title} isWide>
      <Lazy load={tool.load} opened={opened} />
    </ToolPage>
  );
}

interface ToolPageProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: preact.ComponentChildren;
}

function ToolPage({ title, isWide = false, children }: ToolPageProps) {
  const text = useCompanionWords();
  return (
    <Page title={title} isWide={isWide}>
      {!deviceStore.isStoring.value && (
        <p class="companion-notice" role="status">
          {text.notStored}
        </p>
      )}
      {children}
      <nav class="companion-foot" aria-label={text.allTools}>
        <Button kind="quiet" icon="box" href={hrefOf({ screen: 'companion' })}>
          {text.allTools}
        </Button>
      </nav>
    </Page>
  );
}
