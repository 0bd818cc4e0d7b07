/** The lesson of Kakuro Challenge teaches what it says: a first Kakuro, a total, a flip, two Kakuros at once. */

import { HostedGame, unwrap } from '@riverstone/rules';
import { kakuroChallenge, parsePlacement } from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import { plan } from './plan';

/** The learner's placement in a step, and what it scored. */
function placedIn(step: number) {
  const done = plan.steps.slice(0, step).flatMap(({ answer, next }) => [...answer.map((each) => `0:${each}`), ...next]);
  const log = { options: plan.options, chance: plan.chance, entries: [...plan.entries, ...done] };
  const hosted = unwrap(HostedGame.resume(kakuroChallenge, 2, log));
  const before = hosted.status.scores;
  const [answer = ''] = plan.steps[step]?.answer ?? [];
  const move = unwrap(hosted.proposeLog([`0:${answer}`]));
  const kakuros = move.steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'placed' ? (event.kakuros ?? []) : [])),
  );
  return { before, after: move.status.scores, kakuros, answer: unwrap(parsePlacement(answer)) };
}

describe('the lesson of Kakuro Challenge', () => {
  it.each([
    { step: 0, points: 9, kakuros: 1, side: 'yellow', flips: 0 },
    { step: 1, points: 14, kakuros: 1, side: 'red', flips: 0 },
    { step: 2, points: 13, kakuros: 1, side: 'yellow', flips: 1 },
    { step: 3, points: 28, kakuros: 2, side: 'yellow', flips: 0 },
  ])('step $step makes $kakuros Kakuro for $points points', ({ step, points, kakuros, side, flips }) => {
    const { before, after, kakuros: made, answer } = placedIn(step);
    expect((after[0] ?? 0) - (before[0] ?? 0)).toBe(points);
    expect(made).toHaveLength(kakuros);
    expect(answer.side).toBe(side);
    expect(answer.flips).toHaveLength(flips);
  });

  it('nobody has points before, and the opponent makes none', () => {
    expect(placedIn(0).before).toEqual([0, 0]);
    expect(placedIn(3).before).toEqual([9 + 14 + 13, 0]);
  });
});
