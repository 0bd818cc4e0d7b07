/** The lesson of the race teaches what it says: a whole row, a cut, a Double, and a marker that no line makes. */

import { bestClaim } from '@riverstone/bots/kakuro-race';
import { HostedGame, parseEntry, unwrap } from '@riverstone/rules';
import { checkClaim, kakuroRace, parseClaim, type RaceView } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { plan } from './plan';

/** What the learner sees at a step. */
function at(step: number): RaceView {
  const done = plan.steps.slice(0, step).flatMap(({ answer, next }) => [...answer.map((each) => `0:${each}`), ...next]);
  return unwrap(HostedGame.resume(kakuroRace, 2, { ...plan, entries: [...plan.entries, ...done] })).viewFor(0);
}

const positionOf = ({ field, scored, round, tiles }: RaceView, seat: number) => ({
  field,
  scored,
  marker: round?.marker ?? 0,
  tiles: tiles[seat] ?? [],
});

describe('the lesson of the race', () => {
  it.each([
    { step: 0, claim: 'a3-h3', points: 8 },
    { step: 1, claim: 'a6-c6 #d6(n9)', points: 3 },
    { step: 2, claim: 'e6-h6 d', points: 4 },
  ])('step $step is a line of $points numbers', ({ step, claim, points }) => {
    expect(plan.steps[step]?.answer).toEqual(['call', claim]);
    const scores = [at(step), at(step + 1)].map(({ status }) => status.scores[0] ?? 0);
    expect((scores[1] ?? 0) - (scores[0] ?? 0)).toBe(points);
  });

  it('the cut needs its Sum square, and the Double is needed too', () => {
    const checked = (step: number, claim: string) => checkClaim(positionOf(at(step), 0), unwrap(parseClaim(claim)));
    expect(checked(1, 'a6-c6')).toMatchObject({ ok: false, error: { code: 'no-end' } });
    expect(checked(2, 'e6-h6')).toMatchObject({ ok: false, error: { code: 'repeats' } });
  });

  it.each([
    { step: 0, action: 'a3-g3', said: 'sum' },
    { step: 0, action: 'withdraw', said: 'withdraw' },
    { step: 1, action: 'a6-c6', said: 'end' },
    { step: 1, action: 'a6-c6 #d6(d)', said: 'keepDouble' },
    { step: 2, action: 'e6-h6', said: 'repeats' },
  ])('says what is wrong with $action', ({ step, action, said }) => {
    const told = new Proxy({}, { get: (_, key) => (key === 'sum' ? () => 'sum' : String(key)) });
    const read = unwrap(parseEntry(kakuroRace, `0:${action}`, 2)).action;
    const verdict = plan.steps[step]?.judge(read, at(step));
    expect(typeof verdict === 'function' ? verdict({ wrong: told } as never) : verdict).toBe(said);
  });

  it('the last marker can be made by nobody, and the learner has no tiles left', () => {
    const view = at(3);
    expect(view.tiles[0]).toEqual([]);
    expect(bestClaim(positionOf(view, 0))).toBeUndefined();
    expect(bestClaim(positionOf(view, 1))).toBeUndefined();
    expect(at(4).unsolved).toEqual([view.round?.marker]);
  });
});
