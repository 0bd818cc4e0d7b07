/** Facts about a room that several screens need. */

import type { MemberInRoom, Room, SeatInRoom } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { grammar, words } from '../../messages/words';
import type { OnlineRoom } from '../client/online-room';
import { seatNames } from './seat-names';

export const isFree = ({ member, bot }: SeatInRoom): boolean => member === null && bot === null;

export function freeSeats(room: Room): readonly Seat[] {
  return [...room.seats.keys()].filter((seat) => isFree(room.seats[seat] as SeatInRoom));
}

export function resignedSeats({ seats }: Room): ReadonlySet<Seat> {
  return new Set([...seats.keys()].filter((seat) => seats[seat]?.resigned === true));
}

/** The people in seats whose devices have not given a share of the luck. */
export function withoutShare({ seats }: Room): readonly number[] {
  return seats.flatMap(({ member, shared }) => (member === null || shared ? [] : [member]));
}

export function memberOf(room: Room, id: number | null): MemberInRoom | null {
  return room.members.find((member) => member.id === id) ?? null;
}

export function nameOfMember(room: Room, id: number | null): string {
  return memberOf(room, id)?.name ?? '';
}

/** The name of a seat; its number where nobody sits. */
export function nameOfSeat(room: Room, seat: Seat): string {
  const name = seatNames(room.seats)[seat] ?? '';
  return name === '' ? words().online.room.seat({ number: grammar().number(seat + 1) }) : name;
}

export function isHost(online: OnlineRoom): boolean {
  const me = online.me.value;
  return me !== null && online.room.value?.host === me;
}

/** Whether I have a name here and was not removed. */
export function isMember(online: OnlineRoom): boolean {
  const room = online.room.value;
  const me = room === null ? null : memberOf(room, online.me.value);
  return me !== null && !me.removed;
}

/** How many watch without a name, besides me. */
export function otherSpectators(online: OnlineRoom): number {
  return Math.max(0, online.watchers.value - (online.me.value === null ? 1 : 0));
}
