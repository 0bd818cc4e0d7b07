/**
 * Every situation that a marker can come to, and everything that anybody could try in it, against a plain model of the
 * rules.
 */

import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../../../test/deep-freeze.js';
import { raceTable } from '../../../test/kakuro-race/table.js';
import { parseEntry } from '../../core/entry.js';
import type { Actor, Status } from '../../core/game.js';
import { unwrap } from '../../core/result.js';
import type { RaceReason } from '../check.js';
import { kakuroRace } from '../game.js';
import type { RaceAction, RaceState } from '../state.js';

/** The model: where everybody stands, whether the sand runs, and whose call is open. */
interface Situation {
  readonly stands: readonly ('searches' | 'said none' | 'sits out')[];
  readonly sand: boolean;
  readonly caller: number | null;
}

/** What the rules make of an attempt: a reason against it, how the marker ends, or where everybody stands now. */
type Outcome = string | Situation;

const attempts = ['call', 'right', 'wrong', 'withdraw', 'late', 'none', 'none-back', 'seal'] as const;
type Attempt = (typeof attempts)[number];

/** What an attempt is written as, with 36 turned up on the staircase. */
const written: Readonly<Record<Attempt, string>> = {
  call: 'call',
  right: 'a1-h1',
  wrong: 'a2-h2',
  withdraw: 'withdraw',
  late: 'late',
  none: 'none',
  'none-back': 'none-back',
  seal: 'seal a1-h1',
};

function outcome(situation: Situation, seat: number, attempt: Attempt): Outcome {
  const { stands, caller } = situation;
  const now = (stand: Situation['stands'][number]): Situation => ({
    ...situation,
    stands: stands.map((other, at) => (at === seat ? stand : other)),
    caller: null,
  });
  if (attempt === 'seal') return 'not-sealed-game';
  if (stands.length === 1) return alone(attempt);
  if (attempt === 'right' || attempt === 'wrong' || attempt === 'withdraw' || attempt === 'late') {
    if (caller !== seat) return 'no-call';
    return attempt === 'right' ? 'solved' : counted(now('sits out'));
  }
  if (caller !== null) return 'call-open';
  const stand = stands[seat];
  if (stand === 'sits out') return 'sits-out';
  if (attempt === 'call') return { ...situation, caller: seat };
  if (attempt === 'none') return stand === 'said none' ? 'said-none' : counted(now('said none'));
  return stand === 'said none' ? now('searches') : 'not-said-none';
}

/** One player has nobody to call before: each attempt closes the marker, or there is no such thing. */
function alone(attempt: Attempt): Outcome {
  if (attempt === 'right') return 'solved';
  if (attempt === 'wrong' || attempt === 'none') return 'unsolved';
  return attempt === 'late' ? 'no-call' : 'solo-game';
}

function sandRunsOut({ sand, caller }: Situation): Outcome {
  if (!sand) return 'no-hourglass';
  return caller === null ? 'unsolved' : 'call-open';
}

/** After a *none* and after a sit-out: all of those who search, or half of them. */
function counted(situation: Situation): Outcome {
  const search = situation.stands.filter((stand) => stand !== 'sits out').length;
  const none = situation.stands.filter((stand) => stand === 'said none').length;
  if (none === search) return 'unsolved';
  return none >= search / 2 ? { ...situation, sand: true } : situation;
}

/** A state in the model's words. */
function situationOf({ round, scores }: RaceState): Situation {
  if (round === null) throw new Error('the game is over');
  const { out, none, hourglass, caller } = round;
  const stand = (seat: number): Situation['stands'][number] =>
    out.includes(seat) ? 'sits out' : none.includes(seat) ? 'said none' : 'searches';
  return { stands: [...scores.keys()].map(stand), sand: hourglass, caller };
}

/** What really comes of an entry, in the model's words; and the state, when the search for the marker goes on. */
function real(state: RaceState, text: string): { outcome: Outcome; state?: RaceState } {
  const { actor, action } = unwrap(parseEntry(kakuroRace, text, state.scores.length));
  const step = kakuroRace.apply(state, actor, action);
  if (!step.ok) return { outcome: String(step.error.detail.reason) };
  const end = step.value.events.find(({ type }) => type === 'solved' || type === 'unsolved');
  if (end !== undefined) return { outcome: end.type };
  return { outcome: situationOf(step.value.state), state: deepFreeze(step.value.state) };
}

/** What the status must be in a situation. */
function expectedStatus({ stands, sand, caller }: Situation): Partial<Record<keyof Status, unknown>> {
  const seats = (wanted: readonly string[]): number[] =>
    [...stands.keys()].filter((seat) => wanted.includes(stands[seat] as string));
  const clocks = [...(sand ? [`hourglass ${caller === null}`] : []), ...(caller === null ? [] : ['claim true'])];
  const one = caller === null ? null : [caller];
  return { awaited: one ?? seats(['searches']), allowed: one ?? seats(['searches', 'said none']), timers: clocks };
}

interface Met {
  readonly situation: Situation;
  readonly state: RaceState;
}

