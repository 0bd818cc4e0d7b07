/** The lesson of the race teaches what it says: a whole row, a cut, a Double, and a marker that no line makes. */

import { lazyMessages } from 'virtual:lazy-messages';
import { bestClaim } from '@riverstone/bots/kakuro-race';
import { HostedGame, parseEntry, unwrap } from '@riverstone/rules';
import { checkClaim, kakuroRace, parseClaim, type RaceView } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { plan } from './plan';

/** What the learner sees at a step. */
function at(step: number, more: readonly string[] = []): RaceView {
  const done = plan.steps.slice(0, step).flatMap(({ answer, next }) => [...answer.map((each) => `0:${each}`), ...next]);
  const entries = [...plan.entries, ...done, ...more];
  return unwrap(HostedGame.resume(kakuroRace, 2, { ...plan, entries })).viewFor(0);
}

const calledAt = (step: number): RaceView => at(step, ['0:call']);

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
    const told = new Proxy({}, { get: (_, key) => (key === 'sum' || key === 'end' ? () => key : String(key)) });
    const read = unwrap(parseEntry(kakuroRace, `0:${action}`, 2)).action;
    const verdict = plan.steps[step]?.judge(read, at(step));
    expect(typeof verdict === 'function' ? verdict({ wrong: told } as never) : verdict).toBe(said);
  });

  it.each([
    { step: 0, draft: '', said: 'Drag along the whole row, or tap both ends.' },
    { step: 0, draft: '1||a3', said: 'Now tap h3, the other end.' },
    { step: 0, draft: '1||h3', said: 'Now tap a3, the other end.' },
    { step: 0, draft: '1||b3', said: 'Drag along the whole row, or tap both ends.' },
    { step: 0, draft: '1||a3-g3', said: 'That makes 33, not 38. Mark the line again.' },
    { step: 0, draft: '1||a3-h3', said: 'Right! Now press “Claim”.' },
    { step: 1, draft: '1||a3-h3', said: 'Mark a6 to c6: 8+1+5 makes 14.' },
    { step: 1, draft: '2||a6-c6', said: 'A line ends at the edge or before a red Sum square. Tap d6.' },
    { step: 1, draft: '2||a6-c6|a6-c6 #d6(d)', said: 'Right line! But keep your Double, and use the other tile.' },
    {
      step: 1,
      draft: '2||a6-c6|a6-c6 #d6(n9)',
      said: 'Your New 9 lies there face down: a Sum square. Now press “Claim”.',
    },
    { step: 2, draft: '3||e6-h6', said: 'No number may repeat, but the 4 does. Tap your Double.' },
    { step: 2, draft: '3||e6-h6|e6-h6 d', said: 'Right! Now press “Claim”.' },
  ])('in step $step with "$draft" laid out says what comes next, also once it shows the answer', async (each) => {
    const { messages } = await lazyMessages['kakuro-race/lesson'].en();
    const asked = plan.steps[each.step];
    const moment = { view: calledAt(each.step), draft: each.draft, opponent: 'Pebble' };
    expect(asked?.ask(messages, moment)).toBe(each.said);
    const isBegun = !/^(Drag|Mark)/.test(each.said);
    if (isBegun) expect(asked?.show(messages, moment)).toBe(each.said);
  });

  it('names the tile and the square where a line has no end', async () => {
    const { messages } = await lazyMessages['kakuro-race/lesson'].en();
    const { action } = unwrap(parseEntry(kakuroRace, '0:a6-c6', 2));
    const verdict = plan.steps[1]?.judge(action, calledAt(1));
    expect(typeof verdict === 'function' && verdict(messages)).toBe('The line must end. Put your New 9 on d6.');
  });

  it('helps with counting, whatever real games do', () => {
    expect(at(0).options.counting).toBe('shown');
  });

  it('the last marker can be made by nobody, and the learner has no tiles left', () => {
    const view = at(3);
    expect(view.tiles[0]).toEqual([]);
    expect(bestClaim(positionOf(view, 0))).toBeUndefined();
    expect(bestClaim(positionOf(view, 1))).toBeUndefined();
    expect(at(4).unsolved).toEqual([view.round?.marker]);
  });
});
