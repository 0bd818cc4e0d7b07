/** Rows about who is at the table and who sits where. */

import { limits } from '@riverstone/protocol';
import type { GuestId } from '../../store/store.js';
import type { RowHandlers } from './row-handler.js';
import { isFree, type MemberState, type SeatState } from './table-state.js';

type GatheringRows = Pick<
  RowHandlers,
  | 'created'
  | 'joined'
  | 'renamed'
  | 'removed'
  | 'forgotten'
  | 'muted'
  | 'took-seat'
  | 'left-seat'
  | 'swapped-seats'
  | 'changed-bot'
  | 'changed-plan'
  | 'dropped-free-seats'
  | 'changed-listing'
  | 'changed-host'
  | 'changed-auto-start'
  | 'countdown-began'
  | 'countdown-ended'
  | 'shared'
  | 'rematched'
  | 'taken-over'
  | 'said'
>;

export const gatheringRows: GatheringRows = {
  created(state, row, { at }) {
    state.table = row.table;
    state.gameId = row.game;
    state.options = row.options;
    state.host = row.host;
    state.listed = row.listed;
    state.autoStart = row.autoStart;
    state.days = row.days;
    state.secret = row.secret;
    state.previous = row.previous;
    state.createdAt = at;
    state.seats = row.seats.map(({ bot, member, wins }) => ({ ...freeSeat(), member, bot, wins }));
    for (const { guest, name, wins, removed = false } of row.members)
      state.members.push({ ...newMember(guest, name), wins, removed });
  },
  joined(state, { guest, name }) {
    state.members.push(newMember(guest, name));
  },
  renamed(state, { member, name }) {
    state.requireMember(member).name = name;
  },
  removed(state, { member }) {
    state.requireMember(member).removed = true;
    state.dropProposalOf(state.seatOf(member));
    state.vacateSeatOf(member);
    state.startsAt = null;
  },
  forgotten(state, { member }) {
    state.forget(member);
  },
  muted(state, { member, muted }) {
    state.requireMember(member).muted = muted;
  },
  'took-seat'(state, { member, seat }) {
    state.vacateSeatOf(member);
    const taken = state.requireSeat(seat);
    taken.member = member;
    taken.wins = 0;
    state.startsAt = null;
  },
  'left-seat'(state, { seat }) {
    state.requireSeat(seat).member = null;
    state.startsAt = null;
  },
  'swapped-seats'(state, { from, to }) {
    const [one, other] = [state.requireSeat(from), state.requireSeat(to)];
    state.seats[from] = other;
    state.seats[to] = one;
    state.startsAt = null;
  },
  'changed-bot'(state, { seat, level }) {
    Object.assign(state.requireSeat(seat), { bot: level, wins: 0 });
    state.startsAt = null;
  },
  'changed-plan'(state, { seats, options, days }) {
    state.options = options;
    state.days = days;
    state.seats = Array.from({ length: seats }, (_, seat) => state.seats[seat] ?? freeSeat());
    state.startsAt = null;
  },
  'dropped-free-seats'(state, { options }) {
    state.options = options;
    state.seats = state.seats.filter((seat) => !isFree(seat));
    state.startsAt = null;
  },
  'changed-listing'(state, { listed, by }) {
    state.listed = listed;
    if (by === null) state.isKeptOutOfLobby = true;
  },
  'changed-host'(state, { member }) {
    state.host = member;
  },
  'changed-auto-start'(state, { on }) {
    state.autoStart = on;
    state.startsAt = null;
  },
  'countdown-began'(state, _, { at }) {
    state.beginCountdown(at);
  },
  'countdown-ended'(state) {
    state.startsAt = null;
  },
  shared(state, { member, share }) {
    state.requireMember(member).share = share;
  },
  rematched(state, { table, by }) {
    state.rematch = table;
    state.rematchBy = by;
  },
  'taken-over'() {},
  said(state, { member, text, phrase }, applied) {
    const { version, at } = applied;
    const line = { version, at, member, name: state.requireMember(member).name, text, phrase };
    state.chat = [...state.chat, line].slice(-limits.chatLines);
    applied.said = line;
    state.said++;
    if (state.phase === 'over') state.saidAfterEnd++;
  },
};

function freeSeat(): SeatState {
  return { member: null, bot: null, resigned: false, outOfTime: false, hints: 0, votes: [], wins: 0 };
}

function newMember(guest: GuestId, name: string): MemberState {
  return { guest, name, muted: false, removed: false, share: null, wins: 0 };
}
