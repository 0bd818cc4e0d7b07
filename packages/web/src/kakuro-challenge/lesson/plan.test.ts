/** The lesson of Kakuro Challenge teaches what it says: a first Kakuro, a total, a flip, two Kakuros at once. */

import { lazyMessages } from 'virtual:lazy-messages';
import { HostedGame, parseSquare, unwrap } from '@riverstone/rules';
import { kakuroChallenge, parsePlacement, SIZE } from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import { begin, type ChallengeDraft, positionOf } from '../draft/draft';
import { formatDraft } from '../draft/draft-text';
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

/** What the learner is told at a step once the tile with the digit is taken up and so much else is done. */
async function toldAt(
  step: number,
  digit: number | null,
  change: Partial<ChallengeDraft> = {},
  way: 'ask' | 'show' = 'ask',
) {
  const done = plan.steps.slice(0, step).flatMap(({ answer, next }) => [...answer.map((each) => `0:${each}`), ...next]);
  const log = { options: plan.options, chance: plan.chance, entries: [...plan.entries, ...done] };
  const view = unwrap(HostedGame.resume(kakuroChallenge, 2, log)).viewFor(0);
  const position = positionOf(view);
  if (position === null) throw new Error('it is the turn of the learner');
  const { now } = begin(position);
  const taken = digit === null ? null : position.hand.indexOf(digit);
  const sides = change.sides ? position.hand.map((_, place) => (place === taken ? 'red' : 'yellow')) : now.sides;
  const draft = formatDraft({ ...now, taken, ...change, sides });
  const { messages } = await lazyMessages['kakuro-challenge/lesson'].en();
  return plan.steps[step]?.[way](messages, { view, draft, opponent: 'Pebble' });
}

const at = (name: string) => parseSquare(name, SIZE) ?? 0;
const isRed = { sides: ['red'] } as const;

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

  it.each([
    { step: 0, digit: null, said: 'Red is a total, yellow adds. Place 3 on the mark: 6+3 makes 9.' },
    { step: 0, digit: 3, said: 'Red is a total, yellow adds. Place 3 on the mark: 6+3 makes 9.' },
    { step: 0, digit: 4, said: 'Take your 3 here. The other tile comes later.' },
    { step: 0, digit: 3, change: { square: at('g5') }, said: 'Right! Now press “Place”.' },
    { step: 1, digit: null, said: '9 points! Now a total: tap your 4 twice, and it turns red.' },
    { step: 1, digit: 4, said: 'Red side up: here your 4 is the total. Tap it to flip it.' },
    { step: 1, digit: 4, change: isRed, said: 'Totals show the last digit: 6+8=14. Place your red 4 on the mark.' },
    { step: 1, digit: 4, change: { ...isRed, square: at('f4') }, said: 'Right! Now press “Place”.' },
    { step: 2, digit: 8, said: '14 points! Place 8 on the empty mark: 5+8 makes 13.' },
    { step: 2, digit: 8, change: { square: at('g7') }, said: '5+8=13 needs a red 3. Tap the 3 on g5: it flips.' },
    { step: 2, digit: 8, change: { square: at('g7'), flips: [at('g5')] }, said: 'Right! Now press “Place”.' },
  ])('in step $step with $digit and $change says what comes next', async ({ step, digit, change, said }) => {
    expect(await toldAt(step, digit, change)).toBe(said);
    if (change !== undefined && 'square' in change) expect(await toldAt(step, digit, change, 'show')).toBe(said);
  });

  it('nobody has points before, and the opponent makes none', () => {
    expect(placedIn(0).before).toEqual([0, 0]);
    expect(placedIn(3).before).toEqual([9 + 14 + 13, 0]);
  });
});
