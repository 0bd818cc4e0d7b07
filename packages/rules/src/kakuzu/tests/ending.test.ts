/** Section 5 of the rules page: the last stone and who has won. */

import { describe, expect, it } from 'vitest';
import { allSquares, bag, legalEntries, play, refusal, seen, tableWithStones } from '../../../test/kakuzu/table.js';
import { highestSeats as winners } from '../../core/outcome.js';
import { kakuzu } from '../game.js';

describe('the end', () => {
  const lastStone = play(tableWithStones('i9', { seats: 3 }), '*:draw 8');

  it('[K5.1] comes with the last stone, and nothing is drawn after it', () => {
    const state = play(lastStone, '0:i9');
    expect(kakuzu.status(state)).toEqual({
      over: true,
      scores: [1, 0, 0],
      winners: [0],
      awaited: [],
      allowed: [],
      tableDue: false,
      timers: [],
    });
    expect(kakuzu.tableActions(state)).toEqual([]);
    expect(refusal(state, '*:draw 0')).toBe('game-over');
    expect(refusal(state, '1:i9')).toBe('game-over');
  });

  it('[K5.1] leaves no turn behind: nothing drawn, nothing kept in it', () => {
    const twoStones = play(tableWithStones('h9 i9'), '*:draw 8', '0:i9', '*:draw 7');
    expect(twoStones).toMatchObject({ drawn: [8, 7], kept: 1 });
    expect(play(twoStones, '0:h9')).toMatchObject({ phase: 'over', drawn: [], kept: 0 });
  });

  it('[K5.1] does not come before it', () => {
    const state = play(tableWithStones('h9 i9'), '*:draw 8', '0:i9');
    expect(kakuzu.status(state)).toMatchObject({ over: false, winners: [], tableDue: true });
  });

  it('[K5.2] the last stone is a match, whatever lies under it', () => {
    for (const square of allSquares) {
      const bagGame = tableWithStones(square);
      const announceGame = tableWithStones(square, { variant: 'announce' });
      const digit = bagGame.sheet[bagGame.uncovered.indexOf(0)];
      expect(bag(bagGame)).toBe(`0${digit}`);
      expect(legalEntries(announceGame)).toEqual([`0:${digit}${square}`]);
      expect(play(bagGame, `*:draw ${digit}`, `0:${square}`)).toMatchObject({ phase: 'over', scores: [1, 0] });
    }
  });

  it('[K5.2] everybody sees the stone, the digit and the end', () => {
    expect(seen(lastStone, '0:i9')).toEqual([
      { type: 'removed', seat: 0, square: 80, digit: 8, wanted: 8, to: 0 },
      { type: 'completed', digit: 8 },
      { type: 'ended', scores: [1, 0, 0], winners: [0] },
    ]);
  });

  it.each([
    { scores: [30, 42], won: [1] },
    { scores: [20, 20, 32], won: [2] },
    { scores: [18, 19, 18, 17], won: [1] },
    { scores: [9], won: [0] },
  ])('[K5.3] $scores: most stones wins', ({ scores, won }) => {
    expect(winners(scores)).toEqual(won);
  });

  it.each([
    { scores: [36, 36], won: [0, 1] },
    { scores: [26, 20, 26], won: [0, 2] },
    { scores: [18, 18, 18, 18], won: [0, 1, 2, 3] },
    { scores: [0, 0], won: [0, 1] },
  ])('[K5.4] $scores: the win is shared', ({ scores, won }) => {
    expect(winners(scores)).toEqual(won);
  });
});
