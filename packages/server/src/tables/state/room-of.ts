/** The public part of a table: its room and its summary. Built field by field, so that no secret can slip in. */

import type { LuckProof, Room, SeatInRoom } from '@riverstone/protocol';
import { commitmentOf } from '@riverstone/protocol/luck';
import type { RecordedLuck } from '@riverstone/rules';
import type { StoredSummary } from '../../store/store.js';
import type { SeatState, TableState } from './table-state.js';

export function roomOf(state: TableState): Room {
  return {
    table: state.table,
    game: state.gameId,
    options: { ...state.options },
    phase: state.phase,
    host: state.host,
    listed: state.listed,
    days: state.days,
    seats: state.seats.map((seat) => seatInRoom(state, seat)),
    members: state.members.map(({ name, muted, removed }, index) => ({ id: index + 1, name, muted, removed })),
    commitment: commitmentOfTable(state),
    autoStart: state.autoStart,
    startsAt: state.startsAt,
    paused: state.paused,
    pausedBy: [...state.pausedBy],
    resumesAt: state.resumesAt,
    proposal: state.proposal,
    undoable: state.undoable,
    createdAt: state.createdAt,
    startedAt: state.startedAt,
    playFrom: state.time.playFrom,
    calmUntil: state.calmUntil,
    outcome: state.outcome,
    luck: state.phase === 'over' ? luckProofOf(state) : null,
    rematch: state.rematch,
    rematchBy: state.rematchBy,
    previous: state.previous,
  };
}

/** The fields that a move can change. The others need not be compared after each. */
export function changedByMoves(state: TableState): Partial<Room> {
  const { proposal, undoable, calmUntil, outcome, phase } = state;
  const changed = { proposal, undoable, calmUntil, outcome, phase };
  if (phase !== 'over') return changed;
  return { ...changed, luck: luckProofOf(state), seats: state.seats.map((seat) => seatInRoom(state, seat)) };
}

function seatInRoom(state: TableState, seat: SeatState): SeatInRoom {
  const { member, bot, resigned, outOfTime, hints, votes } = seat;
  const person = member === null ? undefined : state.member(member);
  return {
    member,
    bot,
    name: person?.name ?? '',
    shared: (person?.share ?? null) !== null,
    resigned,
    outOfTime,
    hints,
    votes: [...votes],
    wins: state.winsOf(seat),
  };
}

const commitments = new WeakMap<TableState, string>();

/** It never changes, so it is computed once. */
function commitmentOfTable(state: TableState): string {
  const known = commitments.get(state) ?? commitmentOf(state.secret);
  commitments.set(state, known);
  return known;
}

/** Everything that the seed of the game was derived from. Only for finished games. */
export function luckOf(state: TableState): RecordedLuck {
  const { secret, options } = state;
  return { commitment: commitmentOfTable(state), secret, shares: state.shares(), options };
}

function luckProofOf(state: TableState): LuckProof {
  const { commitment, secret, shares, options } = luckOf(state);
  return { commitment, secret, shares: [...shares], options: { ...options } };
}

/** What the store keeps beside the log, for lists of tables. */
export function summaryOf(state: TableState): StoredSummary {
  const { table, gameId, options, phase, listed, paused, days, outcome } = state;
  const guestOf = (member: number | null): string | null =>
    member === null ? null : (state.member(member)?.guest ?? null);
  return {
    summary: {
      table,
      game: gameId,
      options: { ...options },
      phase,
      seats: state.seats.map((seat) => ({ name: seatInRoom(state, seat).name, bot: seat.bot })),
      host: state.host === null ? '' : (state.member(state.host)?.name ?? ''),
      listed,
      paused,
      days,
      outcome,
    },
    seats: state.seats.map(({ member }) => guestOf(member)),
    guests: state.members.filter(({ removed }) => !removed).map(({ guest }) => guest),
  };
}

/** The seats that the game waits for, for lists of tables. */
export function awaitedOf({ phase, game, paused }: TableState): readonly number[] {
  return phase === 'playing' && !paused ? (game?.status.awaited ?? []) : [];
}

/** When a table must be loaded even if nobody follows it: at once for a bot's turn, else when a clock runs out. */
export function wakeAtOf({ phase, game, seats, paused, clocks, lastAt }: TableState): number | null {
  if (phase !== 'playing' || game === null || paused) return null;
  if (game.status.awaited.some((seat) => seats[seat]?.bot !== null)) return lastAt;
  if (clocks.isEmpty) return null;
  const first = clocks.first(lastAt);
  return first === null ? null : lastAt + first.left;
}
