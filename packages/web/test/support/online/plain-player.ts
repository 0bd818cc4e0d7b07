/** Plays at an online table without a page, as a plain bot would. */

import { withBots } from '@riverstone/bots';
import type { ClientMessage, ServerMessage } from '@riverstone/protocol';
import { type GameId, type Seat, unwrap } from '@riverstone/rules';
import { WebSocket } from 'ws';
import type { TableSnapshot } from '../../../src/online/client/table-snapshot';
import { knownAfter } from './online-view';

interface PlainPlayer {
  /** The page's address, with a slash at its end. */
  readonly url: string;
  /** Who plays. */
  readonly cookie: string;
  readonly game: GameId;
  readonly table: string;
  readonly seat: Seat;
}

/** Plays until the table has seen so many changes of its view. */
export async function playSteps({ url, cookie, game, table, seat }: PlainPlayer, steps: number): Promise<void> {
  const { origin, host } = new URL(url);
  const socket = new WebSocket(`ws://${host}/api/socket`, { headers: { cookie }, origin });
  const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  let known: TableSnapshot | null = null;
  let acted = -1;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => say({ type: 'join', id: 'join', table }));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'refused' || known?.room.phase === 'over') reject(new Error(`it ended by ${data}`));
      known = knownAfter(known, message);
      if (known === null || known.changes === acted) return;
      if (known.changes >= steps) return resolve();
      const act = planOf(game, known.view, seat);
      if (act === null) return;
      acted = known.changes;
      say({ type: 'do', id: `act-${acted}`, command: { type: 'act', ...act } });
    });
  });
  socket.close();
}

/** What a plain bot would do in a seat, from what is seen there; null when it does nothing. */
function planOf(game: GameId, raw: unknown, seat: Seat): { action: string; promptKey: string } | null {
  return withBots(game, ({ game: rules, bots }) => {
    const view = unwrap(rules.readView(raw));
    const decision = bots.plain.decide({ view, seat, seed: 'people' });
    if (decision === null) return null;
    return { action: rules.formatAction(decision.action), promptKey: rules.promptKey(view, seat) };
  });
}
