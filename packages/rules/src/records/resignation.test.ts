/** Records of games in which somebody gave up. */

import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../test/kakuzu/record.js';
import { type GameRecord, readHeader, replay, unwrap } from '../index.js';
import { winnersWithout } from './resignation.js';

const recordWith = (resigned: readonly number[]): GameRecord => beginningOf(['Ada', 'Bo', 'Cy'], { resigned });

describe('who gave up', () => {
  it('stands in the record, and nothing does where nobody did', () => {
    expect(recordWith([1, 2]).resigned).toEqual([1, 2]);
    expect(unwrap(readHeader(recordWith([1, 2]))).resigned).toEqual([1, 2]);
    expect(recordWith([])).not.toHaveProperty('resigned');
    expect(unwrap(readHeader(recordWith([]))).resigned).toEqual([]);
  });

  it('has ended the game where the moves do not, and the others have won', () => {
    const given = { scores: [0, 0, 0], ended: true, finished: false, resigned: [1, 2], winners: [0] };
    expect(replay(recordWith([1, 2]))).toMatchObject({ ok: true, value: given });
    expect(replay(recordWith([]))).toMatchObject({ ok: true, value: { ended: false, resigned: [], winners: [] } });
  });

  it.each<[string, number[], number[], number[], number[]]>([
    ['by the rules, where they are among the others', [7, 9, 9], [1], [2], [1]],
    ['by points, where the winner of the rules gave up', [7, 9, 8], [1], [1], [2]],
    ['together, where they have the same', [7, 9, 7], [1], [1], [0, 2]],
    ['by nobody, where all gave up', [7], [], [0], []],
  ])('is not who won: %s', (_, scores, winners, resigned, won) => {
    expect(winnersWithout({ scores, winners }, resigned)).toEqual(won);
  });

  it.each<[string, unknown]>([
    ['nobody', []],
    ['a number', 1],
    ['a name', ['Ada']],
    ['a seat that is not there', [3]],
    ['a seat twice', [1, 1]],
    ['seats out of order', [2, 0]],
    ['half a seat', [0.5]],
  ])('can not be %s', (_, resigned) => {
    expect(replay({ ...recordWith([]), resigned })).toMatchObject({
      ok: false,
      error: { refusal: { code: 'bad-request', detail: { field: 'resigned' } }, moveIndex: null },
    });
  });
});
