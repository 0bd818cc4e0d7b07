/** Opens the game of an online table, from the seat that is mine now. */

import type { GamePage } from '../../table/game-page';
import type { OpenGame } from '../../table/open-game';
import { shownGame } from '../../table/shown-game';
import type { TableClient } from '../client/table-client';
import { OnlineTable } from '../table/online-table';

/** The client must be ready: the game has begun, and its view and log are known. */
export function openOnlineGame(page: GamePage, client: TableClient): OpenGame {
  return page.withParts((parts) => {
    const table = new OnlineTable(parts, client);
    return {
      table,
      ...shownGame(parts, table),
      close: () => table.close(),
    };
  });
}
