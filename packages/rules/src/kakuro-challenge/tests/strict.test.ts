/** Strict games: the table counts, helps nobody, and a flip against the rules costs the points of the move. */

import { describe, expect, it } from 'vitest';
import { boardWith, type ChallengeTable, type Position, tableAt } from '../../../test/kakuro-challenge/table.js';
import { formatEntry } from '../../core/entry.js';
import { kakuroChallenge as game } from '../game.js';

function strict(position: Position = {}): ChallengeTable {
  const hands = [
    [5, 7],
    [2, 3],
  ];
  return tableAt({ hands, bag: [6, 8, 9], ...position, options: { scoring: 'strict', ...position.options } });
}

/** Figure 6 of the books: a red 2, a gap, then 1, 6 and a 5. */
const figure6 = boardWith({ 4: '.B.165...' });

describe('a strict game', () => {
  it('[C5.9] ends figure 6 as the books do', () => {
    const table = strict({ board: figure6 }).act('0:y5c4/f4');
    expect(table.board).toBe(boardWith({ 4: '.B5165...' }));
    expect(table.scores).toEqual([0, 0]);
    expect(table.status.awaited).toEqual([1]);
    expect(table.happened('placed')).toMatchObject([
      { kakuros: [], turnedBack: [32], move: { flips: [], credited: 0 } },
    ]);
    expect(table.happened('drew')).toEqual([{ type: 'drew', seat: 0 }]);
  });

  it.each([
    ['one outside every Kakuro', '6I.......', '0:y7c1/a1', '6I7......'],
    ['too many in the base game, though one Kakuro holds them', '6I.......', '0:y7c1/a1/b1', '6I7......'],
    ['one too many of two, where one alone would score', '69......3', '0:y7c1/a1/i1', '697.....3'],
  ])('[C5.9] takes all points for a flip against the rules: %s', (_, row, entry, after) => {
    const table = strict({ board: boardWith({ 1: row }) }).act(entry);
    expect(table.board).toBe(boardWith({ 1: after }));
    expect(table.scores).toEqual([0, 0]);
  });

  it('[C5.9] takes what was right in the move too', () => {
    const board = boardWith({ 1: 'F9......3' });
    expect(strict({ board }).act('0:y7c1').scores).toEqual([16, 0]);
    expect(strict({ board }).act('0:y7c1/i1').scores).toEqual([0, 0]);
  });

  it('[C5.9] scores flips that are allowed', () => {
    const table = strict({ board: boardWith({ 1: '69.......' }) }).act('0:y7c1/a1');
    expect(table.scores).toEqual([16, 0]);
    expect(table.happened('placed')).toMatchObject([{ turnedBack: [], move: { flips: [0], credited: 16 } }]);
    const expert = strict({ options: { expert: true }, board: boardWith({ 1: '6I.......' }) });
    expect(expert.act('0:y7c1/a1/b1').scores).toEqual([16, 0]);
  });

  it.each([
    ['0:y7e4', 'occupied'],
    ['0:y7i9', 'not-adjacent'],
    ['0:y9c4', 'not-in-hand'],
    ['0:y7c4/i9', 'flip-empty'],
    ['0:y7c4/c4', 'flip-placed'],
    ['0:y7c4=0', 'bad-notation'],
  ])('[C5.10] refuses what can not be done at a table: %s', (entry, code) => {
    expect(strict({ board: figure6 }).refusal(entry)).toBe(code);
  });

  it('[C5.8] says of no flip that it is against the rules before the move', () => {
    const table = strict({ board: figure6 });
    expect(table.refusal('0:y5c4/f4')).toBeNull();
    expect(game.legal(table.view(0), 0).complete).toBe(false);
    expect(game.legal(table.view(1), 1)).toEqual({ actions: [], complete: true });
  });

  it('[C14.6] is recorded as it was played', () => {
    const table = strict({ board: figure6 }).act('0:y5c4/f4');
    expect(table.log.map((entry) => formatEntry(game, entry))).toEqual(['0:y5c4/f4']);
  });
});
