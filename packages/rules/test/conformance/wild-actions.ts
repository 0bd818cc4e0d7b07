/** Actions that somebody might try: mostly sensible, often wrong, never more than the view tells. */

import { type ActionOf, type GameId, pick, type Rng, type Seat, type ViewOf } from '../../src/index.js';
import { type ChallengeView, isOpen } from '../../src/kakuro-challenge/index.js';
import { type Claim, digitOn, type RaceView, squaresOf } from '../../src/kakuro-race/index.js';

/** Something to try, for each game. */
type WildActions = { readonly [Id in GameId]: (view: ViewOf<Id>, seat: Seat, rng: Rng) => ActionOf<Id> };

const chance = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

export const wildActions: WildActions = {
  'kakuro-challenge'(view, seat, rng) {
    const mayAnswer = view.open !== null && view.open.seat !== seat;
    if (mayAnswer && (view.turn !== seat || chance(rng, 10))) {
      return { type: chance(rng, 30) ? 'challenge' : 'accept' };
    }
    const open = [...view.board.keys()].filter((square) => isOpen(view.board, square));
    const square = chance(rng, 95) && open.length > 0 ? pick(open, rng) : rng.below(81);
    const hand = view.hand ?? [];
    const digit = chance(rng, 95) && hand.length > 0 ? pick(hand, rng) : 1 + rng.below(9);
    const flips = chance(rng, 80) ? [] : someFlips(view, square, rng);
    const claims = view.options.scoring === 'claim' ? chance(rng, 98) : chance(rng, 2);
    const side = chance(rng, 50) ? 'red' : 'yellow';
    return { type: 'place', digit, side, square, flips, claim: claims ? rng.below(20) : null };
  },

  'kakuro-race'(view, seat, rng) {
    const { round } = view;
    const mayClaim = view.options.sealed || round?.caller === seat;
    if (mayClaim && chance(rng, 85))
      return { type: view.options.sealed ? 'seal' : 'claim', claim: someClaim(view, seat, rng) };
    if (view.options.sealed || chance(rng, 20)) return { type: pick(['none', 'none', 'withdraw', 'none-back'], rng) };
    return { type: chance(rng, 90) ? 'call' : 'none-back' };
  },

  kakuzu(view, _seat, rng) {
    const announces = view.options.variant === 'announce' && view.phase !== 'setup';
    const stones = [...view.uncovered.keys()].filter((square) => view.uncovered[square] === 0);
    const square = chance(rng, 95) && stones.length > 0 ? pick(stones, rng) : rng.below(81);
    const announced = chance(rng, 98) === announces ? 1 + rng.below(9) : null;
    return { type: 'remove', square, announced };
  },
};

/** Some tiles in the row or column of a square, in board order. */
function someFlips(view: ChallengeView, square: number, rng: Rng): number[] {
  const across = chance(rng, 50);
  const inLine = [...view.board.keys()].filter((other) =>
    across ? Math.floor(other / 9) === Math.floor(square / 9) : other % 9 === square % 9,
  );
  return inLine.filter((other) => (view.board[other] !== 0 || chance(rng, 2)) && chance(rng, 20));
}

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
