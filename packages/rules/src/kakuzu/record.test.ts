/** Section 12 of the rules page: records of Kakuzu, and what is wrong with bad ones. */

import { describe, expect, it } from 'vitest';
import { everyTable, playedOut, randomTable } from '../../test/kakuzu/random-play.js';
import { allSquares, EVERY_DIGIT, EVERY_ONE, SHEET } from '../../test/kakuzu/table.js';
import { parseEntry } from '../core/entry.js';
import { unwrap } from '../core/result.js';
import { writeRecord } from '../records/record.js';
import { replay } from '../records/replay.js';
import { kakuzu } from './game.js';
import { parseSheet } from './notation.js';

const setup = EVERY_DIGIT.map((square, index) => `${index % 2}:${square}`);
const players = ['Ada', 'Bo'];

/** After the set-up seat 0 draws a 2, finds it on b1 and draws a 3. */
const good = {
  v: 1,
  game: 'kakuzu',
  players,
  options: { first: 0 },
  chance: { sheet: SHEET, draws: [2, 3] },
  moves: [...setup, '0:b1'],
};
const announced = {
  ...good,
  options: { first: 0, variant: 'announce' },
  chance: { sheet: SHEET },
  moves: [...setup, '0:2b1', '0:4c1', '1:2h2'],
};
const withDraws = (...draws: unknown[]) => ({ ...good, chance: { sheet: SHEET, draws } });
const withMoves = (...moves: string[]) => ({ ...good, moves: [...good.moves, ...moves] });

/** Where a record goes wrong, and the code: `bad-request`, `not-allowed at 10`; `fine` when it does not. */
function fault(record: unknown): string {
  const result = replay(JSON.parse(JSON.stringify(record)));
  if (result.ok) return 'fine';
  const { refusal, moveIndex } = result.error;
  return moveIndex === null ? refusal.code : `${refusal.code} at ${moveIndex}`;
}

/** A whole game played alone, every digit announced rightly. */
function wholeGame() {
  const digits = SHEET.replaceAll('/', '');
  const rest = [...allSquares.keys()].filter((place) => !EVERY_DIGIT.includes(allSquares[place] ?? ''));
  const moves = [
    ...EVERY_DIGIT.map((square) => `0:${square}`),
    ...rest.map((place) => `0:${digits[place]}${allSquares[place]}`),
  ];
  return { ...announced, players: ['Ada'], moves };
}

const unfinished = { ended: false, finished: false, winners: [], resigned: [] };

