/** Set-up, turns and the end: first by hand, then over whole games of every kind. */

import { describe, expect, it } from 'vitest';
import { playOut } from '../../../test/kakuro-challenge/play.js';
import {
  boardWith,
  ChallengeTable,
  digitsOn,
  newTable,
  sorted,
  tableAt,
} from '../../../test/kakuro-challenge/table.js';
import { highestSeats as winners } from '../../core/outcome.js';
import { unwrap } from '../../core/result.js';
import { createRng, seedFromNumber, shuffled } from '../../core/rng.js';
import { kakuroChallenge as game } from '../game.js';
import { formatBoard } from '../notation.js';
import { allTiles } from '../state.js';

const counted = [2, 3, 4] as const;

/** A game whose tiles leave the bag in a known order. */
function setUp(
  seats: number,
  tiles: readonly number[],
  options: Readonly<Record<string, unknown>> = {},
): ChallengeTable {
  return new ChallengeTable(game.setup(unwrap(game.parseOptions(options, seats)), seats, { first: 0, tiles }));
}

const inOrder = [9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6, 7];
const someTiles = [...inOrder, ...allTiles.slice(0, 72 - inOrder.length)];

describe('set-up', () => {
  it('[C1.2] the bag holds eight tiles of each digit, in an order drawn anew', () => {
    const options = unwrap(game.parseOptions({}, 2));
    const deals = [1, 2, 3].map((seed) => game.deal(options, 2, createRng(seedFromNumber(seed))).tiles);
    const eightOfEach = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => new Array<number>(8).fill(digit));
    for (const tiles of deals) expect(sorted(tiles)).toEqual(eightOfEach);
    expect(new Set(deals.map(String)).size).toBe(3);
  });

  it('[C2.1] two, three or four seats, all at 0', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
    for (const seats of counted) expect(newTable(seats).scores).toEqual(new Array<number>(seats).fill(0));
  });

  it('[C2.2] [C2.3] the stones: centre red, the other four yellow', () => {
    expect(setUp(2, someTiles).board).toBe(boardWith({ 2: '.9.....8.', 5: '....G....', 8: '.6.....5.' }));
  });

  it('[C2.2] [C2.3] on other squares the third is the centre', () => {
    const stones = ['a1', 'b1', 'a2', 'b2', 'i9'];
    expect(setUp(2, someTiles, { stones }).board).toBe(boardWith({ 1: '98.......', 2: 'G6.......', 9: '........5' }));
  });

  it.each(counted)('[C2.4] %i seats draw two tiles each, in seat order', (seats) => {
    const { hands, bag } = setUp(seats, someTiles).state;
    expect(hands).toEqual(
      [
        [4, 3],
        [2, 1],
        [1, 2],
        [3, 4],
      ].slice(0, seats),
    );
    expect(bag).toEqual(someTiles.slice(5 + 2 * seats));
  });

  it.each(counted)('[C2.5] lots are drawn evenly among %i seats', (seats) => {
    const options = unwrap(game.parseOptions({}, seats));
    const counts = new Array<number>(seats).fill(0);
    for (let seed = 0; seed < 300 * seats; seed++) {
      const { first } = game.deal(options, seats, createRng(seedFromNumber(seed)));
      counts[first] = (counts[first] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 300)).toBeLessThan(60);
  });

  it('[C2.5] or a seat is named', () => {
    for (let seed = 0; seed < 20; seed++) expect(newTable(4, { first: 2 }, seed).status.awaited).toEqual([2]);
  });
});

