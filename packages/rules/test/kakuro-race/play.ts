/** Whole games of the race, played at random from a seed: calls, claims right and wrong, votes, seals and clocks. */

import type { Actor, Entry, Seat } from '../../src/core/game.js';
import { unwrap } from '../../src/core/result.js';
import { createRng, pick, type Rng, seedFromNumber } from '../../src/core/rng.js';
import type { ClaimPosition } from '../../src/kakuro-race/claim.js';
import { type Claim, FIELD_SIZE, squaresOf } from '../../src/kakuro-race/field.js';
import { kakuroRace } from '../../src/kakuro-race/game.js';
import type { RaceOptions } from '../../src/kakuro-race/options.js';
import type { RaceAction, RaceChance, RaceEvent, RaceState } from '../../src/kakuro-race/state.js';
import { deepFreeze } from '../deep-freeze.js';
import { allLines, findClaims } from './search.js';

/** One thing that was done in a game. */
export interface Move {
  readonly before: RaceState;
  readonly entry: Entry<RaceAction>;
  readonly after: RaceState;
  readonly events: readonly RaceEvent[];
}

export interface RandomGame {
  readonly options: RaceOptions;
  readonly chance: RaceChance;
  readonly start: RaceState;
  readonly moves: readonly Move[];
  readonly end: RaceState;
}

/** No game takes more moves than this: one that does would never end. */
const MAX_MOVES = 5000;

/** Plays a game to its end; every state is frozen. */
export function playAtRandom(seats: number, rawOptions: Readonly<Record<string, unknown>>, seed: number): RandomGame {
  const rng = createRng(seedFromNumber(seed));
  const options = deepFreeze(unwrap(kakuroRace.parseOptions(rawOptions, seats)));
  const chance = deepFreeze(kakuroRace.deal(options, seats, rng));
  const start = deepFreeze(kakuroRace.setup(options, seats, chance));
  const moves: Move[] = [];
  let state = start;
  while (state.round !== null) {
    if (moves.length === MAX_MOVES) throw new Error('the game does not end');
    const entry = deepFreeze(choose(state, rng));
    const { state: after, events } = unwrap(kakuroRace.apply(state, entry.actor, entry.action));
    moves.push({ before: state, entry, after: deepFreeze(after), events });
    state = after;
  }
  return { options, chance, start, moves, end: state };
}

interface Choice {
  readonly actor: Actor;
  readonly type: RaceAction['type'];
  make(): RaceAction;
}

/** How often each kind of action is tried, where it is allowed; a game of wrong calls alone would be short. */
const weights: Readonly<Record<RaceAction['type'], number>> = {
  call: 10,
  claim: 20,
  seal: 10,
  none: 3,
  'none-back': 3,
  withdraw: 1,
  sand: 1,
  late: 1,
};

/** Something that may be done now: any action, but mostly what brings the game on. */
function choose(state: RaceState, rng: Rng): Entry<RaceAction> {
  const { allowed, timers } = kakuroRace.status(state);
  const bySeats = allowed.flatMap((actor): Choice[] => {
    const { actions, complete } = kakuroRace.legal(kakuroRace.view(state, actor), actor);
    const types = actions.map(({ type }) => type);
    const claimType = state.options.sealed ? 'seal' : 'claim';
    const make = (type: RaceAction['type']): RaceAction =>
      actions.find((action) => action.type === type) ?? { type: claimType, claim: someClaim(state, actor, rng) };
    return [...types, ...(complete ? [] : ([claimType] as const))].map((type) => ({
      actor,
      type,
      make: () => make(type),
    }));
  });
  const byClocks = timers
    .flatMap(({ key }) => kakuroRace.tableActions(state, key))
    .map((action): Choice => ({ actor: 'table', type: action.type, make: () => action }));
  const { actor, make } = pick(
    [...bySeats, ...byClocks].flatMap((choice) => new Array<Choice>(weights[choice.type]).fill(choice)),
    rng,
  );
  return { actor, action: make() };
}

/** A valid claim where there is one, four times in five; else a line that is hardly ever right. */
function someClaim(state: RaceState, seat: Seat, rng: Rng): Claim {
  const found = rng.below(5) === 0 ? [] : findClaims(claimPosition(state, seat));
  if (found.length > 0) return pick(found, rng);
  const line = pick(rng.below(2) === 0 ? allLines : wholeLines, rng);
  return { ...line, exchanges: [], sumSquares: [], newNumbers: [], doubles: rng.below(2) };
}

const wholeLines = allLines.filter((line) => squaresOf(line)?.length === FIELD_SIZE);

/** What a seat's claim is judged on. */
export function claimPosition({ field, scored, round, tiles }: RaceState, seat: Seat): ClaimPosition {
  return { field, scored, marker: round?.marker ?? 0, tiles: tiles[seat] ?? [] };
}
