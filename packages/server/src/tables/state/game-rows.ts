/** Rows of a running game: moves, and what the players agree on. */

import { mixedSeed } from '@riverstone/protocol/luck';
import type { Seat } from '@riverstone/rules';
import { openGame, type ServerMove } from '../game/server-game.js';
import type { AppliedRow } from './applied-row.js';
import { endedEarly } from './outcome.js';
import type { RowHandlers } from './row-handler.js';
import type { TableState } from './table-state.js';

type GameRows = Pick<
  RowHandlers,
  | 'started'
  | 'played'
  | 'took-back'
  | 'proposed'
  | 'agreed'
  | 'declined'
  | 'paused'
  | 'resumed'
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
    state.game = openGame(state.gameId, state.seats.length, deal, seed);
    play(state, entries, applied);
  },
  played(state, { entries }, applied) {
    play(state, entries, applied);
  },
  'took-back'(state, { entries }, applied) {
    state.game = state.requireGame().without(entries);
    state.playedAt = state.playedAt.slice(0, state.game.length);
    state.undoable = null;
    state.proposal = null;
    applied.undone = entries;
  },
  proposed(state, { what, seat }) {
    state.proposal = { what, by: seat, agreed: [seat] };
  },
  agreed(state, { seat }) {
    const { proposal } = state;
    if (proposal === null) throw new Error('nothing was proposed');
    state.proposal = { ...proposal, agreed: [...proposal.agreed, seat] };
  },
  declined(state) {
    state.proposal = null;
  },
  paused(state) {
    state.proposal = null;
    state.paused = true;
  },
  resumed(state) {
    state.proposal = null;
    state.paused = false;
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
  resigned(state, { seat, level }) {
    Object.assign(state.requireSeat(seat), { resigned: true, bot: level });
    state.dropProposalOf(seat);
    state.clearVotes();
    if (endedEarly(state)) state.endGame();
  },
};

function play(state: TableState, entries: readonly string[], applied: AppliedRow): void {
  const game = state.requireGame();
  const move = applied.move ?? game.proposeLog(entries);
  game.accept(move);
  for (const _ of move.steps) state.playedAt.push(applied.at - (state.startedAt ?? applied.at));
  state.undoable = undoableAfter(state, move);
  if (state.proposal?.what === 'takeback') state.proposal = null;
  if (game.status.over) state.endGame();
  applied.steps = move.steps;
}

/** Only a person's single action that revealed nothing can be taken back. */
function undoableAfter(state: TableState, { steps }: ServerMove): Seat | null {
  const [step, ...others] = steps;
  if (step === undefined || others.length > 0) return null;
  const { actor } = step.entry;
  return actor !== 'table' && state.isPerson(actor) && !state.requireGame().reveals(step) ? actor : null;
}
