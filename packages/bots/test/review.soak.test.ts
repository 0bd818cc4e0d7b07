/** Reviews of whole games: what adds up, and what is said of a record that is not in order. */

import { type AnyReview, type ReviewProgress, reviewRecord } from '@riverstone/bots';
import { type GameRecord, type ReplayRefusal, type Result, replay, unwrap } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { everyTable, type TableKind } from './tables.js';
import { wholeGame } from './whole-games.js';

/** Little thought: what adds up does so however well it is estimated. */
const limits = { nodes: 60 };

function toTheEnd(record: unknown): { steps: ReviewProgress[]; result: Result<AnyReview, ReplayRefusal> } {
  const steps: ReviewProgress[] = [];
  const review = reviewRecord(record, limits);
  for (let step = review.next(); ; step = review.next()) {
    if (step.done) return { steps, result: step.value };
    steps.push(step.value);
  }
}

const game = async ({ id, options, seats }: TableKind): Promise<GameRecord> => {
  const bots = Array.from(
    { length: seats },
    (_, seat) => (['novice', 'plain', 'casual', 'strong'] as const)[seat % 4] ?? 'plain',
  );
  return (await wholeGame({ id, options, seats }, bots, 11, { limits })).record;
};

describe('a review', () => {
  test.each(everyTable)('$name', async (table) => {
    const record = await game(table);
    const { steps, result } = toTheEnd(record);
    const review = unwrap(result);
    const { scores, winners } = unwrap(replay(record));
    expect(review).toMatchObject({ game: table.id, ended: true, winners, players: record.players });
    // Every point is accounted for, and none without a reason.
    for (const { seat, scored, expected, luck, missed } of review.seats) {
      expect(scored).toBeCloseTo(scores[seat] ?? Number.NaN, 6);
      expect(scored).toBeCloseTo(expected + luck - missed, 6);
    }
    for (const { assessments, chances } of review.turns) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      for (const { scored, expected, luck, missed, worthLost } of assessments) {
        expect(scored).toBeCloseTo(expected + luck - missed, 6);
        expect(missed).toBeGreaterThanOrEqual(0);
        expect(worthLost ?? 0).toBeGreaterThanOrEqual(0);
      }
    }
    // A turn at each step, every move of the record once and in order.
    expect(steps.map(({ turn }) => turn)).toEqual(review.turns);
    expect(steps.at(-1)).toMatchObject({ done: steps.length, total: steps.length });
    expect(review.turns.flatMap(({ moveIndex }) => moveIndex ?? [])).toEqual([...record.moves.keys()]);
    expect(review.turns.filter(({ moveIndex }) => moveIndex !== null).map(({ entry }) => entry)).toEqual(record.moves);
    // It is data: what a worker sends arrives.
    expect(JSON.parse(JSON.stringify(review))).toEqual(JSON.parse(JSON.stringify(structuredClone(review))));
  });

  test('of an unfinished game reviews what there is', async () => {
    const [table] = everyTable;
    if (table === undefined) throw new Error('no table');
    const { at: _at, ...untimed } = await game(table);
    const review = unwrap(toTheEnd({ ...untimed, moves: untimed.moves.slice(0, 9) }).result);
    expect(review.ended).toBe(false);
    expect(review.turns).toHaveLength(9);
  });

  test('of nonsense says what is wrong, and where', async () => {
    const [table] = everyTable;
    if (table === undefined) throw new Error('no table');
    const record = await game(table);
    expect(toTheEnd(17).result).toMatchObject({
      ok: false,
      error: { moveIndex: null, refusal: { code: 'bad-request' } },
    });
    const { at: _at, ...untimed } = record;
    const moves = record.moves.with(4, '0:nonsense');
    expect(toTheEnd({ ...untimed, moves }).result).toMatchObject({
      ok: false,
      error: { moveIndex: 4, refusal: { code: 'bad-notation' } },
    });
  });
});
