/**
 * The bar of a waiting table with what comes next: share the link until every seat is taken, then start. It shows the
 * countdown, and lets somebody take over when the host is away.
 */

import type { Room } from '@riverstone/protocol';
import { useEffect, useState } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { OnlineRoom } from '../client/online-room';
import { ShareLink } from '../invite/share-link';
import { takeOverHost } from '../people/member-items';
import { awaySeats } from '../room/away-seats';
import { freeSeats, isHost, isMember, nameOfMember, nameOfSeat, withoutShare } from '../room/room-facts';
import { runCommand } from '../room/run-command';
import './start-game.css';
import { useCountdown } from './use-countdown';

/** How long to wait for the share of a member who is present. */
const SHARE_WAIT_MS = 2000;
/** Starting without the free seats is offered once this many seats are taken. */
const MIN_PEOPLE = 2;

export interface StartGameProps {
  readonly online: OnlineRoom;
  readonly room: Room;
}

export function StartGame({ online, room }: StartGameProps) {
  const seconds = useCountdown(online, room);
  if (!isMember(online)) return seconds === null ? null : <p class="start-game-count">{countWords(seconds)}</p>;
  return (
    <div class="start-game">
      <HostAway online={online} room={room} />
      {seconds === null ? (
        <NextStep online={online} room={room} />
      ) : (
        <Countdown online={online} room={room} seconds={seconds} />
      )}
    </div>
  );
}

export function countWords(seconds: number): string {
  return words().online.start.startsIn({ number: grammar().number(seconds) });
}

/** The seconds, and a button to wait. */
function Countdown({ online, seconds }: StartGameProps & { readonly seconds: number }) {
  return (
    <>
      <p class="start-game-count" role="timer">
        {countWords(seconds)}
      </p>
      {online.mySeat.value !== null && (
        <Button icon="pause" onClick={() => stopCountdown(online)}>
          {words().online.start.stop}
        </Button>
      )}
    </>
  );
}

export function stopCountdown(online: OnlineRoom): void {
  void runCommand(online, { type: 'auto-start', on: false });
}

function NextStep({ online, room }: StartGameProps) {
  const free = freeSeats(room).length;
  if (free === 0)
    return isHost(online) ? <HostStart online={online} room={room} /> : <Waiting online={online} room={room} />;
  const taken = room.seats.length - free;
  return (
    <>
      <ShareLink room={room} />
      {isHost(online) && taken >= MIN_PEOPLE && <StartWith online={online} room={room} taken={taken} />}
    </>
  );
}

/** Starts without the free seats. */
function StartWith({ online, room, taken }: StartGameProps & { readonly taken: number }) {
  const { isWaiting, press } = useStart(online, room, true);
  return (
    <Button size="large" icon="play" disabled={isWaiting} onClick={press}>
      {isWaiting ? words().online.room.oneMoment : words().online.start.startWith({ number: grammar().number(taken) })}
    </Button>
  );
}

function HostStart({ online, room }: StartGameProps) {
  const { isWaiting, press } = useStart(online, room, false);
  return (
    <>
      <Missing online={online} room={room} />
      <Button kind="primary" size="large" icon="play" disabled={isWaiting} onClick={press}>
        {isWaiting ? words().online.room.oneMoment : words().app.newTable.start}
      </Button>
    </>
  );
}

/** Who is not here, or whose share of the luck is missing, without mine. */
function Missing({ online, room }: StartGameProps) {
  const away = waitWords(online, room);
  const names = withoutShare(room)
    .filter((member) => member !== online.me.value)
    .map((member) => nameOfMember(room, member));
  return (
    <>
      {away !== null && <p class="start-game-reason">{away}</p>}
      {names.length > 0 && <p class="start-game-reason">{words().online.room.noShareYet({ names })}</p>}
    </>
  );
}

/** Whom the table waits for; null when all are here. */
function waitWords(online: OnlineRoom, room: Room): string | null {
  const names = [...awaySeats(online)].map((seat) => nameOfSeat(room, seat));
  return names.length === 0 ? null : words().online.start.waitFor({ names });
}

function Waiting({ online, room }: StartGameProps) {
  const text = words().online.room;
  const host = nameOfMember(room, room.host);
  const others = waitWords(online, room);
  const forHost = host === '' ? text.waitForAnyHost : text.waitForHost({ name: host });
  return mayTakeOver(online, room) ? null : <p>{others ?? forHost}</p>;
}

function mayTakeOver(online: OnlineRoom, { host }: Room): boolean {
  const isAway = host !== null && !online.here.value.includes(host);
  return isAway && !isHost(online) && online.mySeat.value !== null;
}

/** The host is away: a seated player may take over. */
function HostAway({ online, room }: StartGameProps) {
  const { host } = room;
  if (!mayTakeOver(online, room)) return null;
  const { play, start } = words().online;
  const name = nameOfMember(room, host);
  return (
    <div class="start-game-host">
      {/* At the table of a rematch the host has not come yet, and may still read the result of the last game. */}
      <span>{room.previous === null ? play.isAway({ name }) : start.waitFor({ names: [name] })}</span>
      <Button size="small" icon="star" onClick={() => takeOverHost(online)}>
        {words().online.people.takeOver}
      </Button>
    </div>
  );
}

/** Starts as soon as everybody who is present has given their share. */
function useStart(online: OnlineRoom, room: Room, dropFree: boolean): { readonly isWaiting: boolean; press(): void } {
  const [isPressed, setPressed] = useState(false);
  const isOnItsWay = withoutShare(room).some((member) => online.here.value.includes(member));
  useEffect(() => {
    if (!isPressed) return;
    const start = (): void => {
      setPressed(false);
      void runCommand(online, { type: 'start', ...(dropFree ? { dropFree } : {}) });
    };
    if (!isOnItsWay) return start();
    const timer = setTimeout(start, SHARE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPressed, isOnItsWay]);
  return { isWaiting: isPressed, press: () => setPressed(true) };
}
