/** One example table, as it is played: bots keep still, and clocks stand. */

import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../src/games';
import { words } from '../src/messages/words';
import { type OpenDeviceGame, openDeviceGame } from '../src/table/device/open-device-game';
import type { ExampleTable } from '../src/table/example-table';
import { type GameThinking, LazyThinker } from '../src/table/lazy-thinker';
import { TableShellContext } from '../src/table/table-shell';
import { Announcer } from '../src/ui/feedback/announcer';
import { Toasts } from '../src/ui/feedback/toast';
import { playAhead } from '../test/support/play-ahead';
import { findExample } from './examples';

const seats = [
  { name: 'Ada', bot: null },
  { name: 'Brook', bot: 'casual' },
  { name: 'Delta', bot: 'master' },
] as const;

/** Gives hints, but no bot ever answers. */
class QuietThinker extends LazyThinker {
  override about<View, Action>(game: Parameters<LazyThinker['about']>[0]): GameThinking<View, Action> {
    const { askHint } = super.about<View, Action>(game as never);
    return { askHint, askBot: () => new Promise(() => undefined) };
  }
}

async function open(path: string): Promise<OpenDeviceGame> {
  const { game, example } = findExample(path);
  const page = await loadGame(game);
  const { saved, log } = playAhead({ ...example, game, seats, until: 0, level: 'casual' });
  const thinking = new QuietThinker();
  const deps = { clock: () => 0, thinking, pace: () => ({ turn: 0, hurry: 0 }), changed: () => undefined };
  const opened = openDeviceGame(page, saved, log, deps);
  if (!opened.ok) throw new Error(`${path}: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

export function ExampleScreen({ table }: { readonly table: string }) {
  const { game, example } = findExample(table);
  const [opened, setOpened] = useState<OpenDeviceGame | null>(null);
  useEffect(() => {
    delete document.body.dataset.example;
    void open(table).then(setOpened);
  }, [table]);
  useEffect(() => {
    if (opened !== null) void give(example);
  }, [opened]);
  if (opened === null) return <p>{words().app.loading}</p>;
  const { name, unit, points } = words()[game];
  const { log, moment, scorePoints, highlight } = opened;
  const score = (number: number): string => points({ number });
  const shell = {
    game,
    title: name,
    unit,
    score,
    log,
    moment,
    scorePoints,
    highlight,
    solo: null,
    rematch: null,
    newTableHref: '#',
  };
  return (
    <>
      <TableShellContext.Provider value={shell}>{opened.play()}</TableShellContext.Provider>
      <Toasts />
      <Announcer />
    </>
  );
}

const FRAME_MS = 100;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FRAME_MS));

/** Does what the example asks for, then says on the page that it is done. */
async function give({ input }: ExampleTable): Promise<void> {
  await pause();
  document.querySelector<HTMLElement>('.pause-cover button')?.click();
  for (const each of input) {
    await pause();
    if ('click' in each) document.querySelector<HTMLElement>(each.click)?.click();
    else document.body.dispatchEvent(new KeyboardEvent('keydown', keyOf(each.key)));
  }
  await pause();
  document.body.dataset.example = 'ready';
}

const keyOf = (key: string): KeyboardEventInit => ({
  key,
  code: /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
  bubbles: true,
});