/** All situations that can be reached, each with a state that has it. */
function explore(seats: number): readonly Met[] {
  const { state: start } = raceTable(seats, { markers: [36, 38] });
  const met: Met[] = [{ situation: situationOf(start), state: start }];
  const known = new Set(met.map(({ situation }) => JSON.stringify(situation)));
  for (const { state } of met) {
    for (const text of everyAttempt(seats)) {
      const { outcome: situation, state: next } = real(state, text);
      if (next === undefined || typeof situation === 'string' || known.has(JSON.stringify(situation))) continue;
      known.add(JSON.stringify(situation));
      met.push({ situation, state: next });
    }
  }
  return met;
}

function everyAttempt(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => attempts.map((attempt) => `${seat}:${written[attempt]}`)).flat();
}

/**
 * How many situations there are, counted without playing: somebody searches and has not said *none*; no call is open,
 * or one of somebody who does not sit out; and the sand may run, or not if less than half said *none*. Alone it always
 * runs.
 */
function countSituations(seats: number): number {
  if (seats === 1) return 1;
  let count = 0;
  for (let code = 0; code < 3 ** seats; code++) {
    const stands = Array.from({ length: seats }, (_, seat) => Math.floor(code / 3 ** seat) % 3);
    const [search = 0, none = 0] = [0, 1].map((kind) => stands.filter((stand) => stand === kind).length);
    if (search > 0) count += (1 + search + none) * (none < search ? 2 : 1);
  }
  return count;
}

/** The differences between what is and what should be, as texts. */
function differences(
  met: readonly Met[],
  compare: (each: Met) => readonly (readonly [string, unknown, unknown])[],
): string[] {
  return met.flatMap((each) =>
    compare(each)
      .filter(([, found, expected]) => JSON.stringify(found) !== JSON.stringify(expected))
      .map((difference) => JSON.stringify([each.situation, ...difference])),
  );
}

describe.each([1, 2, 3, 4, 5])('with %i players', (seats) => {
  const met = explore(seats);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);

  it('every situation is reached', () => {
    expect(met).toHaveLength(countSituations(seats));
  });

  it('whatever anybody tries ends as the rules say', () => {
    const found = differences(met, ({ situation, state }) => [
      ['*:sand', real(state, '*:sand').outcome, sandRunsOut(situation)],
      ...everybody.flatMap((seat) =>
        attempts.map((attempt) => {
          const text = `${seat}:${written[attempt]}`;
          return [text, real(state, text).outcome, outcome(situation, seat, attempt)] as const;
        }),
      ),
    ]);
    expect(found).toEqual([]);
  });

  it('the status says who may act and what clocks run', () => {
    const found = differences(met, ({ situation, state }) => {
      const { awaited, allowed, timers } = kakuroRace.status(state);
      const clocks = timers.map(({ kind, running }) => `${kind} ${running}`);
      return [['status', { awaited, allowed, timers: clocks }, expectedStatus(situation)]];
    });
    expect(found).toEqual([]);
  });

  it('what is allowed is listed, and nothing else', () => {
    const words = ['call', 'withdraw', 'none', 'none-back'] as const;
    const found = differences(met, ({ situation, state }) =>
      everybody.map((seat) => {
        const allowed = words.filter((word) => {
          const result = outcome(situation, seat, word);
          return typeof result !== 'string' || result === 'unsolved';
        });
        const { actions, complete } = kakuroRace.legal(kakuroRace.view(state, seat), seat);
        const listed = actions.map(({ type }) => type);
        return [
          `legal ${seat}`,
          { listed, complete },
          { listed: allowed, complete: seats > 1 && situation.caller !== seat },
        ];
      }),
    );
    expect(found).toEqual([]);
  });

  it('a clock that runs has one thing to do when it has run out, one that stands still has none', () => {
    const found = differences(met, ({ state }) =>
      kakuroRace.status(state).timers.map(({ key, kind, seat, running }) => {
        const action = kind === 'hourglass' ? { type: 'sand' } : { type: 'late', seat };
        return [key, kakuroRace.tableActions(state, key), running ? [action] : []];
      }),
    );
    expect(found).toEqual([]);
    expect(met.flatMap(({ state }) => kakuroRace.tableActions(state))).toEqual([]);
  });
});

describe('somebody who has no business to', () => {
  const claim = { first: 0, last: 7, exchanges: [], sumSquares: [], newNumbers: [], doubles: 0 };

  it.each<{ actor: Actor; action: RaceAction; reason: RaceReason }>([
    { actor: 'table', action: { type: 'call' }, reason: 'not-a-seat' },
    { actor: 'table', action: { type: 'none' }, reason: 'not-a-seat' },
    { actor: 'table', action: { type: 'claim', claim }, reason: 'not-a-seat' },
    { actor: 'table', action: { type: 'seal', claim }, reason: 'not-a-seat' },
    { actor: 2, action: { type: 'call' }, reason: 'not-a-seat' },
    { actor: -1, action: { type: 'none' }, reason: 'not-a-seat' },
    { actor: 0, action: { type: 'sand' }, reason: 'not-the-table' },
    { actor: 0, action: { type: 'late', seat: 0 }, reason: 'not-the-table' },
    { actor: 'table', action: { type: 'late', seat: 7 }, reason: 'no-call' },
  ])('$actor is refused $action.type: $reason', ({ actor, action, reason }) => {
    for (const options of [{}, { sealed: true }]) {
      const { state } = raceTable(2, { options });
      const refused = { ok: false, error: { code: 'not-allowed', detail: { reason } } };
      expect(kakuroRace.apply(state, actor, action)).toEqual(refused);
    }
  });
});
