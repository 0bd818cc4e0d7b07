/** What is made of a review: sums, turning points, and which step each turn belongs to. */

import { readFileSync } from 'node:fs';
import { reviewRecord } from '@riverstone/bots';
import { type GameId, gameIds, unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../replay/read-record';
import { playerReviews } from './player-reviews';
import { type ReviewedTurn, stepsOfTurns } from './review-turns';
import { turningPoints } from './turning-points';

function reviewOf(id: GameId) {
  const url = new URL(`../../../../docs/examples/${id}.riverstone.json`, import.meta.url);
  const record: unknown = JSON.parse(readFileSync(url, 'utf8'));
  const steps = reviewRecord(record, { nodes: 1 });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const review = unwrap(step.value);
  const { entries } = unwrap(readRecord(record)).played;
  const numbers = stepsOfTurns(entries, review.turns);
  const turns = new Map<number, ReviewedTurn>(review.turns.map((turn, index) => [numbers[index] ?? 0, turn]));
  return { review, entries, turns };
}

describe.each(gameIds)('a review of %s', (id) => {
  const { review, entries, turns } = reviewOf(id);
  const isChance = id === 'kakuzu';

  it('has a turn for every step of its replay', () => {
    expect([...turns.keys()]).toEqual(entries.map((_, index) => index + 1));
  });

  it('sums up to what the record says', () => {
    for (const player of playerReviews(review.seats.length, turns, isChance)) {
      const seat = review.seats[player.seat];
      expect(player.luck).toBeCloseTo(seat?.luck ?? 0, 6);
      expect(player.missed).toBeCloseTo(seat?.missed ?? 0, 6);
      expect(player.missedByMisses).toBeLessThanOrEqual(player.missed + 1e-9);
      expect(player.missedByMisses > 0).toBe(player.misses.length > 0);
      expect(player.accuracy).toBeGreaterThan(0);
      expect(player.accuracy).toBeLessThanOrEqual(1);
      for (const step of player.misses) {
        const missed = turns.get(step)?.assessments.find((each) => each.seat === player.seat);
        expect(missed?.missed).toBeGreaterThan(0);
      }
    }
  });

  it('has at most three turning points, in order, each a change that is larger than all others', () => {
    const points = turningPoints(turns, review.chances, 0);
    expect(points.length).toBeLessThanOrEqual(3);
    expect(points.map(({ step }) => step)).toEqual(points.map(({ step }) => step).toSorted((a, b) => a - b));
    let before = review.chances[0] ?? 0;
    const changes = [...turns.values()].map(({ chances }) => {
      const change = Math.abs((chances[0] ?? 0) - before);
      before = chances[0] ?? 0;
      return change;
    });
    const third = changes.toSorted((a, b) => b - a)[2] ?? 0;
    for (const point of points) expect(Math.abs(point.after - point.before)).toBeGreaterThanOrEqual(third);
  });
});

it('a turning point changes a chance by five in a hundred; a game may have none', () => {
  const turn = (chance: number): ReviewedTurn => ({ assessments: [], chances: [chance, 1 - chance] }) as never;
  const of = (...chances: number[]) =>
    turningPoints(new Map(chances.map((chance, index) => [index + 1, turn(chance)])), [0.5, 0.5], 0);
  expect(of(0.54, 0.5, 0.46)).toEqual([]);
  expect(of(0.52, 0.6, 0.61)).toEqual([{ step: 2, before: 0.52, after: 0.6 }]);
});

it('a replay with a step that the record leaves out keeps its turns where they belong', () => {
  const turns = [{ entry: '0:y4c6=9' }, { entry: '1:y3c7=0' }];
  expect(stepsOfTurns(['0:y4c6=9', '1:accept', '1:y3c7=0'], turns)).toEqual([1, 3]);
});

it('weighs equal losses equally: accuracy is the share of what there was', () => {
  const turn = (missed: number): ReviewedTurn =>
    ({
      actor: 0,
      assessments: [{ seat: 0, luck: 0, best: 10, missed, worthLost: missed, bestAction: {} }],
    }) as unknown as ReviewedTurn;
  const of = (...misses: number[]) =>
    playerReviews(1, new Map(misses.map((missed, index) => [index + 1, turn(missed)])), false)[0]?.accuracy;
  expect(of(0, 6)).toBe(of(6, 0));
  expect(of(3, 3)).toBe(of(0, 6));
  expect(of(0, 0)).toBe(1);
});
