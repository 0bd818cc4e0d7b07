/** Section 8 of the rules page: clocks and flags. */

import { describe, expect, it } from 'vitest';
import {
  bag,
  newTable,
  play,
  refusal,
  seen,
  startedTable,
  type TableOptions,
  tableWithStones,
} from '../../../test/kakuzu/table.js';
import { kakuzu } from '../game.js';
import type { KakuzuState } from '../state.js';

const clockMinutes = 5;
const withClock = (options: TableOptions = {}): KakuzuState => startedTable({ clockMinutes, ...options });
const running = (state: KakuzuState): (number | null)[] =>
  kakuzu
    .status(state)
    .timers.filter((timer) => timer.running)
    .map(({ seat }) => seat);

describe('a clock', () => {
  it('[K8.1] each seat has one, for the whole game', () => {
    expect(kakuzu.status(withClock()).timers).toEqual([
      { key: 'clock:0', kind: 'clock', seat: 0, seconds: 300, running: false },
      { key: 'clock:1', kind: 'clock', seat: 1, seconds: 300, running: false },
    ]);
  });

  it('[K8.1] without the option nobody has one', () => {
    expect(kakuzu.status(play(startedTable(), '*:draw 2')).timers).toEqual([]);
  });

  it.each([
    { when: 'in the set-up', state: newTable({ clockMinutes }), expected: [] },
    { when: 'before the draw', state: withClock(), expected: [] },
    { when: 'after the draw', state: play(withClock(), '*:draw 2'), expected: [0] },
    { when: 'before the next draw', state: play(withClock(), '*:draw 2', '0:b1'), expected: [] },
    { when: 'after the next draw', state: play(withClock(), '*:draw 2', '0:b1', '*:draw 3'), expected: [0] },
    { when: 'in the next turn', state: play(withClock(), '*:draw 2', '0:c1', '*:draw 3'), expected: [1] },
    { when: 'after a 0', state: play(withClock(), '*:draw 0', '*:draw 3'), expected: [1] },
    { when: 'when digits are announced', state: withClock({ variant: 'announce' }), expected: [0] },
  ])('[K8.2] $when it runs for $expected', ({ state, expected }) => {
    expect(running(state)).toEqual(expected);
  });

  it('[K8.2] goes on from where it stood: the key stays the same', () => {
    const keys = (state: KakuzuState): string[] => kakuzu.status(state).timers.map(({ key }) => key);
    expect(keys(play(withClock(), '*:draw 2', '0:c1', '*:draw 3'))).toEqual(keys(newTable({ clockMinutes })));
  });
});

