/** The bar under the header of an online table: what matters most now, with its buttons. */

import type { Proposal, Room } from '@riverstone/protocol';
import { clockFace, type Seat } from '@riverstone/rules';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import type { BaseTable } from '../../table/game-table';
import { Button } from '../../ui/controls/button';
import type { TableClient } from '../client/table-client';
import { awaySeats } from '../room/away-seats';
import { ConnectionBanner } from '../room/connection-banner';
import { rememberEnded } from '../room/ended-proposals';
import { rematchWords } from '../room/rematch-words';
import { memberOf, nameOfSeat } from '../room/room-facts';
import { useSecondsUntil } from '../waiting-room/use-countdown';
import { AwayNotice } from './away-notice';
import { DaysNotice } from './days-notice';
import { CommandButton, Notice } from './notice';
import { playAgain } from './play-again';
import type { RematchPhase } from './use-rematch';

export interface NoticeBarProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly table: BaseTable;
  readonly rematch: RematchPhase;
}

export function NoticeBar({ online, room, table, rematch }: NoticeBarProps) {
  if (online.connectionState.value === 'lost') return <ConnectionBanner state="lost" />;
  if (room.phase === 'over') return <RematchNotice online={online} room={room} rematch={rematch} />;
  const mine = online.mySeat.value;
  if (room.proposal === null && online.acting.value === null)
    return <SpectatorNotice online={online} room={room} mine={mine} />;
  const away = online.acting.value === null ? undefined : missingSeat(online, room, table);
  return (
    <>
      {room.proposal !== null && <ProposalNotice online={online} room={room} proposal={room.proposal} />}
      {room.resumesAt !== null && <PauseEnd online={online} time={room.resumesAt} />}
      {room.days !== null && <DaysNotice online={online} room={room} awaited={table.status.value.awaited} />}
      {away !== undefined && <AwayNotice key={away} online={online} room={room} seat={away} />}
    </>
  );
}

/** Whoever is away though the game waits for them: to move, or to agree that it goes on. */
function missingSeat(online: TableClient, { paused, pausedBy, proposal }: Room, table: BaseTable): Seat | undefined {
  if (proposal !== null && !paused) return undefined;
  const needed = paused ? pausedBy : table.status.value.awaited;
  return [...awaySeats(online)].find((seat) => needed.includes(seat));
}

/** When the pause ends in any case. */
function PauseEnd({ online, time }: { readonly online: TableClient; readonly time: number }) {
  const seconds = useSecondsUntil(online, time) ?? 0;
  return <Notice text={words().online.pausing.endsIn({ time: clockFace(seconds * 1000) })} />;
}

interface SpectatorNoticeProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly mine: Seat | null;
}

/** For spectators, players who resigned, and players with a stand-in. */
function SpectatorNotice({ online, room, mine }: SpectatorNoticeProps) {
  const text = words().online;
  if (memberOf(room, online.me.value)?.removed) return <Notice isSteady text={text.room.removedText} />;
  if (mine === null) return <Notice isSteady text={text.play.youWatch} />;
  return room.seats[mine]?.resigned ? (
    <Notice isSteady text={text.refusals.resigned} />
  ) : (
    <StandInNotice online={online} />
  );
}

interface ProposalNoticeProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly proposal: Proposal;
}

function ProposalNotice({ online, room, proposal }: ProposalNoticeProps) {
  const text = words().online.play;
  const mine = online.mySeat.value;
  if (mine === proposal.by) return <OwnProposalNotice online={online} proposal={proposal} />;
  if (mine !== null && proposal.agreed.includes(mine)) return <Notice text={text.youAgreed} />;
  return (
    <Notice text={text.asks[proposal.what]({ name: nameOfSeat(room, proposal.by) })}>
      {online.acting.value !== null && (
        <>
          <CommandButton online={online} command={{ type: 'answer', agrees: true }} text={text.agree} isMain />
          <CommandButton
            online={online}
            command={{ type: 'answer', agrees: false }}
            text={text.no}
            onPress={() => rememberEnded(online.table, proposal)}
          />
        </>
      )}
    </Notice>
  );
}

/** My own proposal, with a button to withdraw it. */
function OwnProposalNotice({ online, proposal }: { readonly online: TableClient; readonly proposal: Proposal }) {
  const text = words().online.play;
  return (
    <Notice text={text.youAsked[proposal.what]}>
      <CommandButton
        online={online}
        command={{ type: 'answer', agrees: false }}
        text={text.withdraw}
        onPress={() => rememberEnded(online.table, proposal)}
      />
    </Notice>
  );
}

function StandInNotice({ online }: { readonly online: TableClient }) {
  const text = words().online.play;
  return (
    <Notice text={text.botPlaysForYou}>
      <CommandButton online={online} command={{ type: 'back' }} text={text.takeSeatBack} isMain />
    </Notice>
  );
}

interface RematchNoticeProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly rematch: RematchPhase;
}

/** Players may go there; spectators may watch. Nobody is led to a rematch that is over. */
function RematchNotice({ online, room, rematch }: RematchNoticeProps) {
  const text = words().online.play;
  if (room.rematch === null || rematch === null || rematch === 'over') return null;
  if (online.mySeat.value === null)
    return (
      <Notice text={words().online.rematch.on}>
        <Button size="small" href={hrefOf({ screen: 'online-table', id: room.rematch })}>
          {words().online.rematch.watch}
        </Button>
      </Notice>
    );
  return (
    <Notice text={rematchWords(room, online.me.value)}>
      <Button size="small" kind="primary" onClick={() => void playAgain(online)}>
        {text.goThere}
      </Button>
    </Notice>
  );
}
