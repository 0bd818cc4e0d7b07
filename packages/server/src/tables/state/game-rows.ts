/** Rows of a running game: moves, and what the players agree on. */

import { limits } from '@riverstone/protocol';
import { mixedSeed } from '@riverstone/protocol/luck';
import { openGame } from '../game/server-game.js';
import type { AppliedRow } from './applied-row.js';
import { endedEarly } from './outcome.js';
import type { RowHandlers } from './row-handler.js';
import type { TableState } from './table-state.js';

type GameRows = Pick<
  RowHandlers,
  | 'started'
  | 'played'
  | 'undone'
  | 'proposed'
  | 'agreed'
  | 'declined'
  | 'paused'
  | 'resumed'
  | 'hinted'
  | 'voted'
  | 'stood-in'
  | 'came-back'
  | 'resigned'
>;

export const gameRows: GameRows = {
  started(state, { deal, entries }, applied) {
    const seed = mixedSeed(state.secret, state.shares());
    state.phase = 'playing';
    state.startedAt = applied.at;
    state.startsAt = null;
    state.game = openGame(state.gameId, state.seats.length, deal, seed);
    state.time.begin(applied.at, state.game.countIn);
    play(state, entries, applied);
  },
  played(state, { entries }, applied) {
    play(state, entries, applied);
  },
  undone(state, { entries }, applied) {
    state.game = state.requireGame().without(entries);
    state.undoable = null;
    state.proposal = null;
    applied.undone = entries;
  },
  proposed(state, { what, seat }, { at }) {
    state.proposal = { what, by: seat, agreed: [seat] };
    if (what === 'resume') state.resumesAt ??= at + limits.pauseAfterAsking;
  },
  agreed(state, { seat }) {
    const { proposal } = state;
    if (proposal === null) throw new Error('nothing was proposed');
    state.proposal = { ...proposal, agreed: [...proposal.agreed, seat] };
  },
  declined(state) {
    state.proposal = null;
  },
  paused(state, { seats }, { at }) {
    state.time.pause(at);
    state.proposal = null;
    state.paused = true;
    state.pausedBy = seats;
  },
  resumed(state, _, { at }) {
    state.proposal = null;
    state.endPause(at);
  },
  hinted(state, { seat }) {
    state.requireSeat(seat).hints++;
  },
  voted(state, { seat, against }) {
    state.requireSeat(against).votes.push(seat);
  },
  'stood-in'(state, { seat, level }) {
    state.requireSeat(seat).bot = level;
    state.dropProposalOf(seat);
    state.clearVotes();
  },
  'came-back'(state, { seat }) {
    state.requireSeat(seat).bot = null;
    state.clearVotes();
  },
  resigned(state, { seat, level, by }) {
    // Only the clock resigns for somebody.
    Object.assign(state.requireSeat(seat), { resigned: true, outOfTime: by === null, bot: level });
    state.dropProposalOf(seat);
    state.clearVotes();
    if (endedEarly(state)) state.endGame();
  },
};

function play(state: TableState, entries: readonly string[], applied: AppliedRow): void {
  const game = state.requireGame();
  const move = applied.move ?? game.proposeLog(entries);
  game.accept(move, state.time.at(applied.at));
  state.undoable = game.undoableBy(move, (seat) => state.isPerson(seat));
  if (state.proposal?.what === 'undo') state.proposal = null;
  if (game.status.over) state.endGame();
  applied.steps = move.steps;
}
