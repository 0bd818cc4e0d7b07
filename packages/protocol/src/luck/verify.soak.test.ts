/** What is found when a record was changed: each part of the deal, each thing that the table did, in each game. */

import { type GameRecord, games, readHeader, replay, replayTurns, unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { provenGame } from '../../test/proven-games.js';
import { type LuckFault, verifyLuck } from './index.js';

const challenge = provenGame({ game: 'kakuro-challenge', seats: 2, options: { moveSeconds: 30 } }, 3);
const claims = provenGame({ game: 'kakuro-challenge', seats: 3, options: { moveSeconds: 30, scoring: 'claim' } }, 3);
const race = provenGame({ game: 'kakuro-race', seats: 2, options: {} }, 3);
const kakuzu = provenGame({ game: 'kakuzu', seats: 2, options: {} }, 3);

function faultOf(record: unknown): LuckFault | 'none' {
  const result = verifyLuck(record);
  return result.ok ? 'none' : result.error;
}

/** A list with its item at a place and the next one that differs from it swapped. */
function swapped(record: GameRecord, name: string, at: number): GameRecord {
  const list = record.chance[name] as readonly unknown[];
  const other = list.findIndex((item, index) => index > at && item !== list[at]);
  return { ...record, chance: { ...record.chance, [name]: list.with(at, list[other]).with(other, list[at]) } };
}

const withOption = (record: GameRecord, name: string, value: unknown): GameRecord => ({
  ...record,
  options: { ...record.options, [name]: value },
});
const withChosen = (record: GameRecord, options: Readonly<Record<string, unknown>>): GameRecord =>
  ({ ...record, luck: { ...record.luck, options } }) as GameRecord;
const otherFirst = (record: GameRecord): number => 1 - (record.options.first as number);

describe('a deal that was changed', () => {
  it.each([challenge, claims, race, kakuzu])('the record is in order before: $game', (record) => {
    expect(replay(record)).toMatchObject({ ok: true, value: { ended: true } });
    expect(faultOf(record)).toBe('none');
  });

  it.each<[string, GameRecord]>([
    ['a stone', swapped(challenge, 'tiles', 0)],
    ['a tile in hand', swapped(challenge, 'tiles', 6)],
    ['one of the last tiles of the bag', swapped(challenge, 'tiles', 65)],
    ['who begins', withOption(challenge, 'first', otherFirst(challenge))],
    ['an option', withOption(challenge, 'expert', true)],
    ['where the stones lie', withOption(challenge, 'stones', ['a1', 'i1', 'e5', 'a9', 'i9'])],
    ['the option as it was chosen', withChosen(challenge, { moveSeconds: 31 })],
    ['a lot that was not drawn', withChosen(challenge, { moveSeconds: 30, first: otherFirst(challenge) })],
    ['a tile of the field', swapped(race, 'tiles', 0)],
    ['a spare tile', swapped(race, 'tiles', 64)],
    ['the first marker', swapped(race, 'markers', 0)],
    ['a marker that was never turned', swapped(race, 'markers', 40)],
    ['an Action tile', swapped(race, 'actions', 0)],
    ['the sand', withOption(race, 'hourglassSeconds', 61)],
    ['two digits of the sheet', { ...kakuzu, chance: { ...kakuzu.chance, sheet: otherSheet(kakuzu) } }],
    ['who begins at Kakuzu', withOption(kakuzu, 'first', otherFirst(kakuzu))],
    ['the name of a sheet', withOption(kakuzu, 'sheet', 7)],
  ])('%s', (_name, record) => {
    expect(faultOf(record)).toEqual({ code: 'wrong-deal' });
  });

  it('a lot that was drawn though somebody was named', () => {
    const named = provenGame({ game: 'kakuro-challenge', seats: 2, options: { first: 1 } }, 1);
    expect(faultOf(named)).toBe('none');
    expect(faultOf(withOption(named, 'first', 0))).toEqual({ code: 'wrong-deal' });
  });
});

/** The sheet with all ones and twos swapped: a sudoku still. */
function otherSheet({ chance }: GameRecord): string {
  return String(chance.sheet).replaceAll(/[12]/g, (digit) => (digit === '1' ? '2' : '1'));
}

describe('a draw that was changed', () => {
  const draws = kakuzu.chance.draws as readonly number[];
  const changed = draws.flatMap((drawn, index) =>
    Array.from({ length: 10 }, (_, digit) => digit)
      .filter((digit) => digit !== drawn)
      .map((digit) => ({
        index,
        record: { ...kakuzu, chance: { ...kakuzu.chance, draws: draws.with(index, digit) } },
      })),
  );
  const playable = changed.filter(({ record }) => replay(record).ok);
  /** The move that comes after each draw. */
  const { turns } = unwrap(replayTurns(games.kakuzu, unwrap(readHeader(kakuzu))));
  const nextMoves = turns.flatMap(({ moveIndex }, index) =>
    moveIndex === null ? [movesIn(turns.slice(0, index))] : [],
  );

  it('is named with the move after it, wherever the game can still be played', () => {
    expect(playable.length).toBeGreaterThan(20);
    for (const { index, record } of playable)
      expect(faultOf(record)).toEqual({ code: 'wrong-draw', moveIndex: nextMoves[index], moment: index + 1 });
  }, 30_000);

  it('is no record any more where it can not', () => {
    for (const { record } of changed.filter((each) => !playable.includes(each)))
      expect(faultOf(record)).toEqual({ code: 'bad-record', replay: errorOf(record) });
  }, 30_000);
});

function movesIn(turns: readonly { readonly moveIndex: number | null }[]): number {
  return turns.filter(({ moveIndex }) => moveIndex !== null).length;
}

function errorOf(record: unknown): unknown {
  const result = replay(record);
  return result.ok ? 'none' : result.error;
}

describe.each([
  ['a referee game', challenge],
  ['a claim game', claims],
])('a move of the clock in %s', (_name, record) => {
  const clockMoves = [...record.moves.entries()].filter(([, move]) => move.endsWith('!'));
  const withMove = (at: number, move: string): GameRecord => ({ ...record, moves: record.moves.with(at, move) });
  const momentOf = (at: number): number => clockMoves.filter(([index]) => index <= at).length;

  it('with the tile on its other side, wherever the game can still be played', () => {
    const turned = clockMoves
      .map(([at, move]) => ({
        at,
        record: withMove(
          at,
          move.replace(/[ry]/, (side) => (side === 'r' ? 'y' : 'r')),
        ),
      }))
      .filter((each) => replay(each.record).ok);
    expect(turned.length).toBeGreaterThan(3);
    for (const each of turned)
      expect(faultOf(each.record)).toEqual({ code: 'wrong-draw', moveIndex: each.at, moment: momentOf(each.at) });
  });

  it('that the player is said to have made: the next one is at a wrong moment', () => {
    const [[at, move] = [0, ''], [next] = [0]] = clockMoves;
    const claimed = record === claims ? '=0' : '';
    expect(faultOf(withMove(at, move.replace('!', claimed)))).toEqual({
      code: 'wrong-draw',
      moveIndex: next,
      moment: 1,
    });
  });

  it('that was made by a player', () => {
    const plain = [...record.moves.entries()].filter(([, move]) => /^\d:[ry]\d[a-i]\d(=\d+)?$/.test(move));
    const [[at, move] = [0, '']] = plain;
    const byClock = withMove(at, `${move.replace(/=.*/, '')}!`);
    expect(faultOf(byClock)).toMatchObject({ code: 'wrong-draw', moveIndex: at, moment: momentOf(at) + 1 });
  });
});

describe('a record that can not be checked', () => {
  it.each<[string, unknown, string]>([
    ['no record', 7, ''],
    ['an unknown game', { ...kakuzu, game: 'chess' }, 'game'],
    ['a share too few', { ...kakuzu, luck: { ...kakuzu.luck, shares: [''] } }, 'luck.shares'],
    ['a secret that is none', { ...kakuzu, luck: { ...kakuzu.luck, secret: 'x' } }, 'luck.secret'],
    ['an option that is none', withOption(kakuzu, 'handicap', 3), 'options.handicap'],
    ['an option as chosen that is none', withChosen(kakuzu, { handicap: 3 }), 'luck.options.handicap'],
    ['a tile too many', { ...challenge, chance: { tiles: [9, ...list(challenge).slice(1)] } }, 'chance.tiles'],
    ['a draw too few', { ...kakuzu, chance: { ...kakuzu.chance, draws: [] } }, 'chance.draws'],
  ])('%s: the field is named', (_name, record, field) => {
    expect(faultOf(record)).toMatchObject({
      code: 'bad-record',
      replay: { moveIndex: null, refusal: { detail: { field } } },
    });
  });

  it('a move that is none is named as a replay does', () => {
    const record = { ...kakuzu, moves: kakuzu.moves.with(20, '0:zz') };
    expect(faultOf(record)).toEqual({ code: 'bad-record', replay: errorOf(record) });
    expect(errorOf(record)).toMatchObject({ moveIndex: 20 });
  });

  it('a record without a proof tells nothing', () => {
    const { luck: _luck, ...rest } = race;
    expect(faultOf(rest)).toEqual({ code: 'no-proof' });
  });
});

/** The tiles, sorted so that the first is a 1. */
function list({ chance }: GameRecord): number[] {
  return [...(chance.tiles as number[])].sort((one, other) => one - other);
}
