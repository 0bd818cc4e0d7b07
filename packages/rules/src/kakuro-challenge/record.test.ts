/** Records: what is written of a game, and what a reader makes of it. */

import { describe, expect, it } from 'vitest';
import { playOut } from '../../test/kakuro-challenge/play.js';
import { boardWith, ChallengeTable } from '../../test/kakuro-challenge/table.js';
import { unwrap } from '../core/result.js';
import { createRng, seedFromNumber } from '../core/rng.js';
import { type GameRecord, writeRecord } from '../records/record.js';
import { type Replayed, replay } from '../records/replay.js';
import { kakuroChallenge as game } from './game.js';
import { allTiles } from './state.js';

interface Played {
  readonly record: GameRecord;
  readonly table: ChallengeTable;
}

/** A whole random game and its record, as JSON gives it back. */
function played(seats: number, raw: Readonly<Record<string, unknown>>, seed: number): Played {
  const options = unwrap(game.parseOptions(raw, seats));
  const chance = game.deal(options, seats, createRng(seedFromNumber(seed)));
  const table = new ChallengeTable(game.setup(options, seats, chance));
  playOut(table, createRng(seedFromNumber(seed)), () => undefined);
  const players = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, seats);
  const record = writeRecord({ game, dealt: { options, chance }, log: table.log }, { players });
  return { record: JSON.parse(JSON.stringify(record)), table };
}

/** The digits of the first tiles, then whatever is left of the 72. */
function tilesFrom(first: readonly number[]): number[] {
  const rest = [...allTiles];
  for (const digit of first) rest.splice(rest.indexOf(digit), 1);
  return [...first, ...rest];
}

// Stones 6 7 5 1 2; Ada holds 4 and 9, Bo 3 and 8; then 1 and 2 are drawn. b2 is a yellow 6, e5 a red 5.
const tiles = tilesFrom([6, 7, 5, 1, 2, 4, 9, 3, 8, 1, 2]);
const small = (moves: readonly string[], options: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  v: 1,
  game: 'kakuro-challenge',
  players: ['Ada', 'Bo'],
  options: { first: 0, ...options },
  chance: { tiles },
  moves,
});

describe('writing', () => {
  it('[C14.1] [C14.3] [C14.4] has the moves, the tiles as they left the bag, and who began', () => {
    const options = unwrap(game.parseOptions({}, 2));
    const table = new ChallengeTable(game.setup(options, 2, { first: 1, tiles }));
    table.act('1:y3f5', '0:r9c2');
    const record = writeRecord(
      { game, dealt: { options, chance: { first: 1, tiles } }, log: table.log },
      { players: ['Ada', 'Bo'] },
    );
    expect(record).toEqual({ ...small(['1:y3f5', '0:r9c2']), options: { first: 1 } });
  });

  it('[C14.4] names the options that are not at their default', () => {
    const raw = {
      expert: true,
      scoring: 'claim',
      falseChallenge: 5,
      moveSeconds: 30,
      stones: ['a1', 'b1', 'c1', 'd1', 'e1'],
    };
    const options = unwrap(game.parseOptions(raw, 2));
    expect(game.record.writeOptions(options, { first: 0, tiles })).toEqual({ ...raw, first: 0 });
    const plain = unwrap(game.parseOptions({ expert: false, falseChallenge: 0, first: 1 }, 2));
    expect(game.record.writeOptions(plain, { first: 1, tiles })).toEqual({ first: 1 });
  });
});