describe('a turn', () => {
  it('[C3.1] goes round in seat order from the first', () => {
    const table = newTable(3, { first: 1 });
    const movers: number[] = [];
    playOut(table, createRng(seedFromNumber(1)), () => movers.push(table.state.last?.seat ?? -1));
    expect(movers).toEqual(movers.map((_, index) => (1 + index) % 3));
  });

  it('[C3.1] [C15.2] a placement out of turn is refused', () => {
    const table = tableAt({
      board: boardWith({ 1: 'F9.......' }),
      hands: [
        [7, 1],
        [7, 2],
        [7, 3],
      ],
    });
    expect(['0:y7c1', '1:y7c1', '2:y7c1'].map((entry) => table.refusal(entry))).toEqual([
      null,
      'not-your-turn',
      'not-your-turn',
    ]);
    table.act('0:y1a2');
    expect(['0:y7c1', '1:y7c1', '2:y7c1'].map((entry) => table.refusal(entry))).toEqual([
      'not-your-turn',
      null,
      'not-your-turn',
    ]);
  });

  it('[C3.2] lays a tile of one’s own', () => {
    const table = tableAt({
      board: boardWith({ 1: 'F9.......' }),
      hands: [
        [7, 1],
        [2, 3],
      ],
    });
    expect(table.refusal('0:y2c1')).toBe('not-in-hand');
    table.act('0:y7c1');
    expect(table.board).toBe(boardWith({ 1: 'F97......' }));
    expect(table.scores).toEqual([16, 0]);
  });

  it('[C3.2] of two equal tiles one stays', () => {
    const table = tableAt({
      board: boardWith({ 1: 'F9.......' }),
      hands: [
        [7, 7],
        [2, 3],
      ],
      bag: [5],
    });
    expect(table.act('0:y7c1').state.hands).toEqual([
      [7, 5],
      [2, 3],
    ]);
  });

  it('[C3.7] may turn a tile over', () => {
    const table = tableAt({
      board: boardWith({ 1: '69.......' }),
      hands: [
        [7, 1],
        [2, 3],
      ],
    });
    table.act('0:y7c1/a1');
    expect(table.board).toBe(boardWith({ 1: 'F97......' }));
    expect(table.scores).toEqual([16, 0]);
  });

  it('[C5.7] a flip that is not allowed is refused, and nothing has happened', () => {
    const table = tableAt({
      board: boardWith({ 1: '6I.......' }),
      hands: [
        [7, 1],
        [2, 3],
      ],
    });
    expect(table.refusal('0:y7c1/a1')).toBe('flip-outside');
    expect(table.refusal('0:y7c1/a1/b1')).toBe('too-many-flips');
    expect(table.status.awaited).toEqual([0]);
    table.act('0:y7c1');
    expect(table.scores).toEqual([0, 0]);
  });

  it('[C5.6] [C5.7] in the expert game two flips are allowed', () => {
    const table = tableAt({
      options: { expert: true },
      board: boardWith({ 1: '6I.......' }),
      hands: [
        [7, 1],
        [2, 3],
      ],
    });
    expect(table.act('0:y7c1/a1/b1').scores).toEqual([16, 0]);
  });

  it('[C3.8] ends with a draw, as long as there is something to draw', () => {
    const table = tableAt({
      board: boardWith({ 1: 'F9.......' }),
      hands: [
        [7, 1],
        [2, 3],
      ],
      bag: [5],
    });
    table.act('0:y7c1');
    expect(table.state.hands).toEqual([
      [1, 5],
      [2, 3],
    ]);
    expect(table.happened('drew')).toEqual([{ type: 'drew', seat: 0 }]);
    table.act('1:y2a2');
    expect(table.state.hands).toEqual([[1, 5], [3]]);
    expect(table.happened('drew')).toEqual([]);
  });

  it('[C3.6] a Kakuro that is broken costs nothing', () => {
    const table = tableAt({
      board: boardWith({ 1: 'F97......' }),
      hands: [
        [1, 1],
        [2, 3],
      ],
      scores: [0, 16],
    });
    expect(table.act('0:y1d1').scores).toEqual([0, 16]);
  });
});