describe('what a record says', () => {
  it('[K12.8] scores so far, not ended, nobody has won', () => {
    expect(replay(good)).toEqual({
      ok: true,
      value: { game: 'kakuzu', players, moves: 10, scores: [1, 0], ...unfinished },
    });
    expect(replay(announced)).toMatchObject({ value: { scores: [1, 2], ended: false, winners: [] } });
  });

  it.each([
    { what: 'no move at all', record: { ...good, moves: [], chance: { sheet: SHEET, draws: [] } } },
    { what: 'half a set-up', record: { ...good, moves: setup.slice(0, 4), chance: { sheet: SHEET, draws: [] } } },
    { what: 'the set-up and the first draw', record: { ...good, moves: setup, chance: { sheet: SHEET, draws: [9] } } },
  ])('[K12.8] $what is a record too', ({ record }) => {
    expect(fault(record)).toBe('fine');
  });

  it('[K12.8] the end of a game, and who has won', () => {
    const whole = wholeGame();
    expect(replay(whole)).toMatchObject({ value: { scores: [72], ended: true, winners: [0] } });
    expect(fault({ ...whole, moves: [...whole.moves, '0:1a1'] })).toBe('game-over at 81');
    expect(fault({ ...whole, moves: [...whole.moves, '0:a1'] })).toBe('bad-notation at 81');
  });

  it.each(everyTable)(
    '[K12.1] [K12.3] [K12.7] [K12.8] written and replayed it comes to the same: %j',
    (tableOptions) => {
      for (let seed = 0; seed < 12; seed++) {
        const { seats, ...rest } = tableOptions;
        const table = randomTable(tableOptions, seed);
        const isWhole = seed % 2 === 0;
        const { log, state } = playedOut(table, seed, isWhole ? Number.POSITIVE_INFINITY : seed * 6);
        const options = unwrap(kakuzu.parseOptions(rest, seats));
        const { first, sheet } = table;
        const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
        const record = writeRecord(
          { game: kakuzu, dealt: { options, chance: { first, sheet } }, log },
          { players: names },
        );
        const { scores, over: ended, winners } = kakuzu.status(state);
        if (isWhole) expect(ended).toBe(true);
        expect(replay(JSON.parse(JSON.stringify(record)))).toEqual({
          ok: true,
          value: {
            game: 'kakuzu',
            players: names,
            moves: record.moves.length,
            scores,
            ended,
            finished: ended,
            winners,
            resigned: [],
          },
        });
      }
    },
  );

  it('[K12.1] first always, even when drawn by lot, and what is not the default', () => {
    const written = (raw: object) => {
      const options = unwrap(kakuzu.parseOptions(raw, 2));
      const chance = { first: 1, sheet: unwrap(parseSheet(SHEET)) };
      return writeRecord({ game: kakuzu, dealt: { options, chance }, log: [] }, { players });
    };
    expect(written({}).options).toEqual({ first: 1 });
    expect(written({ first: 1, variant: 'bag', sheet: 'random', clockMinutes: 'off' }).options).toEqual({ first: 1 });
    const all = { first: 1, variant: 'announce', sheet: 12, clockMinutes: 30 };
    expect(written(all).options).toEqual(all);
    expect(written({}).chance).toEqual({ sheet: SHEET, draws: [] });
  });

  it('[K12.3] [K12.7] draws and moves are kept apart, zeros included', () => {
    const entries = [...setup, '*:draw 2', '0:b1', '*:draw 0', '*:draw 4', '1:flag', '*:draw 1'];
    const log = entries.map((text) => unwrap(parseEntry(kakuzu, text, 2)));
    const options = unwrap(kakuzu.parseOptions({ clockMinutes: 1 }, 2));
    const chance = { first: 0, sheet: unwrap(parseSheet(SHEET)) };
    const record = writeRecord({ game: kakuzu, dealt: { options, chance }, log }, { players });
    expect(record.chance.draws).toEqual([2, 0, 4, 1]);
    expect(record.moves).toEqual([...setup, '0:b1', '1:flag']);
    expect(fault(record)).toBe('fine');
  });
});

describe('what is wrong before the moves', () => {
  it.each([
    { what: 'first is missing', record: { ...good, options: {} } },
    { what: 'first is left to the lot', record: { ...good, options: { first: 'lot' } } },
    { what: 'first is nobody', record: { ...good, options: { first: 2 } } },
    { what: 'an option of another game', record: { ...good, options: { first: 0, expert: true } } },
    { what: 'nobody plays', record: { ...good, players: [] } },
    { what: 'five play', record: { ...good, players: ['A', 'B', 'C', 'D', 'E'] } },
  ])('[K12.1] $what: bad-request', ({ record }) => {
    expect(fault(record)).toBe('bad-request');
  });

  it.each([
    { what: 'is missing', sheet: undefined },
    { what: 'is a number', sheet: 7 },
    { what: 'is empty', sheet: '' },
    { what: 'has eight rows', sheet: SHEET.slice(0, -10) },
    { what: 'has a short row', sheet: SHEET.slice(0, -1) },
    { what: 'has a stone', sheet: `.${SHEET.slice(1)}` },
    { what: 'has a 0', sheet: `0${SHEET.slice(1)}` },
    { what: 'repeats a digit in a row', sheet: `2${SHEET.slice(1)}` },
    { what: 'repeats digits in columns only', sheet: SHEET.replace('123456789', '213456789') },
    { what: 'repeats digits in boxes only', sheet: latinSquare() },
    { what: 'is followed by something', sheet: `${SHEET}/` },
  ])('[K12.2] the sheet $what: bad-request', ({ sheet }) => {
    expect(fault({ ...good, chance: { ...good.chance, sheet } })).toBe('bad-request');
  });

  it('[K12.2] the sheet decides, whatever number the options name', () => {
    for (const sheet of [1, 40, 'random']) expect(fault({ ...good, options: { first: 0, sheet } })).toBe('fine');
    expect(fault({ ...good, options: { first: 0, sheet: 41 } })).toBe('bad-request');
  });

  it.each([
    { what: 'something else in chance', chance: { ...good.chance, first: 0 } },
    { what: 'no draws', chance: { sheet: SHEET } },
    { what: 'draws that are no list', chance: { sheet: SHEET, draws: '23' } },
    { what: 'a draw of 10', chance: { sheet: SHEET, draws: [10, 3] } },
    { what: 'a draw of -1', chance: { sheet: SHEET, draws: [-1, 3] } },
    { what: 'a draw of "3"', chance: { sheet: SHEET, draws: ['3', 3] } },
    { what: 'a draw of 2.5', chance: { sheet: SHEET, draws: [2.5, 3] } },
    { what: 'no chance', chance: undefined },
    { what: 'a list for chance', chance: [] },
  ])('[K12.3] $what: bad-request', ({ chance }) => {
    expect(fault({ ...good, chance })).toBe('bad-request');
  });
});

