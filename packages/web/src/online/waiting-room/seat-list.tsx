/** The seats of a table before the game, with what I may do there. */

import type { SeatInRoom } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { Menu } from '../../ui/controls/menu';
import { Confirm, type ConfirmQuestion } from '../../ui/dialogs/confirm';
import { Icon } from '../../ui/pictures/icon';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { OnlineRoom } from '../client/online-room';
import { memberItems } from '../people/member-items';
import { preferencesAt } from '../room/preferences';
import { isFree, isHost, isMember, memberOf, nameOfSeat } from '../room/room-facts';
import { runCommand } from '../room/run-command';
import { seatItems } from './seat-items';
import './seat-list.css';

export function SeatList({ online }: { readonly online: OnlineRoom }) {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const mine = online.mySeat.value;
  const before = useRef(mine);
  useEffect(() => {
    const left = before.current;
    before.current = mine;
    // The pressed button is gone. Focus the seat, where pressing the key again does nothing.
    if (left === mine || document.activeElement !== document.body) return;
    list.current?.querySelectorAll<HTMLElement>('.seat-list-seat')[mine ?? left ?? 0]?.focus();
  }, [mine]);
  const room = online.room.value;
  if (room === null) return null;
  return (
    <section class="page-section">
      <h2>{words().online.room.seats}</h2>
      <ol ref={list} class="seat-list" aria-label={words().online.room.seats}>
        {room.seats.map((seat, index) => (
          <li key={index} class={`seat-list-seat${isFree(seat) ? ' seat-list-free' : ''}`} tabIndex={-1}>
            <SeatMark seat={index} />
            <SeatOccupant online={online} seat={seat} name={nameOfSeat(room, index)} />
            <SeatActions online={online} index={index} seat={seat} ask={setQuestion} />
          </li>
        ))}
      </ol>
      <Confirm question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}

interface SeatOccupantProps {
  readonly online: OnlineRoom;
  readonly seat: SeatInRoom;
  readonly name: string;
}

/** The name and the marks of a seat. */
function SeatOccupant({ online, seat, name }: SeatOccupantProps) {
  const text = words().online.room;
  if (isFree(seat)) return <span class="seat-list-who">{text.free}</span>;
  return (
    <span class="seat-list-who">
      <span class="seat-list-name">
        <bdi>{name}</bdi>
        {seat.bot !== null && <Icon name="bot" />}
      </span>
      <small class="seat-list-tags">{tagsOf(online, seat).join(' · ')}</small>
    </span>
  );
}

function tagsOf(online: OnlineRoom, { member, bot }: SeatInRoom): readonly string[] {
  const { room: text, people } = words().online;
  const room = online.room.value;
  if (member === null || room === null)
    return bot === null ? [] : [words().app.table.bot({ level: words().app.levels[bot] })];
  const tags = [
    member === online.me.value && text.you,
    member === room.host && text.host,
    online.here.value.includes(member) ? text.here : room.days === null && text.away,
    memberOf(room, member)?.muted === true && people.mutedForAll,
    preferencesAt(online.table).value.muted.includes(member) && people.muted,
  ];
  return tags.filter((tag): tag is string => tag !== false);
}

interface SeatActionsProps {
  readonly online: OnlineRoom;
  readonly index: Seat;
  readonly seat: SeatInRoom;
  ask(question: ConfirmQuestion): void;
}

function SeatActions({ online, index, seat, ask }: SeatActionsProps) {
  const text = words().online.room;
  const number = grammar().number(index + 1);
  const isMine = seat.member !== null && seat.member === online.me.value;
  // A host with a seat keeps free seats for others, and can move by the menu.
  const maySit = isMember(online) && !(isHost(online) && online.mySeat.value !== null);
  const items = [
    ...(isHost(online) ? seatItems(online, index) : []),
    ...(seat.member === null ? [] : memberItems(online, seat.member, ask)),
  ];
  return (
    <span class="seat-list-actions">
      {isFree(seat) && maySit && (
        <Button
          size="small"
          label={text.sitInSeat({ number })}
          onClick={() => void runCommand(online, { type: 'sit', seat: index })}
        >
          {text.sitHere}
        </Button>
      )}
      {isMine && (
        <Button size="small" kind="quiet" onClick={() => void runCommand(online, { type: 'stand' })}>
          {text.standUp}
        </Button>
      )}
      {items.length > 0 && <Menu label={text.seatMenu({ number })} icon="more" items={items} />}
    </span>
  );
}
