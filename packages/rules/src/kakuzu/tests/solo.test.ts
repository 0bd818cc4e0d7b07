/** Section 9 of the rules page: playing alone. */

import { describe, expect, it } from 'vitest';
import { bag, EVERY_DIGIT, play, seen, startedTable, tableWithStones } from '../../../test/kakuzu/table.js';
import { kakuzu } from '../game.js';

const seats = 1;

describe('alone', () => {
  it('[K9.1] one player makes the whole set-up and takes every turn', () => {
    const state = startedTable({ seats }, EVERY_DIGIT);
    expect(state).toMatchObject({ phase: 'draw', turn: 0 });
    expect(play(state, '*:draw 0')).toEqual(state);
    expect(play(state, '*:draw 2', '0:c1')).toMatchObject({ phase: 'draw', turn: 0, drawn: [] });
  });

  it.each([
    { variant: 'bag', entries: ['*:draw 2', '0:c1'] },
    { variant: 'same-digit', entries: ['*:draw 2', '0:c1'] },
    { variant: 'announce', entries: ['0:2c1'] },
  ] as const)('[K9.2] a missed stone belongs to nobody: $variant', ({ variant, entries }) => {
    const state = play(startedTable({ seats, variant }), ...entries);
    expect(state.scores).toEqual([0]);
    expect(state.uncovered[2]).toBe(3);
  });

  it('[K9.2] everybody sees that nobody has it, and that the digits go back', () => {
    const state = play(startedTable({ seats }), '*:draw 2');
    expect(seen(state, '0:c1')[0]).toMatchObject({ type: 'removed', to: null });
    expect(bag(play(state, '0:c1'))).toBe('0123456789');
  });

  it('[K9.3] the score is the number of stones kept, and alone one wins', () => {
    const state = play(tableWithStones('b1 h2', { seats }), '*:draw 2', '0:b1', '*:draw 0', '*:draw 2', '0:h2');
    expect(kakuzu.status(state)).toMatchObject({ over: true, scores: [2], winners: [0] });
  });

  it('[K9.3] also with no stone at all', () => {
    const state = play(startedTable({ seats, clockMinutes: 1 }), '*:draw 2', '0:flag');
    expect(kakuzu.status(state)).toMatchObject({ over: true, scores: [0], winners: [0] });
  });

  it('[K9.4] the flag ends the game', () => {
    const state = play(startedTable({ seats, clockMinutes: 1 }), '*:draw 2', '0:b1', '*:draw 3', '0:flag');
    expect(kakuzu.status(state)).toMatchObject({ over: true, scores: [1], winners: [0], timers: [] });
  });
});
