/** The bar under the header of an online table: what matters most now, with its buttons. */

import type { Proposal, Room } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { words } from '../../messages/words';
import type { BaseTable } from '../../table/game-table';
import { Button } from '../../ui/controls/button';
import type { TableClient } from '../client/table-client';
import { awaySeats } from '../room/away-seats';
import { rememberEnded } from '../room/ended-here';
import { LineBanner } from '../room/line-banner';
import { rematchWords } from '../room/rematch-words';
import { memberOf, nameOfSeat } from '../room/room-facts';
import { AwayLine } from './away-line';
import { DoButton, Line } from './line';
import { playAgain } from './play-again';

export interface NoticeLineProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly table: BaseTable;
}

export function NoticeLine({ online, room, table }: NoticeLineProps) {
  if (online.line.value === 'lost') return <LineBanner line="lost" />;
  if (room.asked !== null) return <AskedLine online={online} room={room} asked={room.asked} />;
  const mine = online.mySeat.value;
  if (room.phase === 'over') return <OverLine online={online} room={room} />;
  const away = [...awaySeats(online)].find((seat) => table.status.value.awaited.includes(seat));
  if (online.acting.value === null) return <OnlookerLine online={online} room={room} mine={mine} />;
  return away === undefined ? null : <AwayLine key={away} online={online} room={room} seat={away} />;
}

interface OnlookerLineProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly mine: Seat | null;
}

/** For spectators, players who resigned, and players with a stand-in. */
function OnlookerLine({ online, room, mine }: OnlookerLineProps) {
  const text = words().online;
  if (memberOf(room, online.me.value)?.removed) return <Line text={text.room.removedText} />;
  if (mine === null) return <Line text={text.play.youWatch} />;
  return room.seats[mine]?.resigned ? <Line text={text.refusals.resigned} /> : <BackLine online={online} />;
}

interface AskedLineProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly asked: Proposal;
}

function AskedLine({ online, room, asked }: AskedLineProps) {
  const text = words().online.play;
  const mine = online.mySeat.value;
  if (mine === asked.by) return <OwnQuestion online={online} asked={asked} />;
  if (mine !== null && asked.agreed.includes(mine)) return <Line text={text.youAgreed} />;
  return (
    <Line text={text.asks[asked.what]({ name: nameOfSeat(room, asked.by) })}>
      {online.acting.value !== null && (
        <>
          <DoButton online={online} command={{ type: 'answer', agrees: true }} text={text.agree} isMain />
          <DoButton
            online={online}
            command={{ type: 'answer', agrees: false }}
            text={text.no}
            onPress={() => rememberEnded(online.table, asked)}
          />
        </>
      )}
    </Line>
  );
}

/** My own proposal, with a button to withdraw it. */
function OwnQuestion({ online, asked }: { readonly online: TableClient; readonly asked: Proposal }) {
  const text = words().online.play;
  return (
    <Line text={text.youAsked[asked.what]}>
      <DoButton
        online={online}
        command={{ type: 'answer', agrees: false }}
        text={text.withdraw}
        onPress={() => rememberEnded(online.table, asked)}
      />
    </Line>
  );
}

function BackLine({ online }: { readonly online: TableClient }) {
  const text = words().online.play;
  return (
    <Line text={text.botPlaysForYou}>
      <DoButton online={online} command={{ type: 'back' }} text={text.takeBack} isMain />
    </Line>
  );
}

function OverLine({ online, room }: { readonly online: TableClient; readonly room: Room }) {
  const text = words().online.play;
  if (room.rematch === null) return null;
  return (
    <Line text={rematchWords(room, online.me.value)}>
      <Button size="small" kind="primary" onClick={() => void playAgain(online)}>
        {text.goThere}
      </Button>
    </Line>
  );
}