describe('the end', () => {
  const nearEnd = { board: boardWith({ 1: 'F9.......' }), hands: [[7], [2]], bag: [], scores: [10, 20] };

  it('[C7.1] without a bag the tiles in hand are played', () => {
    const table = tableAt(nearEnd).act('0:y7c1');
    expect(table.state.hands).toEqual([[], [2]]);
    expect(table.status).toMatchObject({ over: false, awaited: [1], winners: [] });
  });

  it('[C7.2] [C7.5] with the last tile it is over, and the most points have won', () => {
    const table = tableAt(nearEnd).act('0:y7c1', '1:y2a2');
    expect(table.status).toMatchObject({
      over: true,
      scores: [26, 20],
      winners: [0],
      awaited: [],
      allowed: [],
      timers: [],
    });
    expect(table.happened('ended')).toEqual([{ type: 'ended', scores: [26, 20], winners: [0] }]);
  });

  it.each([
    [[5, 3], [0]],
    [[3, 5], [1]],
    [
      [5, 5],
      [0, 1],
    ],
    [
      [1, 7, 7, 3],
      [1, 2],
    ],
    [
      [0, 0, 0],
      [0, 1, 2],
    ],
    [[-5, -3], [1]],
  ])('[C7.5] with %j points %j have won', (scores, expected) => {
    expect(winners(scores)).toEqual(expected);
  });

  it('[C7.6] then nothing can be done', () => {
    const table = tableAt({ ...nearEnd, options: { moveSeconds: 30 } }).act('0:y7c1', '1:y2a2');
    const entries = ['0:y7a3', '1:y7a3', '0:y7a3!', '0:challenge', '1:accept', '*:close'];
    expect(entries.map((entry) => table.refusal(entry))).toEqual(entries.map(() => 'game-over'));
    expect(game.legal(table.view(0), 0)).toEqual({ actions: [], complete: true });
  });
});

describe.each(counted)('whole games with %i seats', (seats) => {
  const kinds = [
    { options: {} },
    { options: { expert: true, moveSeconds: 30 } },
    { options: { scoring: 'claim', falseChallenge: 7 } },
    { options: { scoring: 'claim', expert: true, moveSeconds: 30, stones: ['a1', 'i1', 'e5', 'a9', 'i9'] } },
  ];

  it.each(kinds)('[C7.1] [C7.2] [C7.3] [C7.4] keep what they must: $options', ({ options }) => {
    for (let seed = 1; seed <= 2; seed++) keepsInvariants(newTable(seats, options, seed), seed);
  });
});

/** Plays a game and checks after every action that no tile is lost, nobody passes, and every point is accounted for. */
function keepsInvariants(table: ChallengeTable, seed: number): void {
  const { hands: firstHands, turn: first } = table.state;
  const seats = firstHands.length;
  const ledger = new Array<number>(seats).fill(0);
  const placements: number[] = [];
  const add = (seat: number, points: number): void => {
    ledger[seat] = (ledger[seat] ?? 0) + points;
  };

  let credited = 0;

  playOut(table, createRng(seedFromNumber(seed)), () => {
    for (const { move } of table.happened('placed')) {
      placements.push(move.seat);
      credited = move.credited;
      add(move.seat, credited);
    }
    for (const { seat, mover, upheld, penalty } of table.happened('challenged')) {
      if (upheld) add(mover, -credited);
      add(seat, -penalty);
    }
    const { board, hands, bag, scores } = table.state;
    expect(scores).toEqual(ledger);
    expect(sorted([...digitsOn(board), ...hands.flat(), ...bag])).toEqual(allTiles);
    expect(digitsOn(board)).toHaveLength(5 + placements.length);
    if (bag.length > 0) expect(hands.every((hand) => hand.length === 2)).toBe(true);
    if (placements.length < 67) expect(hands[table.state.turn]?.length).toBeGreaterThan(0);
  });

  expect(placements).toEqual(Array.from({ length: 67 }, (_, index) => (first + index) % seats));
  const made = Array.from(
    { length: seats },
    (_, index) => placements.filter((seat) => seat === (first + index) % seats).length,
  );
  expect(made).toEqual({ 2: [34, 33], 3: [23, 22, 22], 4: [17, 17, 17, 16] }[seats]);
  expect(sorted(placements.slice(-seats))).toEqual([...firstHands.keys()]);
  expect(table.state.hands.flat()).toEqual([]);
  expect(table.status.winners).toEqual(winners(ledger));
}

it('a game is the same for the same chance', () => {
  const tiles = shuffled(allTiles, createRng(seedFromNumber(9)));
  const boards = [1, 2].map(() => {
    const table = setUp(2, tiles, { first: 0 });
    playOut(table, createRng(seedFromNumber(5)), () => undefined);
    return formatBoard(table.state.board);
  });
  expect(boards[0]).toBe(boards[1]);
});
