/** Rebuilds a table with another hidden state. What it sends to a viewer must not depend on that state. */

import { randomBytes } from 'node:crypto';
import type { Command } from '@riverstone/protocol';
import { type GameId, HostedGame, seededChance, unwrap, withGame } from '@riverstone/rules';
import type { ClientConnection } from '../../src/connections/connection.js';
import type { LogRow } from '../../src/store/store.js';
import { ServerGame } from '../../src/tables/game/server-game.js';
import { LoadedTable } from '../../src/tables/load/loaded-table.js';
import type { TableInput } from '../../src/tables/load/table-input.js';
import { foldRows } from '../../src/tables/state/apply-row.js';

/** A moment of a game that was played: its log up to there, and a state to put in its place. */
export interface Moment {
  readonly game: GameId;
  readonly rows: readonly LogRow[];
  readonly seats: number;
  readonly state: unknown;
}

/** Everything that the table sends to somebody who follows it, asks for its history and tries something. */
export function sentAt(
  moment: Moment,
  guest: string,
  commands: readonly Exclude<Command, { type: 'rematch' }>[],
): string[] {
  const from: ClientConnection = { guest, send: () => {}, close: () => {} };
  const table = tableAt(moment);
  const inputs: TableInput[] = [
    { type: 'follow', from, id: 'join', watches: false },
    { type: 'history', from, id: 'history' },
    ...commands.map((command, index) => ({ type: 'command', from, id: `try ${index}`, command }) as const),
  ];
  const { lastAt, time } = table.state;
  const effects = inputs.flatMap((input) => table.handle(input, lastAt + time.countInLeft(lastAt)));
  return effects.flatMap((effect) => {
    if (effect.kind === 'drop') throw effect.error;
    return effect.kind === 'send' || effect.kind === 'send-now' ? [effect.text] : [];
  });
}

function tableAt({ game, rows, seats, state }: Moment): LoadedTable {
  const folded = foldRows('', rows);
  const seed = randomBytes(32);
  folded.game = withGame(game, (rules) => {
    const options = unwrap(rules.parseOptions(folded.options, seats));
    // The chance is not looked at: the state is there already, and is one of that game.
    const dealt = { options, chance: null, seats };
    return new ServerGame(new HostedGame({ ...rules, setup: () => state }, dealt, seededChance(seed)));
  });
  return new LoadedTable(0, folded, folded.lastAt);
}
