/** The members of a table, and the number of spectators without a name. */

import type { MemberInRoom } from '@riverstone/protocol';
import { useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { Menu } from '../../ui/controls/menu';
import { Confirm, type ConfirmQuestion } from '../../ui/dialogs/confirm';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { OnlineRoom } from '../client/online-room';
import { seatOf } from '../client/table-snapshot';
import { preferencesAt } from '../room/preferences';
import { memberItems } from './member-items';
import './people.css';
import { otherSpectators } from '../room/room-facts';

export interface PeopleProps {
  readonly online: OnlineRoom;
  /** Leaves out members with a seat, who are shown elsewhere. */
  readonly isStandingOnly?: boolean;
}

export function People({ online, isStandingOnly = false }: PeopleProps) {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const room = online.room.value;
  if (room === null) return null;
  const shown = room.members.filter(({ id }) => !isStandingOnly || seatOf(room, id) === null);
  const watchers = otherSpectators(online);
  return (
    <>
      {shown.length > 0 && (
        <ul class="people">
          {shown.map((member) => (
            <Person key={member.id} online={online} member={member} ask={setQuestion} />
          ))}
        </ul>
      )}
      {watchers > 0 && <p class="people-watchers">{words().online.people.watchers({ number: watchers })}</p>}
      <Confirm question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

interface PersonProps {
  readonly online: OnlineRoom;
  readonly member: MemberInRoom;
  ask(question: ConfirmQuestion): void;
}

function Person({ online, member, ask }: PersonProps) {
  const room = online.room.value;
  const seat = room === null ? null : seatOf(room, member.id);
  const items = memberItems(online, member.id, ask);
  return (
    <li class="people-person">
      {seat === null ? <span class="people-no-seat" /> : <SeatMark seat={seat} />}
      <span class="people-who">
        <bdi class="people-name">{member.name}</bdi>
        <small class="people-tags">{tagsOf(online, member).join(' · ')}</small>
      </span>
      {items.length > 0 && (
        <Menu label={words().online.people.menuOf({ name: member.name })} icon="more" items={items} />
      )}
    </li>
  );
}

function tagsOf(online: OnlineRoom, { id, muted, removed }: MemberInRoom): readonly string[] {
  const { room: text, people } = words().online;
  const room = online.room.value;
  const seat = room?.seats.find(({ member }) => member === id);
  const tags = [
    id === online.me.value && text.you,
    id === room?.host && text.host,
    online.here.value.includes(id) ? text.here : room?.days === null && text.away,
    seat === undefined && !removed && people.standing,
    seat?.resigned === true && words().app.resigning.mark,
    seat?.bot != null && room?.phase === 'playing' && people.playsFor({ level: words().app.levels[seat.bot] }),
    removed && people.removed,
    muted && people.mutedForAll,
    preferencesAt(online.table).value.muted.includes(id) && people.muted,
  ];
  return tags.filter((tag): tag is string => typeof tag === 'string');
}
