/** The bar under the header of an online table: what matters most now, with its buttons. */

import type { Proposal, Room } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { words } from '../../messages/words';
import type { BaseTable } from '../../table/game-table';
import { Button } from '../../ui/controls/button';
import type { TableClient } from '../client/table-client';
import { awaySeats } from '../room/away-seats';
import { ConnectionBanner } from '../room/connection-banner';
import { rememberEnded } from '../room/ended-proposals';
import { rematchWords } from '../room/rematch-words';
import { memberOf, nameOfSeat } from '../room/room-facts';
import { AwayNotice } from './away-notice';
import { CommandButton, Notice } from './notice';
import { playAgain } from './play-again';

export interface NoticeBarProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly table: BaseTable;
}

export function NoticeBar({ online, room, table }: NoticeBarProps) {
  if (online.connectionState.value === 'lost') return <ConnectionBanner state="lost" />;
  if (room.proposal !== null) return <ProposalNotice online={online} room={room} proposal={room.proposal} />;
  const mine = online.mySeat.value;
  if (room.phase === 'over') return <RematchNotice online={online} room={room} />;
  const away = [...awaySeats(online)].find((seat) => table.status.value.awaited.includes(seat));
  if (online.acting.value === null) return <SpectatorNotice online={online} room={room} mine={mine} />;
  return away === undefined ? null : <AwayNotice key={away} online={online} room={room} seat={away} />;
}

interface SpectatorNoticeProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly mine: Seat | null;
}

/** For spectators, players who resigned, and players with a stand-in. */
function SpectatorNotice({ online, room, mine }: SpectatorNoticeProps) {
  const text = words().online;
  if (memberOf(room, online.me.value)?.removed) return <Notice text={text.room.removedText} />;
  if (mine === null) return <Notice text={text.play.youWatch} />;
  return room.seats[mine]?.resigned ? <Notice text={text.refusals.resigned} /> : <StandInNotice online={online} />;
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
      <CommandButton online={online} command={{ type: 'back' }} text={text.takeBack} isMain />
    </Notice>
  );
}

function RematchNotice({ online, room }: { readonly online: TableClient; readonly room: Room }) {
  const text = words().online.play;
  if (room.rematch === null) return null;
  return (
    <Notice text={rematchWords(room, online.me.value)}>
      <Button size="small" kind="primary" onClick={() => void playAgain(online)}>
        {text.goThere}
      </Button>
    </Notice>
  );
}
