/** My online tables, those where it is my turn first. */

import type { MyTable } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { waitingTables } from '../../navigation/title';
import { Button } from '../../ui/controls/button';
import { server } from '../connection/server';
import { TableCard } from './table-card';
import { useServerData } from './use-server-data';

/** The home page shows this many; the online screen shows all. */
const NEWEST = 3;

/**
 * My turn first, by what is due first; then running games, then the rest. The server's order, latest first, is kept
 * among equals.
 */
export function inOrder(tables: readonly MyTable[]): readonly MyTable[] {
  const rank = ({ myTurn, phase }: MyTable): number => (myTurn ? 0 : { playing: 1, gathering: 2, over: 3 }[phase]);
  const due = ({ myTurn, dueAt }: MyTable): number => (myTurn && dueAt !== null ? dueAt : Number.MAX_SAFE_INTEGER);
  return tables.toSorted((one, other) => rank(one) - rank(other) || due(one) - due(other));
}

/** For the home page: renders nothing where there are no tables, or no server. */
export function MyTablesAtHome() {
  // Fetch again when the number of tables that wait for me changes.
  const { result } = useServerData(server.me, { changes: waitingTables.value });
  if (result === null || !result.ok) return null;
  const running = inOrder(result.value.tables).filter(({ phase }) => phase !== 'over');
  if (running.length === 0) return null;
  const text = words().online.mine;
  return (
    <section class="saved-tables">
      <h2>{text.title}</h2>
      <ul>
        {running.slice(0, NEWEST).map((table) => (
          <TableCard key={table.table} table={table} />
        ))}
      </ul>
      {running.length > NEWEST && (
        <Button kind="quiet" href={hrefOf({ screen: 'online' })}>
          {text.all}
        </Button>
      )}
    </section>
  );
}
