/** An online table before, during and after the game, for players and spectators. */

import type { TableClient } from '../client/table-client';
import { useFullNote, useStartNote } from '../notices/use-turn-notices';
import { ReportDialog } from '../people/report';
import { useConnectionNews } from '../room/connection-banner';
import { ConnectionPage } from '../room/connection-page';
import { useRoomNews } from '../room/use-room-news';
import { WaitingRoom } from '../waiting-room/waiting-room';
import { OnlinePlay } from './play';
import { useTableClient } from './use-table-client';

export function OnlineTableScreen({ id }: { readonly id: string }) {
  const online = useTableClient(id, false);
  return online === null ? <ConnectionPage state="connecting" /> : <TableByPhase online={online} />;
}

function TableByPhase({ online }: { readonly online: TableClient }) {
  useRoomNews(online);
  const state = online.connectionState.value;
  useConnectionNews(state);
  const room = online.room.value;
  useStartNote(room);
  useFullNote(online);
  if (room === null || state === 'unknown' || state === 'outdated') return <ConnectionPage state={state} />;
  return (
    <>
      {room.phase === 'gathering' ? (
        <WaitingRoom online={online} room={room} />
      ) : (
        <OnlinePlay online={online} room={room} />
      )}
      <ReportDialog />
    </>
  );
}
