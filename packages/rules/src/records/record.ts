/** Game records: one self-contained game with its chance spelled out (`*.riverstone.json`). */

import { formatEntry } from '../core/entry.js';
import { list } from '../core/field-kinds.js';
import { type Field, isInteger, isObject, readFields } from '../core/fields.js';
import type { Entry, Game, GameTypes, Seat } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { type GameId, gameIds, isGameId } from '../game-ids.js';
import { games } from '../games.js';
import type { Deal } from '../hosting/deal.js';

/** The version of the format. */
export const RECORD_VERSION = 1;

export interface GameRecord {
  readonly v: typeof RECORD_VERSION;
  readonly game: GameId;
  /** Their names, in seat order. */
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly chance: Readonly<Record<string, unknown>>;
  readonly moves: readonly string[];
  /** Milliseconds since the start, one a move. */
  readonly at?: readonly number[];
  /** Where a server dealt: how it can be checked that nobody chose the chance. Replaying does not need it. */
  readonly luck?: RecordedLuck;
  /** The seats that resigned, ascending; left out where nobody did. It ends the game where the moves do not. */
  readonly resigned?: readonly Seat[];
}

/** What the chance of a table came from. */
export interface RecordedLuck {
  /** The hash of the secret, as it was published when the table was made. */
  readonly commitment: string;
  readonly secret: string;
  /** What every seat gave to it, in seat order; '' where nothing was given. */
  readonly shares: readonly string[];
  /** The options as they were chosen, before lots were drawn. */
  readonly options: Readonly<Record<string, unknown>>;
}

const seatNumber = (raw: unknown): Seat | undefined => (isInteger(raw, 0, Number.MAX_SAFE_INTEGER) ? raw : undefined);
const text = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);
const time = (raw: unknown): number | undefined => (typeof raw === 'number' && raw >= 0 ? raw : undefined);
const anything: Field<unknown> = { expected: 'object', read: (raw) => raw ?? undefined };
const unlimited = { min: 0, max: Number.POSITIVE_INFINITY };

const hash: Field<string> = { expected: '64 hexadecimal digits', read: (raw) => hexadecimal(raw, /^[0-9a-f]{64}$/) };
const luckFields = {
  commitment: hash,
  secret: hash,
  shares: list(
    (raw) => hexadecimal(raw, /^([0-9a-f]{32})?$/),
    'a list of 32 hexadecimal digits each, or empty texts',
    unlimited,
  ),
  options: { expected: 'object', read: (raw: unknown) => (isObject(raw) ? raw : undefined) },
} as const;

function hexadecimal(raw: unknown, form: RegExp): string | undefined {
  return typeof raw === 'string' && form.test(raw) ? raw : undefined;
}

const readLuck = (raw: unknown, path: string): Result<RecordedLuck, Refusal<'bad-request'>> =>
  readFields(raw, luckFields, path);

/** A refusal names the field inside. */
const luck: Field<RecordedLuck | null> = {
  expected: 'object',
  read(raw) {
    const read = readLuck(raw, '');
    return read.ok ? read.value : undefined;
  },
  parse: readLuck,
  default: null,
};

const headerFields = {
  v: {
    expected: '1',
    read: (raw: unknown) => (isInteger(raw, RECORD_VERSION, RECORD_VERSION) ? RECORD_VERSION : undefined),
  },
  game: { expected: gameIds.join('|'), read: (raw: unknown) => (isGameId(raw) ? raw : undefined) },
  players: list(text, 'names', unlimited),
  options: anything,
  chance: anything,
  moves: list(text, 'texts', unlimited),
  at: list(time, 'milliseconds', unlimited, []),
  luck,
  resigned: list(seatNumber, 'seats', { min: 1, max: Number.POSITIVE_INFINITY }, []),
} as const;

/** The header of a record: its fields, the number of players and the order of times are checked. */
export type RecordHeader = {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly options: unknown;
  readonly chance: unknown;
  readonly moves: readonly string[];
  readonly luck: RecordedLuck | null;
  /** The seats that resigned. */
  readonly resigned: readonly Seat[];
};

/**
 * Reads the header of a record. The game itself reads `options`, `chance` and `moves`.
 * @example readHeader(record).value.players // => ['Ada', 'Bo']
 */
export function readHeader(raw: unknown): Result<RecordHeader, Refusal<'bad-request'>> {
  const read = readFields(raw, headerFields, '');
  if (!read.ok) return read;
  const { game, players, options, chance, moves, at, luck, resigned } = read.value;
  const { min, max } = games[game].seats;
  if (players.length < min || players.length > max) {
    return refuse('bad-request', { field: 'players', problem: 'wrong', expected: `${min}..${max} players` });
  }
  const timed = Object.hasOwn(raw as object, 'at');
  if (timed && at.length !== moves.length) {
    return refuse('bad-request', { field: 'at', problem: 'wrong', expected: `${moves.length} times, one a move` });
  }
  if (at.some((moment, index) => index > 0 && moment < (at[index - 1] as number))) {
    return refuse('bad-request', { field: 'at', problem: 'wrong', expected: 'times that never fall' });
  }
  if (luck !== null && luck.shares.length !== players.length) {
    return refuse('bad-request', {
      field: 'luck.shares',
      problem: 'wrong',
      expected: `${players.length} shares, one a player`,
    });
  }
  if (resigned.some((seat, index) => seat >= players.length || seat <= (resigned[index - 1] ?? -1))) {
    return refuse('bad-request', { field: 'resigned', problem: 'wrong', expected: 'seats, ascending' });
  }
  return ok({ game, players, options, chance, moves, luck, resigned });
}

/** A game that was played here, such as a `HostedGame`. */
export interface PlayedGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly dealt: Pick<Deal<T>, 'options' | 'chance'>;
  /** Everything that was done, the table's draws included. */
  readonly log: readonly Entry<T['Action']>[];
  /** When each entry of the log was made, in milliseconds since the start; left out or 0 where nobody kept the time. */
  readonly times?: readonly number[];
}

/** What a record says about a table beside its game. */
export interface RecordedTable {
  /** Their names, in seat order. */
  readonly players: readonly string[];
  readonly luck?: RecordedLuck;
  /** The seats that resigned, ascending. */
  readonly resigned?: readonly Seat[];
}

/**
 * Writes a record of a game, finished or not.
 * @example
 * writeRecord(table, { players: ['Ada', 'Bo'] })
 * // => { v: 1, game: 'kakuzu', players: ['Ada', 'Bo'], moves: [], … }
 */
export function writeRecord<T extends GameTypes>(played: PlayedGame<T>, about: RecordedTable): GameRecord {
  const { game, dealt, log, times = [] } = played;
  const { players, luck, resigned = [] } = about;
  const { options, chance } = dealt;
  const { record } = game;
  const isKept = (entry: Entry<T['Action']> | undefined): boolean => entry !== undefined && record.isMove(entry.action);
  const draws = log.filter((entry) => !isKept(entry)).map(({ action }) => action);
  return {
    v: RECORD_VERSION,
    game: game.id as GameId,
    players,
    options: record.writeOptions(options, chance),
    chance: record.writeChance({ chance, draws }),
    moves: log.filter(isKept).map((entry) => formatEntry(game, entry)),
    ...(times.some((time) => time > 0) ? { at: times.filter((_, index) => isKept(log[index])) } : {}),
    ...(luck === undefined ? {} : { luck }),
    ...(resigned.length === 0 ? {} : { resigned }),
  };
}
