/** The online tables of whoever sits before this browser: where it is their turn first. */

import type { MyTable } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { waitingTables } from '../../navigation/title';
import { Button } from '../../ui/controls/button';
import { server } from '../connection/server';
import { TableCard } from './table-card';
import { useAnswer } from './use-answer';

/** So many are shown on the home page; the others have a page of their own. */
const NEWEST = 3;

/** My turn first, then what is under way, then the rest; the server has the latest first among equals. */
export function inOrder(tables: readonly MyTable[]): readonly MyTable[] {
  const rank = ({ myTurn, phase }: MyTable): number => (myTurn ? 0 : { playing: 1, gathering: 2, over: 3 }[phase]);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** For the home page: nothing where the server knows nobody, or can't be reached. */
export function MyTablesAtHome() {
  // Anew when somewhere it became my turn, or no longer is.
  const { result } = useAnswer(server.me, waitingTables.value);
  if (result === null || !result.ok) return null;
  const running = inOrder(result.value.tables).filter(({ phase }) => phase !== 'over');
  if (running.length === 0) return null;
  const text = words().online.mine;
  return (
    <section class="kept-tables">
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
