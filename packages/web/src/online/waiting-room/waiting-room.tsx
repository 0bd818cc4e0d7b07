/** A table before the game: seats, invitation, chat, and the button that starts it. */

import type { Room } from '@riverstone/protocol';
import { useState } from 'preact/hooks';
import { gameUis } from '../../games';
import { HowToSheet } from '../../how-to/how-to-sheet';
import type { LessonMessages } from '../../messages/generated/lesson';
import { words } from '../../messages/words';
import { Lazy } from '../../page/lazy';
import { Page } from '../../page/page';
import { RulesButton } from '../../rulebook/rules-button';
import { isLearnt } from '../../settings/learning';
import { Button } from '../../ui/controls/button';
import { Switch } from '../../ui/controls/switch';
import { Chat } from '../chat/chat';
import { useReading } from '../chat/unmuted-lines';
import type { OnlineRoom } from '../client/online-room';
import { seatOf } from '../client/table-snapshot';
import { Invite, type InviteProps } from '../invite/invite';
import { LuckDialog } from '../luck/luck-dialog';
import { People } from '../people/people';
import { ConnectionBanner } from '../room/connection-banner';
import { MatchScore } from '../room/match-score';
import { freeSeats, isHost, isMember, memberOf, otherSpectators } from '../room/room-facts';
import { runCommand } from '../room/run-command';
import { usePlanWords } from '../room/use-plan-words';
import { JoinForm } from './join-form';
import { MyName } from './my-name';
import { PlanDialog } from './plan-dialog';
import { SeatList } from './seat-list';
import { ShortForm } from './short-form';
import { StartGame, stopCountdown } from './start-game';
import './waiting-room.css';

export function WaitingRoom({ online, room }: { readonly online: OnlineRoom; readonly room: Room }) {
  const [isLearning, setLearning] = useState(false);
  const leave = (): void => setLearning(false);
  const learn = (): void => {
    if (room.startsAt !== null && online.mySeat.value !== null) stopCountdown(online);
    setLearning(true);
  };
  // A lesson stops the countdown. When the host starts, the table takes the place of the whole room, lesson included.
  if (isLearning) {
    return (
      <Lazy
        load={() => import('../../lesson/lesson-screen').then(({ LessonScreen }) => LessonScreen)}
        game={room.game}
        leaveLabel={(text: LessonMessages) => text.back}
        endLabel={(text: LessonMessages) => text.back}
        onLeave={leave}
        onEnd={leave}
      />
    );
  }
  return <Gathering online={online} room={room} onLearn={learn} />;
}

interface GatheringProps {
  readonly online: OnlineRoom;
  readonly room: Room;
  onLearn(): void;
}

function Gathering({ online, room, onLearn }: GatheringProps) {
  const { chat } = words().online;
  useReading(online, true);
  // While seats are free, the invitation comes first.
  const isCalling = isMember(online) && freeSeats(room).length > 0;
  return (
    <Page title={words()[room.game].name}>
      <div class="waiting-room">
        <div class="waiting-room-main">
          <ConnectionBanner state={online.connectionState.value} />
          <Welcome online={online} room={room} />
          <MatchScore room={room} />
          <SeatList online={online} />
          {isMember(online) && <MyName online={online} room={room} />}
          {isCalling && <Invitation room={room} hasShare />}
          <Rules room={room} onLearn={onLearn} />
          <Options online={online} room={room} />
          <Luck room={room} />
          <StartGame online={online} room={room} />
        </div>
        <div class="waiting-room-side">
          {!isCalling && <Invitation room={room} />}
          <section class="page-section">
            <h2>{chat.title}</h2>
            <Chat online={online} />
          </section>
          <Others online={online} room={room} />
        </div>
      </div>
    </Page>
  );
}

function Invitation({ room, hasShare = false }: InviteProps) {
  return (
    <section class="page-section">
      <h2>{words().online.invite.title}</h2>
      <Invite room={room} hasShare={hasShare} />
    </section>
  );
}

/** Members without a seat. */
function Others({ online, room }: { readonly online: OnlineRoom; readonly room: Room }) {
  const isEmpty = room.members.every(({ id }) => seatOf(room, id) !== null) && otherSpectators(online) === 0;
  if (isEmpty) return null;
  return (
    <section class="page-section">
      <h2>{words().online.people.others}</h2>
      <People online={online} isStandingOnly />
    </section>
  );
}

/** The form for people without a name; a text for spectators and for people who were removed. */
function Welcome({ online, room }: { readonly online: OnlineRoom; readonly room: Room }) {
  const [isWatching, setWatching] = useState(false);
  const { room: text, joinForm } = words().online;
  if (memberOf(room, online.me.value)?.removed) return <p>{text.removedText}</p>;
  if (isMember(online)) return null;
  if (!isWatching) return <JoinForm online={online} room={room} onWatch={() => setWatching(true)} />;
  return (
    <p class="waiting-room-watching">
      {text.watching}{' '}
      <Button size="small" onClick={() => setWatching(false)}>
        {freeSeats(room).length === 0 ? joinForm.comeIn : joinForm.sitDown}
      </Button>
    </p>
  );
}

/** Lesson, how-to and rules, before clocks run. */
function Rules({ room, onLearn }: { readonly room: Room; onLearn(): void }) {
  const [isOpen, setOpen] = useState(false);
  const { help } = gameUis[room.game];
  return (
    <>
      {!isLearnt(room.game) && <ShortForm help={help} />}
      <div class="waiting-room-help">
        <Button kind={isLearnt(room.game) ? 'quiet' : 'plain'} icon="star" onClick={onLearn}>
          {words().app.learnNamed({ game: words()[room.game].name })}
        </Button>
        <Button kind="quiet" icon="help" onClick={() => setOpen(true)}>
          {words().app.howTo}
        </Button>
        <RulesButton help={help} />
      </div>
      <HowToSheet help={help} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opens the dialog about the luck of the table. */
function Luck({ room }: { readonly room: Room }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="check" onClick={() => setOpen(true)}>
        {words().online.luck.title}
      </Button>
      <LuckDialog room={room} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Options({ online, room }: { readonly online: OnlineRoom; readonly room: Room }) {
  const [isOpen, setOpen] = useState(false);
  const text = words().online.room;
  const options = usePlanWords(room);
  return (
    <section class="page-section">
      <h2>{words().app.newTable.options}</h2>
      <ul class="waiting-room-options">
        {options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
      {isHost(online) && (
        <>
          <Button icon="settings" onClick={() => setOpen(true)}>
            {text.change}
          </Button>
          <Switch
            label={words().online.newTable.listed}
            hint={words().online.newTable.listedHint}
            checked={room.listed}
            onChange={(listed) => void runCommand(online, { type: 'list', listed })}
          />
          <Switch
            label={words().online.start.byItself}
            hint={words().online.start.byItselfHint}
            checked={room.autoStart}
            onChange={(on) => void runCommand(online, { type: 'auto-start', on })}
          />
          <PlanDialog online={online} room={room} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </section>
  );
}
