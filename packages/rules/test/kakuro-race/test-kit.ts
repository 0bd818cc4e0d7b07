/** What the race brings to the tests that every game passes. */

import { pick, type Rng, type Seat, shuffled } from '../../src/index.js';
import { type Claim, digitOn, type RaceTypes, type RaceView, squaresOf } from '../../src/kakuro-race/index.js';
import { chance, type GameTestKit } from '../game-test-kit.js';
import { examples } from './example-names.js';

const short = { markers: [3, 8, 9, 10, 11, 12, 13, 20], actions: ['d', 'd', 'd', 'd', 'd', 'x', 'n4', 'n9'] };

export const testKit: GameTestKit<RaceTypes> = {
  tables: [
    { seats: [1], options: [{}, { untimed: true }, short] },
    { seats: [2, 3, 4, 5], options: [{ counting: 'shown' }, { sealed: true }, short, { ...short, sealed: true }] },
  ],
  timedOptions: {},
  botTables: [
    {},
    { sealed: true },
    { untimed: true },
    { markers: [15, 16, 17, 3], actions: ['d', 'd', 'd', 'd', 'd', 'n1'] },
  ],
  secretTables: [{}, { sealed: true }],

  wild(view, seat, rng) {
    const { round } = view;
    const mayClaim = view.options.sealed || round?.caller === seat;
    if (mayClaim && chance(rng, 85))
      return { type: view.options.sealed ? 'seal' : 'claim', claim: someClaim(view, seat, rng) };
    if (view.options.sealed || chance(rng, 20)) return { type: pick(['none', 'none', 'withdraw', 'none-back'], rng) };
    return { type: chance(rng, 90) ? 'call' : 'none-back' };
  },

  /** All that lies face down is mixed; what others sealed is something else. */
  twin(state, viewer, rng) {
    const { round } = state;
    if (round === null) return state;
    const other = { first: 0, last: 7, exchanges: [], sumSquares: [], newNumbers: [], doubles: 0 };
    const sealed = round.sealed.map((each) => (each.seat === viewer ? each : { ...each, claim: other }));
    return {
      ...state,
      markers: shuffled(state.markers, rng),
      pile: shuffled(state.pile, rng),
      spare: shuffled(state.spare, rng),
      round: { ...round, sealed },
    };
  },

  hiddenOrders: ({ markers, pile, spare }) => [markers.map(String), pile.map(String), spare.map(String)],

  promptKeyOf({ round }, seat) {
    if (round === null) return 'over';
    const { caller, number, calls } = round as { caller: number | null; number: number; calls: number };
    return caller === seat ? `${number}:call ${calls}` : `${number}`;
  },

  examples,
};

/** A whole run that makes the marker, if a few tries find one; else any line with any tiles. */
function someClaim(view: RaceView, seat: Seat, rng: Rng): Claim {
  const bare = { exchanges: [], sumSquares: [], newNumbers: [], doubles: 0 };
  for (let attempt = 0; attempt < 60; attempt++) {
    const line = someLine(rng);
    const digits = (squaresOf(line) ?? []).map((square) => digitOn(view.field[square] as number));
    const sum = digits.reduce((total, digit) => total + digit, 0);
    if (sum !== view.round?.marker) continue;
    return { ...bare, ...line, sumSquares: covers(view, seat, line), doubles: digits.length - new Set(digits).size };
  }
  const [tile = 'd'] = view.tiles[seat] ?? [];
  return { ...bare, ...someLine(rng), sumSquares: [{ square: rng.below(64), tile }], doubles: rng.below(2) };
}

interface SomeLine {
  readonly first: number;
  readonly last: number;
}

function someLine(rng: Rng): SomeLine {
  const step = chance(rng, 50) ? 1 : 8;
  const start = rng.below(7);
  const end = start + 1 + rng.below(7 - start);
  const other = rng.below(8) * (step === 1 ? 8 : 1);
  return { first: other + start * step, last: other + end * step };
}

/** Sum squares where the line does not end at the edge, from the tiles that a seat has. */
function covers(view: RaceView, seat: Seat, { first, last }: SomeLine): Claim['sumSquares'] {
  const step = Math.floor(first / 8) === Math.floor(last / 8) ? 1 : 8;
  const place = (square: number): number => (step === 1 ? square % 8 : Math.floor(square / 8));
  const ends = [...(place(first) > 0 ? [first - step] : []), ...(place(last) < 7 ? [last + step] : [])];
  const tiles = view.tiles[seat] ?? [];
  return ends
    .filter((square) => view.field[square] !== 0)
    .flatMap((square, index) => (tiles[index] === undefined ? [] : [{ square, tile: tiles[index] }]));
}
