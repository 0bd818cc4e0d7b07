/** An online table: the same address before, during and after the game, for players and whoever watches. */

import type { JoinedTable } from '../joined-table';
import { useLineNews } from './line-banner';
import { LinePage } from './line-page';
import { OnlinePlay } from './play';
import { useJoined } from './use-joined';
import { useRoomNews } from './use-room-news';
import { useStartNote } from './use-turn-notes';
import { WaitingRoom } from './waiting-room';

export function OnlineTableScreen({ id }: { readonly id: string }) {
  const online = useJoined(id, false);
  return online === null ? <LinePage line="connecting" /> : <TableByPhase online={online} />;
}

function TableByPhase({ online }: { readonly online: JoinedTable }) {
  useRoomNews(online);
  const line = online.line.value;
  useLineNews(line);
  const room = online.room.value;
  useStartNote(room);
  if (room === null || line === 'unknown' || line === 'outdated') return <LinePage line={line} />;
  if (room.phase === 'gathering') return <WaitingRoom online={online} room={room} />;
  return <OnlinePlay online={online} room={room} />;
}
