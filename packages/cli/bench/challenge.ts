/**
 * The figures of Kakuro Challenge: random games, move lists, best scores for each digit, two-ply nodes, moves made and
 * undone.
 */

import { createRng, pick, type Rng, games as rules, seedFromNumber, shuffled, unwrap } from '@riverstone/rules';
import {
  FastBoard,
  legalMoves,
  MAX_MOVES,
  moveDigit,
  movePoints,
  RED,
  withMove,
} from '@riverstone/rules/kakuro-challenge';
import type { Figure } from './figure.js';
import { processorSeconds } from './processor-time.js';

const STONES = [20, 24, 40, 56, 60];
const TILES = Array.from({ length: 72 }, (_, index) => 1 + (index % 9));
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const POSITIONS = 500;

const moves = new Int32Array(MAX_MOVES);
const replies = new Int32Array(10);

/**
 * Measures everything, each figure for so many seconds of processor time.
 * @example for (const { name, perSecond } of challengeFigures(0.5)) console.log(name, Math.round(perSecond));
 */
export function* challengeFigures(seconds: number): Generator<Figure> {
  for (const expert of [false, true]) yield randomGames(expert, seconds);
  for (const tiles of [20, 40, 60]) {
    for (const expert of [false, true]) yield* positionFigures(tiles, expert, seconds);
  }
}

function randomGames(expert: boolean, seconds: number): Figure {
  const rng = createRng(seedFromNumber(7));
  const board = new FastBoard(expert);
  const perSecond = rate(seconds, () => {
    const game = new Game(board, rng);
    while (game.tilesOnBoard < TILES.length) game.play(game.randomMove());
    return 1;
  });
  const plainPerSecond = rate(seconds, () => playPlainly(expert, rng));
  return { name: `challenge.randomGames ${rulesName(expert)} 2p`, perSecond, plainPerSecond };
}

/** A random game by the plain rules, states, views and all. */
function playPlainly(expert: boolean, rng: Rng): number {
  const game = rules['kakuro-challenge'];
  const options = unwrap(game.parseOptions({ expert }, 2));
  let state = game.setup(options, 2, game.deal(options, 2, rng));
  while (!game.status(state).over) {
    const action = pick(game.legal(game.view(state, state.turn), state.turn).actions, rng);
    state = unwrap(game.apply(state, state.turn, action)).state;
  }
  return 1;
}

/** The figures of positions with so many tiles. A cold board is loaded each time, any other knows its lines already. */
function* positionFigures(tiles: number, expert: boolean, seconds: number): Generator<Figure> {
  const rng = createRng(seedFromNumber(100 + tiles));
  const games = Array.from({ length: POSITIONS }, () => mixedGame(tiles, expert, rng));
  const coldBoard = new FastBoard(expert);
  const named = (what: string, how = ''): string => `challenge.${what} ${rulesName(expert)} ${tiles}${how}`;
  const rateOfEach = (work: (game: Game) => number): number =>
    rate(seconds, () => {
      let done = 0;
      for (const game of games) done += work(game);
      return done;
    });

  const plainLists = plainRate(games, seconds, ({ board, hand }) =>
    legalMoves([...board.squares], digitsOf(hand), expert),
  );
  const plainBest = plainRate(games, seconds, ({ board }) => bestByPlainRules(board.squares, expert));
  const plainNodes = plainRate(games, seconds, ({ board, hand }) => {
    const [digit = 1] = digitsOf(hand);
    const square = board.squares.indexOf(0);
    bestByPlainRules(withMove([...board.squares], square, digit, []), expert);
  });

  yield {
    name: named('moveLists', ' incremental'),
    plainPerSecond: plainLists,
    perSecond: rateOfEach(({ board, hand }) => {
      board.list(hand, moves);
      return 1;
    }),
  };
  yield {
    name: named('moveLists', ' cold'),
    perSecond: rateOfEach(({ board, hand }) => {
      coldBoard.load(board.squares);
      coldBoard.list(hand, moves);
      return 1;
    }),
    plainPerSecond: plainLists,
  };
  yield {
    name: named('bestPerDigit', ' incremental'),
    plainPerSecond: plainBest,
    perSecond: rateOfEach(({ board }) => {
      board.bestPerDigit(replies);
      return 1;
    }),
  };
  yield {
    name: named('bestPerDigit', ' cold'),
    plainPerSecond: plainBest,
    perSecond: rateOfEach(({ board }) => {
      coldBoard.load(board.squares);
      coldBoard.bestPerDigit(replies);
      return 1;
    }),
  };
  yield {
    name: named('twoPlyNodes'),
    plainPerSecond: plainNodes,
    perSecond: rateOfEach(({ board, hand }) => {
      const count = board.list(hand, moves);
      for (let index = 0; index < count; index++) {
        const move = moves[index] as number;
        board.apply(move);
        board.bestPerDigit(replies);
        board.undo(move);
      }
      return count;
    }),
  };
  yield {
    name: named('applyUndo'),
    // The board puts its work off until it is asked; the refreshes make it do all of it here.
    perSecond: rateOfEach(({ board, hand }) => {
      const count = board.list(hand, moves);
      for (let index = 0; index < count; index++) {
        const move = moves[index] as number;
        board.apply(move);
        board.refresh();
        board.undo(move);
        board.refresh();
      }
      return count;
    }),
  };
}

