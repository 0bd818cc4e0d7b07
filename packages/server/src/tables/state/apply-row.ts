/** Applies rows to the state of a table. The log is a list of rows, and the state is their fold. */

import type { LogRow } from '../../store/store.js';
import type { ServerMove, ServerStep } from '../game/server-game.js';
import { type MemberId, parseRow, type Row, RowError } from '../log/row.js';
import type { AppliedRow } from './applied-row.js';
import { gameRows } from './game-rows.js';
import { gatheringRows } from './gathering-rows.js';
import { restartDays, timersAt } from './move-days.js';
import type { RowHandlers } from './row-handler.js';
import { TableState } from './table-state.js';

const handlers: RowHandlers = { ...gatheringRows, ...gameRows };
const noSteps: readonly ServerStep[] = [];
const isPaused = (): boolean => true;
const isRunning = (): boolean => false;

/** Applies the next row. `move` is the proposed move that it plays; null for a stored row. */
export function applyRow(state: TableState, at: number, row: Row, move: ServerMove | null = null): AppliedRow {
  state.version++;
  state.lastAt = at;
  const applied: AppliedRow = {
    version: state.version,
    at,
    row,
    move,
    steps: noSteps,
    undone: 0,
    said: null,
    isBack: false,
  };
  // The handler is that of the row's own kind, which the compiler can't follow.
  handlers[row.kind](state, row as never, applied);
  applied.isBack = dropVotesAgainst(state, row.by);
  // Nobody is left who could resume.
  if (state.paused && state.people.length === 0) state.endPause(at);
  if (row.by !== null && row.id !== null) state.rememberCommand(row.by, row.id);
  const timers = timersAt(state);
  if (timers.length > 0 || !state.clocks.isEmpty)
    state.clocks.sync(timers, at, state.paused ? isPaused : isRunning, state.clocksFrom);
  restartDays(state, applied);
  return applied;
}

/** Applies a row that comes from the store. Throws a `RowError` if it can't be applied. */
function applyStoredRow(state: TableState, table: string, stored: LogRow): AppliedRow {
  if (stored.version !== state.version + 1)
    throw new RowError(table, stored.version, `follows version ${state.version}`);
  const row = parseRow(table, stored);
  try {
    return applyRow(state, stored.at, row);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RowError(table, stored.version, `can't apply row of kind "${row.kind}": ${reason}`, { cause: error });
  }
}

/** The state of a table after all rows of its log. */
export function foldRows(table: string, rows: readonly LogRow[]): TableState {
  if (rows.length === 0) throw new RowError(table, 0, 'the log is empty');
  const state = new TableState();
  for (const row of rows) applyStoredRow(state, table, row);
  return state;
}

/** Whoever does something is present, so the votes for a bot in their seat end. Returns whether there were any. */
function dropVotesAgainst(state: TableState, member: MemberId | null): boolean {
  const seat = state.seats[state.seatOf(member) ?? -1];
  if (seat === undefined || seat.votes.length === 0) return false;
  seat.votes = [];
  return true;
}
