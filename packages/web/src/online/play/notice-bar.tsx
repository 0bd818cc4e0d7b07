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

export interface NoticeLineProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly table: BaseTable;
}

export function NoticeBar({ online, room, table }: NoticeLineProps) {
  if (online.line.value === 'lost') return <ConnectionBanner line="lost" />;
  if (room.asked !== null) return <ProposalNotice online={online} room={room} asked={room.asked} />;
  const mine = online.mySeat.value;
  if (room.phase === 'over') return <RematchNotice online={online} room={room} />;
  const away = [...awaySeats(online)].find((seat) => table.status.value.awaited.includes(seat));
  if (online.acting.value === null) return <SpectatorNotice online={online} room={room} mine={mine} />;
  return away === undefined ? null : <AwayNotice key={away} online={online} room={room} seat={away} />;
}

interface OnlookerLineProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly mine: Seat | null;
}

/** For spectators, players who resigned, and players with a stand-in. */
function SpectatorNotice({ online, room, mine }: OnlookerLineProps) {
  const text = words().online;
  if (memberOf(room, online.me.value)?.removed) return <Notice text={text.room.removedText} />;
  if (mine === null) return <Notice text={text.play.youWatch} />;
  return room.seats[mine]?.resigned ? <Notice text={text.refusals.resigned} /> : <StandInNotice online={online} />;
}

interface AskedLineProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly asked: Proposal;
}

function ProposalNotice({ online, room, asked }: AskedLineProps) {
  const text = words().online.play;
  const mine = online.mySeat.value;
  if (mine === asked.by) return <OwnProposalNotice online={online} asked={asked} />;
  if (mine !== null && asked.agreed.includes(mine)) return <Notice text={text.youAgreed} />;
  return (
    <Notice text={text.asks[asked.what]({ name: nameOfSeat(room, asked.by) })}>
      {online.acting.value !== null && (
        <>
          <CommandButton online={online} command={{ type: 'answer', agrees: true }} text={text.agree} isMain />
          <CommandButton
            online={online}
            command={{ type: 'answer', agrees: false }}
            text={text.no}
            onPress={() => rememberEnded(online.table, asked)}
          />
        </>
      )}
    </Notice>
  );
}

/** My own proposal, with a button to withdraw it. */
function OwnProposalNotice({ online, asked }: { readonly online: TableClient; readonly asked: Proposal }) {
  const text = words().online.play;
  return (
    <Notice text={text.youAsked[asked.what]}>
      <CommandButton
        online={online}
        command={{ type: 'answer', agrees: false }}
        text={text.withdraw}
        onPress={() => rememberEnded(online.table, asked)}
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
