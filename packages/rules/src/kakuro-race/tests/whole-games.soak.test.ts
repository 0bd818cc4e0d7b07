/** Whole games at random, of every kind: what must hold after every action. */

import { describe, expect, it } from 'vitest';
import { type Move, playAtRandom, type RandomGame } from '../../../test/kakuro-race/play.js';
import { formatEntry, parseEntry } from '../../core/entry.js';
import { checkPosition, laidTiles } from '../claim.js';
import { type Claim, digitOn, isRed, SUM_SQUARE, squaresOf } from '../field.js';
import { kakuroRace } from '../game.js';
import type { RaceEvent, RaceState } from '../state.js';

const small = { markers: [3, 5, 7, 9, 11, 13, 17, 20, 36], actions: ['d', 'd', 'd', 'd', 'd', 'x', 'x', 'n4', 'n9'] };
const kinds = [1, 2, 3, 4, 5].flatMap((seats) => {
  const special = seats === 1 ? { untimed: true } : { sealed: true };
  return [{}, special, small, { ...small, ...special }].map((options) => ({ seats, options }));
});
const GAMES = 8;

type Solved = RaceEvent & { readonly type: 'solved' };

function solvedIn({ events }: Move): Solved | undefined {
  return events.find((event): event is Solved => event.type === 'solved');
}

const sorted = (items: readonly (string | number)[]): (string | number)[] => [...items].sort();

describe.each(kinds)('$seats players, $options', ({ seats, options }) => {
  const games = Array.from({ length: GAMES }, (_, seed) => playAtRandom(seats, options, seed));

  /** Looks at every move of every game, with all that was solved up to then. */
  function everyMove(look: (move: Move, solved: readonly Solved[], game: RandomGame) => void): void {
    for (const game of games) {
      const solved: Solved[] = [];
      for (const move of game.moves) {
        const event = solvedIn(move);
        if (event !== undefined) solved.push(event);
        look(move, solved, game);
      }
    }
  }

  it('every Action tile is in a hand, in the pile or spent', () => {
    everyMove(({ after }, solved, game) => {
      const spent = solved.flatMap(({ claim }) => laidTiles(claim));
      expect(sorted([...after.tiles.flat(), ...after.pile, ...spent])).toEqual(sorted(game.options.actions));
    });
  });

  it('every marker is face down, turned up, laid at a line or set aside', () => {
    everyMove(({ after }, _solved, game) => {
      const turnedUp = after.round === null ? [] : [after.round.marker];
      const laid = after.scored.map(({ marker }) => marker);
      const all = [...after.markers, ...turnedUp, ...laid, ...after.unsolved];
      expect(sorted(all)).toEqual(sorted(game.options.markers));
    });
  });

  it('every number of the field follows from the claims that happened', () => {
    everyMove((move) => {
      const { before, after } = move;
      const solved = solvedIn(move);
      expect(after.field.map(digitOn)).toEqual(numbersAfter(before, solved?.claim));
    });
  });

  it('red squares are those of scored lines, and only those', () => {
    everyMove(({ after }) => {
      const inLines = new Set(after.scored.flatMap((line) => squaresOf(line) ?? []));
      expect(after.field.map(isRed)).toEqual([...after.field.keys()].map((square) => inLines.has(square)));
    });
  });

  it('every position is one that the referee takes', () => {
    everyMove(({ after }) => expect(checkPosition(after.field, after.scored).ok).toBe(true));
  });

  it('scores are the points of what was solved, one a number', () => {
    everyMove(({ after }, solved) => {
      const scores = new Array<number>(seats).fill(0);
      for (const { seat, claim } of solved) scores[seat] = (scores[seat] ?? 0) + (squaresOf(claim)?.length ?? 0);
      expect(after.scores).toEqual(scores);
    });
  });

  it('tiles are drawn when, by whom and in the order that the rules say', () => {
    everyMove((move, _solved) => {
      const drawn = move.events.flatMap((event) => (event.type === 'drew' ? [[event.seat, event.tile]] : []));
      expect(drawn).toEqual(expectedDraw(move));
    });
  });

  it('the game goes on until three markers are unsolved or none is left', () => {
    everyMove(({ before }) => expect(before.unsolved.length).toBeLessThan(3));
    for (const { end, moves } of games) {
      expect(end.unsolved.length === 3 || end.markers.length === 0).toBe(true);
      const { scores, winners } = kakuroRace.status(end);
      expect(moves.at(-1)?.events.at(-1)).toEqual({ type: 'ended', scores, winners });
    }
  });

  it('every entry is written and read alike', () => {
    everyMove(({ entry }) => {
      expect(parseEntry(kakuroRace, formatEntry(kakuroRace, entry), seats)).toEqual({ ok: true, value: entry });
    });
  });
});

it('random games do everything that can be done', () => {
  const done = new Set<string>();
  for (const { seats, options } of kinds) {
    for (const { entry, events } of playAtRandom(seats, options, 100).moves) {
      done.add(entry.action.type);
      for (const event of events) done.add(event.type === 'wrong-call' ? event.reason : event.type);
    }
  }
  const actions = ['call', 'claim', 'withdraw', 'none', 'none-back', 'seal', 'sand', 'late'];
  const events = ['solved', 'unsolved', 'drew', 'withdrawn', 'wrong-sum', 'hourglass-started', 'seals-opened', 'ended'];
  expect([...actions, ...events].filter((each) => !done.has(each))).toEqual([]);
});

/** The numbers of the field after a claim, if one happened; 0 for a Sum square. */
function numbersAfter({ field }: RaceState, claim: Claim | undefined): number[] {
  const numbers = field.map(digitOn);
  for (const [one, other] of claim?.exchanges ?? []) {
    const kept = numbers[one] as number;
    numbers[one] = numbers[other] as number;
    numbers[other] = kept;
  }
  for (const { square } of claim?.sumSquares ?? []) numbers[square] = SUM_SQUARE;
  for (const { square, digit } of claim?.newNumbers ?? []) numbers[square] = digit;
  return numbers;
}

/** Who draws what after a move: nobody, unless it ends a marker, and not the third unsolved one. */
function expectedDraw(move: Move): (string | number)[][] {
  const { before, after, events } = move;
  const solved = solvedIn(move);
  const unsolved = events.some(({ type }) => type === 'unsolved');
  if (before.round === null || (solved === undefined && !unsolved) || after.unsolved.length === 3) return [];
  const spent = solved === undefined ? 0 : laidTiles(solved.claim).length;
  const held = before.tiles.flat().length - spent;
  const seats = before.scores.length;
  if (seats > 1 && before.round.marker % 2 === 0 && held > 0) return [];
  const order = Array.from({ length: seats }, (_, turn) => ((solved?.seat ?? 0) + turn) % seats);
  return order.slice(0, before.pile.length).map((seat, turn) => [seat, before.pile[turn] as string]);
}
