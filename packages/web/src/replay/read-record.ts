/** Reads a record, checking every move. Loaded when there is one to read, because it needs the rules of every game. */

import {
  formatEntry,
  type GameId,
  type GameRecord,
  isObject,
  ok,
  RECORD_VERSION,
  type Result,
  readHeader,
  replayTurns,
  withGame,
} from '@riverstone/rules';
import type { RecordProblem } from './record-text';
import type { PlayedLog } from './replay-table';

export interface RecordedGame {
  readonly game: GameId;
  readonly played: PlayedLog;
}

/** What is wrong with a record; `move` counts from 1 where a move is. */
export interface RecordFault {
  readonly problem: RecordProblem;
  readonly move: number | null;
}

/** Far more than any game needs. A short link may unpack to more, and would keep the page busy for minutes. */
const MAX_MOVES = 5000;
const MAX_NAME_LENGTH = 200;

export function readRecord(raw: unknown): Result<RecordedGame, RecordFault> {
  if (!isObject(raw) || !('game' in raw && 'moves' in raw)) return fault('foreign');
  if (isHuge(raw)) return fault('huge');
  if (typeof raw.v === 'number' && raw.v > RECORD_VERSION) return fault('newer');
  const header = readHeader(raw);
  if (!header.ok) return fault('broken');
  const { game: id, players, resigned, options, chance } = header.value;
  return withGame(id, (game): Result<RecordedGame, RecordFault> => {
    const replayed = replayTurns(game, header.value);
    if (!replayed.ok) {
      const { moveIndex } = replayed.error;
      return moveIndex === null ? fault('broken') : fault('illegal', moveIndex + 1);
    }
    const { turns } = replayed.value;
    const times = (raw as unknown as GameRecord).at ?? [];
    let last = 0;
    const at = turns.map(({ moveIndex }) => {
      last = moveIndex === null ? last : (times[moveIndex] ?? last);
      return last;
    });
    const seats = players.map((name) => ({ name, bot: null }));
    const entries = turns.map(({ entry }) => formatEntry(game, entry));
    return ok({ game: id, played: { seats, you: null, resigned, options, chance, entries, at } });
  });
}

function isHuge({ moves, players }: Record<string, unknown>): boolean {
  const isLong = (name: unknown): boolean => typeof name === 'string' && name.length > MAX_NAME_LENGTH;
  return (Array.isArray(moves) && moves.length > MAX_MOVES) || (Array.isArray(players) && players.some(isLong));
}

function fault(
  problem: RecordProblem,
  move: number | null = null,
): { readonly ok: false; readonly error: RecordFault } {
  return { ok: false, error: { problem, move } };
}
