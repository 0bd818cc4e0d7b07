/**
 * What is hidden: two states that differ only in what a viewer may not know look the same, and go on looking the same.
 */

import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../../test/deep-freeze.js';
import { playOut } from '../../test/kakuro-challenge/play.js';
import { boardWith, type ChallengeTable, hiddenTwin, newTable, tableAt } from '../../test/kakuro-challenge/table.js';
import type { Viewer } from '../core/game.js';
import { createRng, seedFromNumber } from '../core/rng.js';
import { kakuroChallenge as game } from './game.js';
import type { ChallengeState } from './state.js';

const hands = [
  [7, 1],
  [2, 3],
  [4, 5],
];

const start = (options: Readonly<Record<string, unknown>> = {}): ChallengeTable =>
  tableAt({ options, board: boardWith({ 1: 'F9.......' }), hands, bag: [6, 8, 9] });

describe('a view', () => {
  it('[C12.1] shows the own hand, and of the others how many tiles they hold', () => {
    const table = start();
    const viewers: Viewer[] = [0, 1, 2, 'spectator'];
    expect(viewers.map((viewer) => table.view(viewer).hand)).toEqual([...hands, null]);
    expect(viewers.map((viewer) => table.view(viewer).handSizes)).toEqual(viewers.map(() => [2, 2, 2]));
  });

  it('[C12.2] shows how many tiles are in the bag', () => {
    expect(start().view('spectator').bagSize).toBe(3);
  });

  it('[C12.2] and a draw is seen, but not what is drawn', () => {
    expect(start().act('0:y7c1').happened('drew')).toEqual([{ type: 'drew', seat: 0 }]);
  });

  it('[C12.4] shows all that is open, and has no other field', () => {
    const table = start({ scoring: 'claim', expert: true }).act('0:y7c1=17');
    const { last, ...seen } = table.view('spectator');
    expect(seen).toEqual({
      viewer: 'spectator',
      options: {
        expert: true,
        scoring: 'claim',
        falseChallenge: 0,
        moveSeconds: 'off',
        timeUp: 'move',
        stones: table.state.options.stones,
      },
      status: table.status,
      board: table.state.board,
      turn: 1,
      hand: null,
      handSizes: [2, 2, 2],
      bagSize: 2,
      tracks: [
        { position: 17, cards: 0 },
        { position: 0, cards: 0 },
        { position: 0, cards: 0 },
      ],
      open: { seat: 0, claim: 17, accepted: [] },
    });
    expect(last).toEqual({ seat: 0, byClock: false, digit: 7, side: 'yellow', square: 2, flips: [], credited: 17 });
  });
});

describe('the truth of a claim', () => {
  it('[C12.3] is not told with the move', () => {
    const claimed = start({ scoring: 'claim' }).act('0:y7c1=17');
    expect(claimed.happened('placed')).toMatchObject([{ move: { credited: 17 }, kakuros: null }]);
    const refereed = start().act('0:y7c1');
    expect(refereed.happened('placed')).toMatchObject([{ move: { credited: 16 }, kakuros: [{ sum: 16 }] }]);
  });

  it.each([
    ['challenged', '1:challenge'],
    ['claim-stood', '1:y2a2=0'],
  ] as const)('[C12.3] is told when the claim closes: %s', (type, entry) => {
    const table = start({ scoring: 'claim' }).act('0:y7c1=17', entry);
    expect(table.happened(type)).toMatchObject([{ truth: { points: 16, flipsLegal: true } }]);
  });

  it('[C12.3] whatever it is, everything looks the same until then', () => {
    const last = tableAt({
      options: { scoring: 'claim' },
      hands: [[7], [], []],
      bag: [],
      board: boardWith({ 1: 'F9.......' }),
    });
    for (const table of [start({ scoring: 'claim' }), last]) {
      const state = table.act('0:y7c1=16').state;
      const { open } = state;
      if (open === null) throw new Error('the claim should be open');
      const twin = deepFreeze<ChallengeState>({ ...state, open: { ...open, truth: { points: 3, flipsLegal: false } } });
      expect(game.status(twin)).toEqual(game.status(state));
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        expect(game.view(twin, viewer)).toEqual(game.view(state, viewer));
      }
      const accepted = [state, twin].map((each) => game.apply(each, 1, { type: 'accept' }));
      const events = accepted.map((step) => (step.ok ? step.value.events : step.error));
      expect(events[0]).toEqual(events[1]);
    }
  });
});

describe.each([
  { scoring: 'referee', expert: true, moveSeconds: 30 },
  { scoring: 'claim', expert: false, moveSeconds: 'off' },
])('all through a game: $scoring', (options) => {
  it.each([0, 1, 'spectator'] as const)('[C12.1] [C12.2] seat %s can’t tell hidden twins apart', (viewer) => {
    const rng = createRng(seedFromNumber(12));
    const table = newTable(3, options, 12);
    let before = table.state;
    let compared = 0;
    playOut(table, rng, () => {
      for (let twins = 0; twins < 3; twins++) {
        const twin = hiddenTwin(before, viewer, rng);
        expect(game.view(twin, viewer)).toEqual(game.view(before, viewer));
        compared += goesOnAlike(twin, table, viewer) ? 1 : 0;
      }
      before = table.state;
    });
    expect(compared).toBeGreaterThan(40);
  });
});

/**
 * Does in a twin what was last done at the table. Another player may not hold that tile there; if it can be done, it
 * looks the same.
 */
function goesOnAlike(twin: ChallengeState, table: ChallengeTable, viewer: Viewer): boolean {
  const entry = table.log.at(-1);
  if (entry === undefined) throw new Error('nothing has been done');
  const step = game.apply(twin, entry.actor, entry.action);
  if (!step.ok) {
    expect(entry.actor).not.toBe(viewer);
    expect(step.error.code).toBe('not-in-hand');
    return false;
  }
  expect(step.value.events).toEqual(table.events);
  const [seen, seenOfTwin] = [table.view(viewer), game.view(step.value.state, viewer)];
  expect({ ...seenOfTwin, hand: null }).toEqual({ ...seen, hand: null });
  const drew = table.happened('drew').some(({ seat }) => seat === viewer);
  if (!drew) expect(seenOfTwin.hand).toEqual(seen.hand);
  return true;
}

it('[C12.4] after the end all see the same', () => {
  const table = newTable(3, { scoring: 'claim' }, 3);
  playOut(table, createRng(seedFromNumber(3)), () => undefined);
  const views = [0, 1, 2, 'spectator' as const].map((viewer) => table.view(viewer));
  expect(views.map(({ hand }) => hand)).toEqual([[], [], [], null]);
  for (const view of views) {
    expect({ ...view, viewer: 0, hand: [] }).toEqual(views[0]);
    expect(view).toMatchObject({ handSizes: [0, 0, 0], bagSize: 0, open: null, status: { over: true } });
  }
});
