/** Two tables that differ only in what a viewer may not know send that viewer identical bytes, refusals included. */

import type { Command } from '@riverstone/protocol';
import { createRng, type GameId, type Rng, type Seat, seedFromNumber, type Viewer, withGame } from '@riverstone/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTestKit } from '../../../rules/test/test-kits.js';
import type { LogRow } from '../../src/store/store.js';
import { type Kind, RandomTable } from '../support/random-table.js';
import { referenceTable } from '../support/reference-table.js';
import { TablesNode } from '../support/tables-node.js';
import { type Moment, sentAt } from '../support/twin-table.js';

const GAMES = 5;
/** Moments that are looked at in each game. */
const MOMENTS = 6;
const TRIES = 40;

let node: TablesNode;
beforeAll(async () => {
  node = await TablesNode.open();
});
afterAll(() => node.remove());

const words = [
  'zz',
  'accept',
  'challenge',
  'call',
  'none',
  'withdraw',
  'none-back',
  '0',
  'y1a1',
  'r9e5/c3',
  'e5',
  'e5=5',
];

/**
 * What is refused to somebody by all that they can see: actions against the rules, late ones, and what is not asked.
 */
function refusedTo({ game, state }: Moment, viewer: Viewer, rng: Rng): Exclude<Command, { type: 'rematch' }>[] {
  const seat: Seat = viewer === 'spectator' ? 0 : viewer;
  return withGame(game, (rules) => {
    // The state is one of that game, and so is what is tried.
    const view = rules.view(state as never, viewer);
    const wild = (): string => rules.formatAction(withTestKit(game, (kit) => kit.wild(view, seat, rng)) as never);
    const isRefused = (text: string): boolean => {
      const action = rules.parseAction(text, seat);
      return !action.ok || rules.tableTarget(action.value) !== null || !rules.check(view, seat, action.value).ok;
    };
    const texts = [...words, ...Array.from({ length: TRIES }, wild)];
    const promptKey = rules.promptKey(view, seat);
    return [
      ...texts.filter(isRefused).map((action) => ({ type: 'act', action, promptKey }) as const),
      ...texts.map((action) => ({ type: 'act', action, promptKey: `not ${promptKey}` }) as const),
      { type: 'ask', what: 'resume' },
      { type: 'back' },
      { type: 'stand-in', seat: 0 },
      { type: 'start' },
    ];
  });
}

async function compareAt(moment: Moment, guests: readonly string[], rng: Rng): Promise<number> {
  let differing = 0;
  for (const [index, guest] of [...guests, 'somebody else'].entries()) {
    const viewer: Viewer = index < guests.length ? index : 'spectator';
    const state: unknown = withTestKit(moment.game, ({ twin }) => twin(moment.state, viewer, rng));
    if (JSON.stringify(state) !== JSON.stringify(moment.state)) differing++;
    const tries = refusedTo(moment, viewer, rng);
    const [told, twinTold] = [sentAt(moment, guest, tries), sentAt({ ...moment, state }, guest, tries)];
    expect(twinTold).toEqual(told);
    expect(told.filter((text) => text.startsWith('{"type":"refused"'))).toHaveLength(tries.length);
  }
  return differing;
}

/** Moments on the way of a game that was played. */
function momentsOf(game: GameId, rows: readonly LogRow[], rng: Rng): { moments: Moment[]; guests: string[] } {
  const { versions } = referenceTable(rows);
  const running = versions.flatMap(({ start, isOver }, version) => (start === null || isOver ? [] : [version]));
  const guests = (versions.at(-1)?.seats ?? []).map((guest) => guest ?? '');
  const moments = Array.from({ length: MOMENTS }, () => {
    const version = running[rng.below(running.length)] ?? 0;
    const { entries, start } = versions[version] ?? { entries: [], start: null };
    const state = (entries.at(-1)?.position ?? start)?.state;
    return { game, rows: rows.slice(0, version), seats: guests.length, state };
  });
  return { moments, guests };
}

it.each<Kind>([
  { game: 'kakuro-challenge', seats: 3, options: { scoring: 'claim' } },
  { game: 'kakuro-challenge', seats: 2, options: {} },
  { game: 'kakuro-race', seats: 3, options: { sealed: true, markers: [7, 12, 17, 23, 9, 14, 21, 30, 11, 26] } },
  { game: 'kakuro-race', seats: 2, options: { markers: [7, 12, 17, 23, 9, 14, 21, 30, 11, 26] } },
  { game: 'kakuzu', seats: 2, options: { variant: 'announce' } },
  { game: 'kakuzu', seats: 3, options: {} },
])('$game with $options says the same whatever lies hidden', async (kind) => {
  let differing = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const rng = createRng(seedFromNumber(seed));
    const played = new RandomTable(node, kind, rng);
    await played.play();
    const rows = (await node.store.find(played.table))?.rows ?? [];
    const { moments, guests } = momentsOf(kind.game, rows, rng);
    for (const moment of moments) differing += await compareAt(moment, guests, rng);
  }
  expect(differing).toBeGreaterThan(GAMES * MOMENTS);
});