/** Nine rows, each one step on: rows and columns are right, boxes are not. */
function latinSquare(): string {
  const digits = '123456789';
  return [...digits].map((_, row) => digits.slice(row) + digits.slice(0, row)).join('/');
}

describe('draws', () => {
  it('[K12.4] a digit that was drawn in the same turn is not in the bag', () => {
    expect(fault({ ...withDraws(2, 2), moves: [...good.moves, '0:h2'] })).toBe('not-allowed at 10');
  });

  it('[K12.4] a digit that is complete is not in the bag', () => {
    const ones = EVERY_ONE.map((square, index) => `${index % 2}:${square}`);
    expect(fault({ ...withDraws(1), moves: [...ones, '0:b1'] })).toBe('not-allowed at 9');
    expect(fault({ ...withDraws(2, 3), moves: [...ones, '0:b1'] })).toBe('fine');
  });

  it('[K12.4] after a 0 the next draw may be the wrong one', () => {
    expect(fault({ ...withDraws(2, 0, 2, 2), moves: [...good.moves, '1:h2', '1:e3'] })).toBe('not-allowed at 11');
  });

  it.each([
    { draws: [2, 2], why: 'the last one was not in the bag, and no move follows' },
    { draws: [2], why: 'the pending one is missing' },
    { draws: [2, 0], why: 'after a 0 the next one is missing' },
    { draws: [], why: 'all are missing' },
    { draws: [2, 3, 4], why: 'one is left over' },
    { draws: [2, 0, 3, 4], why: 'one is left over after a 0' },
  ])('[K12.5] $draws: $why', ({ draws }) => {
    expect(fault(withDraws(...draws))).toBe('bad-request');
  });

  it('[K12.5] a draw in an unfinished set-up is left over', () => {
    expect(fault({ ...withDraws(1), moves: setup.slice(0, 8) })).toBe('bad-request');
  });

  it('[K12.3] zeros stand in the list: the turn they end has no move', () => {
    expect(fault({ ...withDraws(0, 0, 0, 2, 3), moves: [...setup, '1:b1'] })).toBe('fine');
    expect(fault({ ...withDraws(0, 0, 0, 2, 3), moves: [...setup, '0:b1'] })).toBe('not-your-turn at 9');
  });

  it('[K12.6] where digits are announced there are none', () => {
    expect(fault(announced)).toBe('fine');
    expect(fault({ ...announced, chance: { sheet: SHEET, draws: [] } })).toBe('fine');
    expect(fault({ ...announced, chance: { sheet: SHEET, draws: [2] } })).toBe('bad-request');
    expect(fault({ ...announced, chance: { sheet: SHEET, draws: [2] }, moves: ['nonsense'] })).toBe('bad-request');
  });
});

