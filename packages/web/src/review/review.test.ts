/** What is made of a review: sums, turning points, and which step each turn belongs to. */

import { readFileSync } from 'node:fs';
import { type AnyAssessment, reviewRecord } from '@riverstone/bots';
import { type GameId, gameIds, unwrap } from '@riverstone/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../messages/words';
import { readRecord } from '../replay/read-record';
import { loadReplayWords } from '../replay/replay-words';
import { decisiveParts, ownAssessment, playerReviews } from './player-reviews';
import type { ReviewBoard } from './review-board';
import { type ReviewedTurn, stepsOfTurns } from './review-turns';
import { verdictWords } from './step-review';
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
  const missedAt = (step: number, seat: number): number =>
    turns.get(step)?.assessments.find((each) => each.seat === seat)?.missed ?? 0;

  it('has a turn for every step of its replay', () => {
    expect([...turns.keys()]).toEqual(entries.map((_, index) => index + 1));
  });

  it('sums up to what the record says', () => {
    for (const player of playerReviews(review.seats.length, turns, isChance)) {
      const seat = review.seats[player.seat];
      expect(player.luck).toBeCloseTo(seat?.luck ?? 0, 6);
      expect(player.missed).toBeCloseTo(seat?.missed ?? 0, 6);
      const parts = player.misses.map((step) => missedAt(step, player.seat));
      const inMisses = parts.reduce((sum, part) => sum + part, 0);
      // What is almost the best counts as missed, and as no miss.
      expect(inMisses + player.forLater).toBeLessThanOrEqual(player.missed + 1e-9);
      expect(player.accuracy).toBeGreaterThan(0);
      expect(player.accuracy).toBeLessThanOrEqual(1);
      for (const part of parts) expect(part).toBeGreaterThan(0);
    }
  });

  it('has at most three turning points, in order, each a change that is larger than all others', () => {
    const points = turningPoints(turns, review.chances, null, isChance);
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
    turningPoints(new Map(chances.map((chance, index) => [index + 1, turn(chance)])), [0.5, 0.5], 0, false);
  expect(of(0.54, 0.5, 0.46)).toEqual([]);
  expect(of(0.52, 0.6, 0.61)).toEqual([{ step: 2, seat: 0, part: null, before: 0.52, after: 0.6 }]);
});

it('a move with nothing to decide is no turning point', () => {
  const turn = (part: object): ReviewedTurn =>
    ({ actor: 0, assessments: [{ seat: 0, missed: 0, bestAction: null, ...part }], chances: [0, 1] }) as never;
  const of = (part: object) => turningPoints(new Map([[1, turn(part)]]), [0.5, 0.5], 0, false).length;
  expect(of({ best: 0, worthLost: 0 })).toBe(0);
  expect(of({ best: 4, worthLost: null })).toBe(0);
  expect(of({ best: 4, worthLost: 0 })).toBe(1);
});

it('the turning points of several people tell the chance of who moved', () => {
  const turn: ReviewedTurn = {
    actor: 1,
    assessments: [{ seat: 1, best: 5, missed: 0, worthLost: 0 }],
    chances: [0.2, 0.8],
  } as never;
  expect(turningPoints(new Map([[1, turn]]), [0.5, 0.5], null, false)).toMatchObject([
    { seat: 1, before: 0.5, after: 0.8 },
  ]);
});

it('turning points are your own moves first, and know who moved', () => {
  const turn = (actor: number, chance: number): ReviewedTurn =>
    ({
      actor,
      assessments: [{ seat: actor, best: 5, missed: 0, worthLost: 0 }],
      chances: [chance, 1 - chance],
    }) as never;
  // Ada's chance, after her moves and those of Brook, which change it more.
  const turns = [turn(0, 0.56), turn(1, 0.3), turn(0, 0.36), turn(1, 0.76), turn(1, 0.5)];
  const of = (you: number | null) =>
    turningPoints(new Map(turns.map((each, index) => [index + 1, each])), [0.5, 0.5], you, false).map(
      ({ step, part }) => [step, part?.seat],
    );
  expect(of(0)).toEqual([
    [1, 0],
    [3, 0],
    [4, 1],
  ]);
  expect(of(null)).toEqual([
    [2, 1],
    [4, 1],
    [5, 1],
  ]);
});

