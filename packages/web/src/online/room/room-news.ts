/** What has changed at a table, to be announced. */

import type { Proposal, Room } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { seatOf } from '../client/table-snapshot';

/** A room and who is there, at one moment. */
export interface RoomSnapshot {
  readonly room: Room;
  /** Who is here, by member. */
  readonly here: readonly number[];
}

export type RoomNews =
  | {
      readonly what: 'came' | 'left' | 'stood' | 'host' | 'botPlaysFor' | 'backAgain' | 'resigned' | 'outOfTime';
      readonly member: number;
    }
  | { readonly what: 'sat'; readonly member: number; readonly seat: Seat }
  | { readonly what: 'botCame'; readonly seat: Seat }
  | { readonly what: 'asks' | 'declined'; readonly proposal: Proposal }
  | { readonly what: 'rematch'; readonly member: number | null }
  | { readonly what: 'started' | 'counting' | 'changed' | 'paused' | 'goesOn' };

/** What is new, in the order in which it is announced, without what I did myself. */
export function newsBetween(before: RoomSnapshot, after: RoomSnapshot, me: number | null): readonly RoomNews[] {
  return [
    ...arrivalNews(before, after),
    ...seatNews(before.room, after.room),
    ...tableNews(before.room, after.room),
  ].filter((news) => !isMine(news, me) && !isRematchDeparture(news, after.room));
}

/** Who has asked for a rematch waits at its table. They have not gone away. */
function isRematchDeparture(news: RoomNews, { rematch, rematchBy }: Room): boolean {
  return news.what === 'left' && rematch !== null && news.member === rematchBy;
}

function isMine(news: RoomNews, me: number | null): boolean {
  return me !== null && 'member' in news && news.member === me && news.what !== 'host';
}

/** A member may be connected before their name is known. They count as present once both are known. */
function arrivalNews(before: RoomSnapshot, after: RoomSnapshot): readonly RoomNews[] {
  const [wereHere, areHere] = [namedAt(before), namedAt(after)];
  const came = areHere.filter((member) => !wereHere.includes(member));
  const left = wereHere.filter((member) => !areHere.includes(member));
  return [
    ...came.map((member) => ({ what: 'came', member }) as const),
    ...left.map((member) => ({ what: 'left', member }) as const),
  ];
}

function namedAt({ room, here }: RoomSnapshot): readonly number[] {
  return here.filter((member) => room.members.some(({ id }) => id === member));
}

function seatNews(before: Room, after: Room): readonly RoomNews[] {
  const people = after.members.flatMap(({ id }): readonly RoomNews[] => {
    const [from, to] = [seatOf(before, id), seatOf(after, id)];
    if (from === to) return [];
    return to === null ? [{ what: 'stood', member: id }] : [{ what: 'sat', member: id, seat: to }];
  });
  return [...people, ...after.seats.flatMap((_, seat) => botNews(before, after, seat))];
}

function botNews(before: Room, after: Room, seat: Seat): readonly RoomNews[] {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (was === undefined || is === undefined || is.member !== was.member) return [];
  const { member } = is;
  if (is.resigned && !was.resigned && member !== null)
    return [{ what: is.outOfTime ? 'outOfTime' : 'resigned', member }];
  if (was.bot === null && is.bot !== null)
    return [member === null ? { what: 'botCame', seat } : { what: 'botPlaysFor', member }];
  return was.bot !== null && is.bot === null && member !== null ? [{ what: 'backAgain', member }] : [];
}

function tableNews(before: Room, after: Room): readonly RoomNews[] {
  const news: RoomNews[] = [];
  if (after.host !== before.host && after.host !== null) news.push({ what: 'host', member: after.host });
  if (isChanged(before, after)) news.push({ what: 'changed' });
  if (before.phase === 'gathering' && after.phase === 'playing') news.push({ what: 'started' });
  if (before.startsAt === null && after.startsAt !== null) news.push({ what: 'counting' });
  if (before.paused !== after.paused) news.push({ what: after.paused ? 'paused' : 'goesOn' });
  if (before.proposal !== null && isDeclined(before.proposal, before, after))
    news.push({ what: 'declined', proposal: before.proposal });
  if (before.rematch === null && after.rematch !== null) news.push({ what: 'rematch', member: after.rematchBy });
  if (before.proposal === null && after.proposal !== null) news.push({ what: 'asks', proposal: after.proposal });
  return news;
}

function isChanged(before: Room, after: Room): boolean {
  if (after.phase !== 'gathering') return false;
  if (before.seats.length !== after.seats.length || before.days !== after.days) return true;
  return JSON.stringify(before.options) !== JSON.stringify(after.options);
}

/** Whether a proposal came to nothing. After an undo, or another move, nothing can be taken back any more. */
function isDeclined({ what, by }: Proposal, before: Room, after: Room): boolean {
  if (after.proposal !== null || before.phase !== after.phase) return false;
  return what === 'undo' ? after.undoable === by : before.paused === after.paused;
}