/** How often a second the plain rules do something, position after position. */
function plainRate(games: readonly Game[], seconds: number, work: (game: Game) => void): number {
  let next = 0;
  return rate(seconds, () => {
    work(games[next++ % games.length] as Game);
    return 1;
  });
}

const digitsOf = (hand: number): number[] => DIGITS.filter((digit) => ((hand >> digit) & 1) === 1);

/** The best score for each digit, from the list of all moves. */
function bestByPlainRules(squares: ArrayLike<number>, expert: boolean): number[] {
  const best = new Array<number>(10).fill(0);
  for (const { placement, points } of legalMoves(Array.from(squares), DIGITS, expert)) {
    best[placement.digit] = Math.max(best[placement.digit] as number, points);
  }
  return best;
}

/** A game for two on the fast board alone, without rules and views. */
class Game {
  readonly board: FastBoard;
  tilesOnBoard = STONES.length;
  private readonly tiles: readonly number[];
  private readonly rng: Rng;
  /** Both hands, two digits each, the hand in turn first; 0 where a tile is missing. */
  private readonly hands = [0, 0, 0, 0];
  private drawn = 0;

  constructor(board: FastBoard, rng: Rng) {
    this.board = board;
    this.rng = rng;
    this.tiles = shuffled(TILES, rng);
    const squares = new Uint8Array(81);
    for (const stone of STONES) squares[stone] = this.draw() + (stone === 40 ? RED : 0);
    for (let index = 0; index < 4; index++) this.hands[index] = this.draw();
    board.load(squares);
  }

  /** The digits of the hand in turn, a bit each. */
  get hand(): number {
    return ((1 << (this.hands[0] as number)) | (1 << (this.hands[1] as number))) & ~1;
  }

  randomMove(): number {
    return moves[this.rng.below(this.board.list(this.hand, moves))] as number;
  }

  play(move: number): void {
    const [first, second, third, fourth] = this.hands as [number, number, number, number];
    const kept = first === moveDigit(move) ? second : first;
    this.board.apply(move);
    this.tilesOnBoard++;
    this.hands[0] = third;
    this.hands[1] = fourth;
    this.hands[2] = kept;
    this.hands[3] = this.draw();
  }

  private draw(): number {
    return this.tiles[this.drawn++] ?? 0;
  }
}

/** A game up to so many tiles in which every other move or so is a best one, so that positions look like real ones. */
function mixedGame(tiles: number, expert: boolean, rng: Rng): Game {
  const game = new Game(new FastBoard(expert), rng);
  while (game.tilesOnBoard < tiles) {
    let chosen = game.randomMove();
    if (rng.below(2) === 0) {
      const count = game.board.list(game.hand, moves);
      for (const move of moves.subarray(0, count)) if (movePoints(move) > movePoints(chosen)) chosen = move;
    }
    game.play(chosen);
  }
  game.board.refresh();
  return game;
}

/** How often a second `work` does what it counts, by processor time, once the engine has had time to compile it. */
function rate(seconds: number, work: () => number): number {
  repeat(seconds / 5, work);
  const { done, spent } = repeat(seconds, work);
  return done / spent;
}

function repeat(seconds: number, work: () => number): { done: number; spent: number } {
  const start = processorSeconds();
  let done = 0;
  let spent = 0;
  // Reading the clock takes microseconds, so it is read about a hundred times in all.
  for (let batch = 1; spent < seconds; ) {
    for (let round = 0; round < batch; round++) done += work();
    const before = spent;
    spent = processorSeconds() - start;
    if (spent - before < seconds / 100) batch *= 2;
  }
  return { done, spent };
}

const rulesName = (expert: boolean): string => (expert ? 'expert' : 'base');
