/**
 * The names that doc examples may use beside exports.
 *
 * For every game: `game`, `seats` (2), `seed`, `rng`, `table` (a `HostedGame`, just dealt), its `options`, `chance`,
 * `state` and `view` (of seat 0), and `record` (the example in `docs/examples`). Beside that:
 *
 * - Kakuro Challenge: `board`, figure 2 of its rules, and `move`, yellow 4 to c6 on it, packed.
 * - The race: `field` and `claim`, a claim on that field that uses every kind of Action tile.
 * - Kakuzu: `sheet`, the first numbered sheet; it is also what the table is dealt.
 *
 * Files of no game use those of Kakuzu.
 */

import { readFileSync } from 'node:fs';
import type { Game, GameTypes } from '../../src/core/game.js';
import { unwrap } from '../../src/core/result.js';
import { createRng, seedFromNumber } from '../../src/core/rng.js';
import { HostedGame } from '../../src/hosting/hosted-game.js';
import { FastBoard, kakuroChallenge, MAX_MOVES, moveSquare, parseBoard } from '../../src/kakuro-challenge/index.js';
import { kakuroRace, parseClaim, parseField } from '../../src/kakuro-race/index.js';
import { kakuzu, numberedSheet } from '../../src/kakuzu/index.js';
import type { ExampleScope } from './run.js';

/** A fresh value of every name each time: an example can't change what the next one sees. */
function tableFixtures<T extends GameTypes>(game: Game<T>, options: object): ExampleScope {
  const seats = 2;
  const seed = seedFromNumber(1);
  const deal = () => unwrap(HostedGame.deal(game, { seats, options, seed }));
  return {
    game,
    seats,
    seed,
    get rng() {
      return createRng(seed);
    },
    get table() {
      return deal();
    },
    get options() {
      return deal().dealt.options;
    },
    get chance() {
      return deal().dealt.chance;
    },
    get state() {
      return deal().state;
    },
    get view() {
      return deal().viewFor(0);
    },
    get record() {
      const file = new URL(`../../../../docs/examples/${game.id}.riverstone.json`, import.meta.url);
      return JSON.parse(readFileSync(file, 'utf8'));
    },
  };
}

const FIGURE_2 = '........./.9I.38.9./........./....E.2../....G7.../C9...158./........./.9.....9./.........';
const FIELD = '92943E62/GCBHFDEA/#BFGC#64/75892513/67159688/63499717/23421758/54279483';

const board = unwrap(parseBoard(FIGURE_2));

function packedMove(): number | undefined {
  const moves = new Int32Array(MAX_MOVES);
  const fast = new FastBoard(false);
  fast.load(board);
  const count = fast.list(1 << 4, moves);
  const c6 = 47;
  return moves.subarray(0, count).find((move) => moveSquare(move) === c6);
}

const challengeFixtures = [{ board, move: packedMove() }, tableFixtures(kakuroChallenge, { first: 0 })];
const raceFixtures = [
  { field: unwrap(parseField(FIELD)), claim: unwrap(parseClaim('b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d')) },
  tableFixtures(kakuroRace, {}),
];
const kakuzuFixtures = [{ sheet: numberedSheet(1) }, tableFixtures(kakuzu, { sheet: 1, first: 0 })];

/** Those for a file of a package's sources. */
export function fixturesFor(file: string): readonly ExampleScope[] {
  if (file.startsWith('kakuro-challenge/')) return challengeFixtures;
  if (file.startsWith('kakuro-race/')) return raceFixtures;
  return kakuzuFixtures;
}
