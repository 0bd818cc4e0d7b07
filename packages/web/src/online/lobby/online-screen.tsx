/** The online screen: my tables, the lobby, a new table, another device. */

import type { Lobby, Me } from '@riverstone/protocol';
import { gameIds } from '@riverstone/rules';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { waitingTables } from '../../navigation/title';
import { Page } from '../../page/page';
import { Button } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { inOrder } from './my-tables';
import { OnlineSettings } from './online-settings';
import './online-screen.css';
import { server } from '../connection/server';
import { TableCard } from './table-card';
import { useServerData } from './use-server-data';

/** How often the lobby is looked at, in milliseconds. */
const REFRESH_MS = 3000;

export function OnlineScreen() {
  // Fetch again when the number of tables that wait for me changes.
  const mine = useServerData(server.me, { changes: waitingTables.value });
  const lobby = useServerData(server.lobby, { every: REFRESH_MS });
  const { noServer } = words().online;
  const title = words().app.home.online;
  const again = (): void => {
    mine.again();
    lobby.again();
  };
  if (mine.result === null || lobby.result === null) {
    return (
      <Page title={title}>
        <p>{words().app.loading}</p>
      </Page>
    );
  }
  if (!mine.result.ok || !lobby.result.ok) {
    return (
      <Page title={title}>
        <EmptyState title={noServer.title} text={noServer.text}>
          <Button kind="primary" onClick={again}>
            {words().app.kit.retry}
          </Button>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={title}>
      <Mine me={mine.result.value} />
      <NewTables />
      <OpenLobby lobby={lobby.result.value} me={mine.result.value} />
      <OnlineSettings isKnown={mine.result.value.known} />
    </Page>
  );
}

function Mine({ me }: { readonly me: Me }) {
  const text = words().online.mine;
  return (
    <section class="saved-tables online-screen-list">
      <h2>{text.title}</h2>
      {me.tables.length === 0 && <p>{text.none}</p>}
      <ul>
        {inOrder(me.tables).map((table) => (
          <TableCard key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

function NewTables() {
  return (
    <section class="page-section">
      <h2>{words().online.mine.make}</h2>
      <div class="online-screen-games">
        {gameIds.map((game) => (
          <Button key={game} icon="plus" href={hrefOf({ screen: 'new', game, online: true })}>
            {words()[game].name}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface OpenLobbyProps {
  readonly lobby: Lobby;
  readonly me: Me;
}

/** The lobby without my own tables, which are listed above. */
function OpenLobby({ lobby, me }: OpenLobbyProps) {
  const text = words().online.lobby;
  const others = lobby.tables.filter(({ table }) => !me.tables.some((mine) => mine.table === table));
  return (
    <section class="saved-tables online-screen-list">
      <h2>{text.title}</h2>
      <p>{others.length === 0 ? text.none : text.text}</p>
      <ul>
        {others.map((table) => (
          <TableCard key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}