describe('what is wrong with a move', () => {
  const clock = { ...good, options: { first: 0, clockMinutes: 5 } };
  it.each([
    { what: 'a seat that does not exist', record: withMoves('2:c1'), expected: 'bad-notation at 10' },
    { what: 'a digit announced in a bag game', record: withMoves('0:3c1'), expected: 'bad-notation at 10' },
    { what: 'a draw among the moves', record: withMoves('*:draw 3'), expected: 'bad-notation at 10' },
    { what: 'no square', record: withMoves('0:z9'), expected: 'bad-notation at 10' },
    { what: 'another seat', record: withMoves('1:c1'), expected: 'not-your-turn at 10' },
    { what: 'another seat in the set-up', record: { ...good, moves: ['1:a1'] }, expected: 'not-your-turn at 0' },
    { what: 'no stone there', record: withMoves('0:b1'), expected: 'not-allowed at 10' },
    { what: 'an open box', record: { ...good, moves: ['0:a1', '1:b2'] }, expected: 'not-allowed at 1' },
    { what: 'a flag without a clock', record: withMoves('0:flag'), expected: 'not-allowed at 10' },
    {
      what: 'a flag of another seat',
      record: { ...clock, moves: [...good.moves, '1:flag'] },
      expected: 'not-allowed at 10',
    },
    { what: 'a flag in the set-up', record: { ...clock, moves: ['0:flag'] }, expected: 'not-allowed at 0' },
  ])('[K11.4] [K11.5] $what: $expected', ({ record, expected }) => {
    expect(fault(record)).toBe(expected);
  });

  it.each([
    { what: 'no digit is announced', moves: [...setup, '0:b1'], expected: 'bad-notation at 9' },
    { what: 'a digit in the set-up', moves: ['0:1a1'], expected: 'bad-notation at 0' },
    { what: 'a 0', moves: [...setup, '0:0a2'], expected: 'bad-notation at 9' },
    {
      what: 'a complete digit',
      moves: [...EVERY_ONE.map((square, index) => `${index % 2}:${square}`), '0:1b1'],
      expected: 'not-allowed at 9',
    },
    {
      what: 'a fourth stone in a turn',
      moves: [...setup, '0:2b1', '0:3c1', '0:5e1', '0:6f1'],
      expected: 'not-your-turn at 12',
    },
  ])('[K11.4] [K7.5] announce, $what: $expected', ({ moves, expected }) => {
    expect(fault({ ...announced, moves })).toBe(expected);
  });

  it('[K11.3] [K12.7] a flag in its turn is fine, and the next seat draws', () => {
    const flagged = { ...clock, chance: { sheet: SHEET, draws: [2, 3, 5] }, moves: [...good.moves, '0:flag'] };
    expect(fault(flagged)).toBe('fine');
    expect(replay({ ...flagged, moves: [...flagged.moves, '1:flag'] })).toMatchObject({
      value: { ended: true, scores: [1, 0], winners: [0] },
    });
    expect(fault({ ...flagged, moves: [...flagged.moves, '1:flag', '0:flag'] })).toBe('game-over at 12');
    expect(fault({ ...flagged, moves: [...flagged.moves, '1:flag', '0:c1'] })).toBe('game-over at 12');
  });
});

describe('a wrong draw and a wrong move after it', () => {
  const base = {
    v: 1,
    game: 'kakuzu',
    players: ['Ada', 'Bo'],
    options: { first: 0 },
    chance: {
      sheet: '123456789/456789123/789123456/231564897/564897231/897231564/312645978/645978312/978312645',
      draws: [5, 5],
    },
  };
  const upToMatch = ['0:a1', '1:d1', '0:g1', '1:a4', '0:d4', '1:g4', '0:a7', '1:d7', '0:g7', '0:e1'];

  it.each([
    ['0:a2', 'not-allowed'],
    ['0:zz', 'bad-notation'],
    ['0:7a2', 'bad-notation'],
    ['1:7a2', 'bad-notation'],
    ['1:a2', 'not-your-turn'],
    ['0:flag', 'not-allowed'],
  ])('[K12.4] before %s is %s', (move, code) => {
    const result = replay({ ...base, moves: [...upToMatch, move] });
    expect(result).toMatchObject({ ok: false, error: { moveIndex: 10, refusal: { code } } });
  });
});
