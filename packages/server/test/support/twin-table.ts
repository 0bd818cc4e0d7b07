/** A table that stands as another one does, but for what lies hidden: what it says to somebody must be the same. */

import { randomBytes } from 'node:crypto';
import type { Command } from '@riverstone/protocol';
import { type GameId, unwrap, withGame } from '@riverstone/rules';
import type { ClientConnection } from '../../src/connections/connection.js';
import type { LogRow } from '../../src/store/store.js';
import { CommitQueue } from '../../src/tables/commit/commit-queue.js';
import { playGame } from '../../src/tables/game/server-game.js';
import { LoadedTable } from '../../src/tables/load/loaded-table.js';
import { foldRows } from '../../src/tables/state/table-state.js';
import type { TablesNode } from './tables-node.js';

/** A moment of a game that was played: its log up to there, and a state to put in its place. */
export interface Moment {
  readonly game: GameId;
  readonly rows: readonly LogRow[];
  readonly seats: number;
  readonly state: unknown;
}

/** Everything that somebody is told who joins there, asks for the story and tries something. */
export async function toldAt(
  node: TablesNode,
  moment: Moment,
  guest: string,
  tries: readonly Exclude<Command, { type: 'rematch' }>[],
): Promise<string[]> {
  const texts: string[] = [];
  const from: ClientConnection = {
    guest,
    send: (text) => void texts.push(text),
    close: (reason) => void texts.push(reason),
  };
  const { table, queue } = tableAt(node, moment);
  table.follow({ from, id: 'join' }, false, () => true);
  table.tellStory({ from, id: 'story' });
  for (const [index, command] of tries.entries()) table.order({ from, id: `try ${index}`, command });
  await queue.settled();
  return texts;
}

function tableAt(
  node: TablesNode,
  { game, rows, seats, state }: Moment,
): { readonly table: LoadedTable; readonly queue: CommitQueue } {
  const folded = foldRows(rows);
  const seed = randomBytes(32);
  folded.game = withGame(game, (rules) => {
    const options = unwrap(rules.parseOptions(folded.options, seats));
    // The chance is not looked at: the state is there already, and is one of that game.
    return playGame({ ...rules, setup: () => state as never }, { options, chance: null as never, seats, seed });
  });
  const queue = new CommitQueue(node.store, {
    committed: () => {},
    failed: (error) => {
      throw error;
    },
    untold: (error) => {
      throw error;
    },
  });
  const table = new LoadedTable(0, folded, {
    queue,
    clock: () => node.now,
    read: async () => rows,
    deal: () => Promise.reject(new Error('nothing is dealt here')),
    drop: () => {},
    report: () => {},
    count: () => {},
    runOutClocks: () => {},
    attend: () => {},
    publish: () => {},
    tellPresence: () => {},
  });
  return { table, queue };
}