it('tells nothing of a drawn 0, nor of whoever only got what another missed', () => {
  const part = (seat: number, best: number) => ({ seat, best }) as never;
  const drewZero: ReviewedTurn = { actor: 'table', assessments: [part(0, 0)] } as never;
  expect(decisiveParts(drewZero)).toEqual([]);
  expect(ownAssessment(drewZero)).toBeNull();
  const missed: ReviewedTurn = { actor: 0, assessments: [part(0, 0), part(1, 0)] } as never;
  expect(decisiveParts(missed)).toEqual([part(0, 0)]);
  expect(ownAssessment(missed)).toEqual(part(0, 0));
  const unsolved: ReviewedTurn = { actor: 'table', assessments: [part(0, 0), part(1, 4)] } as never;
  expect(ownAssessment(unsolved)).toEqual(part(1, 4));
  const saidNone: ReviewedTurn = { actor: 1, assessments: [part(0, 8), part(1, 0)] } as never;
  expect(ownAssessment(saidNone)).toEqual(part(0, 8));
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

it('counts as missed what the best moves would have scored more; what was given up for later costs no accuracy', () => {
  const turn = (best: number, scored: number): ReviewedTurn =>
    ({
      actor: 1,
      assessments: [{ seat: 1, luck: 0, scored, best, missed: best - scored, worthLost: 0, bestAction: {} }],
    }) as unknown as ReviewedTurn;
  const turns = new Map([turn(5, 2), turn(6, 4), turn(5, 2), turn(3, 2)].map((each, index) => [2 * index + 1, each]));
  const [, review] = playerReviews(2, turns, false);
  expect(review).toMatchObject({ missed: 9, forLater: 9, misses: [], accuracy: 1 });
});

it('counts what was let go by as missed: no points are no accuracy', () => {
  const part = { seat: 0, luck: 0, scored: 0, best: 7, missed: 7, worthLost: 0.1, bestAction: {}, passed: true };
  const turn = { actor: 0, assessments: [part] } as unknown as ReviewedTurn;
  const [review] = playerReviews(1, new Map([[1, turn]]), false);
  expect(review).toMatchObject({ missed: 7, forLater: 0, misses: [], losses: [1], accuracy: 0 });
});

it('a game alone turns where points were lost: as many as the move is said to have missed, none given up', () => {
  const part = { seat: 0, best: 16, missed: 16, bestAction: {} };
  const better = { ...part, worthLost: 4, worthiest: { action: {}, points: 11 } };
  const turns = [better, { ...part, worthLost: 0 }].map((each) => ({ actor: 0, assessments: [each], chances: [1] }));
  const points = turningPoints(new Map(turns.map((turn, index) => [index + 1, turn as never])), [1], 0, false);
  expect(points).toMatchObject([{ step: 1, after: 11 }]);
});

describe('in few words', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await switchLanguage('en');
    await loadReplayWords();
  });
  // Files share their globals.
  afterAll(() => vi.unstubAllGlobals());

  const wordsFor = (game: string, isChance: boolean, part: object): string =>
    verdictWords({ game, isChance } as ReviewBoard, { bestAction: {}, worthiest: null, ...part } as AnyAssessment);

  it('a stone with worse odds is not called a miss: it may have been the right one', () => {
    const part = { best: 0.43, missed: 0.26, worthLost: 0.26 };
    expect(wordsFor('kakuzu', true, part)).toBe('Better odds elsewhere: 43%, here 17%');
  });

  it('a miss is as large as the better move that is shown', () => {
    const part = { best: 16, missed: 16, worthLost: 4, worthiest: { action: {}, points: 11 } };
    expect(wordsFor('kakuro-challenge', false, part)).toBe('Missed 11 points');
  });

  it('points that went by without a move were possible', () => {
    expect(wordsFor('kakuro-race', false, { best: 7, missed: 7, worthLost: 0, passed: true })).toBe(
      'Possible: 7 points',
    );
  });
});
