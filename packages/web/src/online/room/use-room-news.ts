/** Announces what changes around the table, and shows a toast for what would otherwise go unnoticed. */

import { limits, type Proposal, type Room } from '@riverstone/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { announce } from '../../ui/feedback/announcer';
import { toast } from '../../ui/feedback/toast';
import type { OnlineRoom } from '../client/online-room';
import { forgetEnded, isEndedHere } from './ended-proposals';
import { rematchWords } from './rematch-words';
import { nameOfMember, nameOfSeat } from './room-facts';
import { newsBetween, type RoomNews, type RoomSnapshot } from './room-news';

export function useRoomNews(online: OnlineRoom): void {
  const room = online.room.value;
  const here = online.here.value;
  const before = useRef<RoomSnapshot | null>(null);
  useEffect(() => {
    if (room === null) return;
    const now = { room, here };
    const news = before.current === null ? [] : newsBetween(before.current, now, online.me.value);
    before.current = now;
    if (news.some(({ what }) => what === 'asks')) forgetEnded();
    for (const each of news) tell(each, spell(each, now, online.me.value));
  }, [room, here]);
}

/** A declined proposal disappears from the screen, so a toast says why. */
function tell({ what }: RoomNews, text: string): void {
  const isShown = what === 'declined' && text !== '';
  if (isShown) toast(text);
  if (!isShown || document.querySelector('dialog[open]') !== null) announce(text);
}

function spell(news: RoomNews, { room }: RoomSnapshot, me: number | null): string {
  const text = words().online.news;
  const seatNumber = 'seat' in news ? grammar().number(news.seat + 1) : '';
  const name = 'member' in news ? nameOfMember(room, news.member) : '';
  switch (news.what) {
    case 'sat':
      return text.sat({ name, number: seatNumber });
    case 'botCame':
      return text.botCame({ number: seatNumber });
    case 'host':
      return news.member === me ? text.youAreHost : text.host({ name });
    case 'asks':
      return words().online.play.asks[news.proposal.what]({ name: nameOfSeat(room, news.proposal.by) });
    case 'rematch':
      return rematchWords(room, me);
    case 'declined':
      return declinedWords(news.proposal, room, me);
    case 'counting':
      return words().online.start.startsIn({ number: grammar().number(countdownSeconds(room)) });
    case 'started':
    case 'changed':
    case 'paused':
    case 'goesOn':
      return text[news.what];
    default:
      return text[news.what]({ name });
  }
}

const countdownSeconds = ({ previous }: Room): number =>
  (previous === null ? limits.startCountdown : limits.rematchCountdown) / 1000;

/** Only the asker can be sure that it was not withdrawn. A name is given where only one person can have declined. */
function declinedWords(proposal: Proposal, room: Room, me: number | null): string {
  const { saidNo, saidNoBy, offTheTable } = words().online.news;
  const asker = room.seats[proposal.by];
  // A player who resigned has withdrawn their proposal, and that is announced already.
  if (isEndedHere(room.table, proposal) || asker === undefined || asker.bot !== null) return '';
  if (me === null || asker.member !== me) return offTheTable({ name: nameOfSeat(room, proposal.by) });
  const others = room.seats.filter(({ member, bot }) => member !== null && member !== me && bot === null);
  const [only] = others;
  return only !== undefined && others.length === 1 ? saidNoBy({ name: only.name }) : saidNo;
}