describe('a flag', () => {
  it('[K8.3] ends the turn as a 0 does', () => {
    const state = play(withClock({ seats: 3 }), '*:draw 2', '0:b1', '*:draw 3');
    const flagged = play(state, '0:flag');
    expect(flagged).toMatchObject({ turn: 1, phase: 'draw', scores: [1, 0, 0], drawn: [], kept: 0, flagged: [0] });
    expect(flagged.uncovered).toEqual(state.uncovered);
    expect(bag(flagged)).toBe('0123456789');
    expect(seen(state, '0:flag')).toEqual([{ type: 'turn-ended', seat: 0, reason: 'flag' }]);
  });

  it('[K8.3] is what the table does when the clock has run out', () => {
    const state = play(withClock(), '*:draw 2');
    expect(kakuzu.tableActions(state, 'clock:0')).toEqual([{ type: 'flag', seat: 0 }]);
    expect(kakuzu.tableActions(state, 'clock:1')).toEqual([]);
    expect(kakuzu.tableActions(state, 'clock:7')).toEqual([]);
  });

  it.each(['bag', 'same-digit', 'announce'] as const)('[K8.4] the seat is passed over from then on: %s', (variant) => {
    const turns: number[] = [];
    let state = withClock({ seats: 3, variant });
    if (variant !== 'announce') state = play(state, '*:draw 2');
    state = play(state, '0:flag');
    for (const square of ['b1', 'c1', 'e1', 'f1']) {
      turns.push(state.turn);
      state = variant === 'announce' ? play(state, `${state.turn}:7${square}`) : play(state, '*:draw 0');
    }
    expect(turns).toEqual([1, 2, 1, 2]);
  });

  it('[K8.4] its clock is gone, and it can do nothing', () => {
    const state = play(withClock(), '*:draw 2', '0:flag', '*:draw 3');
    expect(kakuzu.status(state).timers.map(({ seat }) => seat)).toEqual([1]);
    expect(refusal(state, '0:b1')).toBe('not-your-turn');
    expect(refusal(state, '0:flag')).toBe('not-allowed clock-not-running');
  });

  it('[K8.4] [K8.5] three seats, the middle one flagged: it gets what seat 0 misses, and seat 2 plays next', () => {
    const state = play(withClock({ seats: 3, first: 1 }), '*:draw 2', '1:flag', '*:draw 0', '*:draw 2', '0:c1');
    expect(state).toMatchObject({ turn: 2, scores: [0, 1, 0], flagged: [1] });
  });

  it('[K8.5] two seats in a row flagged: the nearer one gets the stone', () => {
    const start = withClock({ seats: 4, first: 1 });
    const state = play(start, '*:draw 2', '1:flag', '*:draw 2', '2:flag', '*:draw 0', '*:draw 2', '0:c1');
    expect(state).toMatchObject({ turn: 3, scores: [0, 1, 0, 0] });
  });

  it('[K8.6] the seat keeps its stones and can win', () => {
    const start = tableWithStones('b1 h2 c1', { clockMinutes });
    const state = play(start, '*:draw 2', '0:b1', '*:draw 3', '0:flag', '*:draw 3', '1:h2', '*:draw 3', '1:c1');
    expect(kakuzu.status(state)).toMatchObject({ over: true, scores: [2, 1], winners: [0] });
  });

  it('[K8.7] the only seat with time left plays turn after turn', () => {
    const state = play(withClock({ seats: 3 }), '*:draw 2', '0:flag', '*:draw 2', '1:flag');
    expect(state.turn).toBe(2);
    expect(play(state, '*:draw 0').turn).toBe(2);
    expect(play(state, '*:draw 2', '2:c1')).toMatchObject({ turn: 2, scores: [1, 0, 0], phase: 'draw' });
  });

  it('[K8.8] the last flag ends the game as it stands', () => {
    const state = play(withClock(), '*:draw 2', '0:b1', '*:draw 3', '0:flag', '*:draw 4');
    expect(seen(state, '1:flag')).toEqual([
      { type: 'turn-ended', seat: 1, reason: 'flag' },
      { type: 'ended', scores: [1, 0], winners: [0] },
    ]);
    const over = play(state, '1:flag');
    expect(kakuzu.status(over)).toMatchObject({
      over: true,
      scores: [1, 0],
      winners: [0],
      tableDue: false,
      timers: [],
    });
    expect(over.uncovered.filter((open) => open === 0)).toHaveLength(71);
  });

  it('[K8.8] the flagged seats are listed in seat order', () => {
    const state = play(withClock({ seats: 3, first: 2 }), '*:draw 2', '2:flag', '*:draw 2', '0:flag');
    expect(state.flagged).toEqual([0, 2]);
  });

  it.each([
    { when: 'without a clock', state: play(startedTable(), '*:draw 2'), entry: '0:flag' },
    { when: 'in the set-up', state: newTable({ clockMinutes }), entry: '0:flag' },
    { when: 'before the draw', state: withClock(), entry: '0:flag' },
    { when: 'for a seat that is not in turn', state: play(withClock(), '*:draw 2'), entry: '1:flag' },
  ])('[K8.9] [K8.2] no flag falls $when', ({ state, entry }) => {
    expect(refusal(state, entry)).toBe('not-allowed clock-not-running');
  });

  it('[K8.9] is the table’s to see, not a player’s', () => {
    const state = play(withClock(), '*:draw 2');
    expect(kakuzu.apply(state, 0, { type: 'flag', seat: 0 })).toMatchObject({ error: { code: 'not-allowed' } });
  });
});