describe('reading', () => {
  it('[C14.3] deals the stones in board order, two tiles a seat, then the draws', () => {
    const { chance } = unwrap(game.record.readChance({ tiles }, unwrap(game.parseOptions({ first: 1 }, 2)), 2));
    const table = new ChallengeTable(game.setup(unwrap(game.parseOptions({ first: 1 }, 2)), 2, chance));
    expect(table.board).toBe(boardWith({ 2: '.6.....7.', 5: '....E....', 8: '.1.....2.' }));
    expect(table.state.hands).toEqual([
      [4, 9],
      [3, 8],
    ]);
    expect(table.act('1:y3f5', '0:y4c2').state.hands).toEqual([
      [9, 2],
      [8, 1],
    ]);
  });

  it('[C14.1] replays moves, claims and challenges', () => {
    expect(replay(small(['0:y4f5', '1:y3g5']))).toMatchObject({ ok: true, value: { scores: [0, 0], ended: false } });
    const claims = ['0:y4f5=30', '1:challenge', '1:y3g5=2', '0:challenge', '0:r9c2=8'];
    expect(replay(small(claims, { scoring: 'claim' }))).toMatchObject({
      ok: true,
      value: { scores: [8, 0], ended: false, winners: [] },
    });
  });

  it('[C14.2] replays a move by the clock, where there is one', () => {
    expect(replay(small(['0:y4f5!'], { moveSeconds: 30 }))).toMatchObject({ ok: true });
    expect(replay(small(['0:y4f5!']))).toMatchObject({
      ok: false,
      error: { moveIndex: 0, refusal: { code: 'not-allowed' } },
    });
  });

  const claim = { scoring: 'claim' };
  it.each([
    ['[C13.6] not a move', ['0:y4f5', 'y3g5'], {}, 1, 'bad-notation'],
    ['[C13.6] a seat that does not exist', ['2:y4f5'], {}, 0, 'bad-notation'],
    ['[C9.1] a claim in a referee game', ['0:y4f5=0'], {}, 0, 'bad-notation'],
    ['[C9.1] no claim in a claim game', ['0:y4f5'], claim, 0, 'bad-notation'],
    ['[C14.5] an acceptance', ['0:y4f5=0', '1:accept'], claim, 1, 'bad-notation'],
    ['[C14.5] a close', ['0:y4f5=0', '*:close'], claim, 1, 'bad-notation'],
    ['[C15.2] out of turn', ['1:y3f5'], {}, 0, 'not-your-turn'],
    ['[C15.2] by the clock, out of turn', ['1:y3f5!'], {}, 0, 'not-your-turn'],
    ['[C15.2] a challenge in a referee game', ['0:y4f5', '1:challenge'], {}, 1, 'not-allowed'],
    ['[C15.2] a challenge of one’s own claim', ['0:y4f5=0', '0:challenge'], claim, 1, 'not-allowed'],
    ['[C15.2] a second challenge', ['0:y4f5=0', '1:challenge', '1:challenge'], claim, 2, 'not-allowed'],
    ['[C3.2] a tile that was not drawn yet', ['0:y1f5'], {}, 0, 'not-in-hand'],
    ['[C5.3] a flip that is not allowed', ['0:y4f5/e5'], {}, 0, 'flip-outside'],
    ['[C15.1] out of turn, and onto a tile', ['1:y3e5'], {}, 0, 'not-your-turn'],
    ['[C15.1] no claim, and out of turn', ['1:y3f5'], claim, 0, 'bad-notation'],
    ['[C15.1] by the clock without one, and onto a tile', ['0:y4e5!'], {}, 0, 'not-allowed'],
  ])('%s', (_, moves, options, at, code) => {
    expect(replay(small(moves, options))).toMatchObject({ ok: false, error: { moveIndex: at, refusal: { code } } });
  });

  it.each([
    ['[C14.4] no first', { options: {} }, 'options.first'],
    ['[C14.4] first by lot', { options: { first: 'lot' } }, 'options.first'],
    ['[C11.2] first in an empty seat', { options: { first: 2 } }, 'options.first'],
    ['[C11.1] an option of another game', { options: { first: 0, sealed: true } }, 'options.sealed'],
    ['[C14.3] no tiles', { chance: {} }, 'chance.tiles'],
    ['[C14.3] a tile too few', { chance: { tiles: tiles.slice(1) } }, 'chance.tiles'],
    ['[C14.3] a tile too many', { chance: { tiles: [...tiles, 1] } }, 'chance.tiles'],
    ['[C14.3] nine of a digit', { chance: { tiles: [tiles[0] === 1 ? 2 : 1, ...tiles.slice(1)] } }, 'chance.tiles'],
    ['[C14.3] a 0', { chance: { tiles: [0, ...tiles.slice(1)] } }, 'chance.tiles'],
    ['[C14.3] something beside the tiles', { chance: { tiles, first: 0 } }, 'chance.first'],
    ['[C2.1] one player', { players: ['Ada'] }, 'players'],
    ['[C2.1] five players', { players: ['A', 'B', 'C', 'D', 'E'] }, 'players'],
  ])('%s is refused before the first move', (_, fault, field) => {
    const result = replay({ ...small(['1:nonsense']), ...fault });
    expect(result).toMatchObject({
      ok: false,
      error: { moveIndex: null, refusal: { code: 'bad-request', detail: { field } } },
    });
  });
});

describe('a whole game', () => {
  it.each([
    { seats: 2, options: {} },
    { seats: 3, options: { expert: true, moveSeconds: 30, first: 2 } },
    { seats: 4, options: { scoring: 'claim', moveSeconds: 30, falseChallenge: 3 } },
    { seats: 2, options: { scoring: 'claim', expert: true, stones: ['a1', 'i1', 'e5', 'a9', 'i9'] } },
  ])('[C14.1] [C14.5] is replayed from its record: $seats seats, $options', ({ seats, options }) => {
    const { record, table } = played(seats, options, 14);
    const { scores, winners } = table.status;
    expect(replay(record)).toMatchObject({ ok: true, value: { scores, winners, ended: true } });
    expect(record.moves.filter((move) => /accept|close/.test(move))).toEqual([]);
    const more = replay({ ...record, moves: [...record.moves, '1:challenge'] });
    expect(more).toMatchObject({ ok: false, error: { moveIndex: record.moves.length } });
    const shorter = replay({ ...record, moves: record.moves.slice(0, -20) });
    expect(shorter).toMatchObject({ ok: true, value: { ended: false, winners: [] } });
  });

  it('[C14.5] that ends with a claim is over, challenged or not', () => {
    const { record } = played(3, { scoring: 'claim' }, 5);
    const last = record.moves.findLastIndex((move) => move.includes('='));
    const moves = [...record.moves.slice(0, last), (record.moves[last] ?? '').replace(/=.*/, '=999')];
    const mover = Number((moves.at(-1) ?? '').charAt(0));
    const stood = replayed({ ...record, moves });
    const challenged = replayed({ ...record, moves: [...moves, `${(mover + 1) % 3}:challenge`] });
    expect(stood).toMatchObject({ ended: true, winners: [mover] });
    expect(challenged.ended).toBe(true);
    expect((stood.scores[mover] ?? 0) - (challenged.scores[mover] ?? 0)).toBe(999);
  });
});

function replayed(record: unknown): Replayed {
  const result = replay(record);
  if (!result.ok) throw new Error(`not replayed: ${result.error.refusal.code}`);
  return result.value;
}
