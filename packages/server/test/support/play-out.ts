/** People at a table who play by what they see, as plain bots would: whole games over real sockets. */

import { withBots } from '@riverstone/bots';
import type { NewTable } from '@riverstone/protocol';
import { type GameId, type Seat, unwrap, withGame } from '@riverstone/rules';
import type { Guest } from '../../support/duel.js';
import { makeTable } from '../../support/guest.js';
import type { Player, Refused } from '../../support/player.js';
import type { TestServer } from './online.js';

/** No count-in lasts longer. In milliseconds. */
const COUNT_IN = 3000;
const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** Makes a table of the first guest's, seats everybody, starts, and lets it be counted down. Its id. */
export async function startTable(
  at: TestServer,
  people: readonly Guest[],
  plan: Omit<NewTable, 'name' | 'listed'>,
): Promise<string> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody plays');
  const table = await makeTable(at.url, host.cookie, { ...plan, listed: false, name: 'Ada' });
  const open = [...plan.seats.keys()].filter((seat) => plan.seats[seat] === null);
  for (const [index, { player }] of people.entries()) {
    unwrap(await player.join(table));
    if (index > 0) {
      unwrap(await player.do({ type: 'enter', name: names[index] ?? '' }));
      unwrap(await player.do({ type: 'sit', seat: open[index] as Seat }));
    }
    unwrap(await player.do({ type: 'share', share: `${index + 1}`.repeat(32) }));
  }
  unwrap(await host.player.do({ type: 'start' }));
  for (const { player } of people) await player.until(({ view }) => view !== null);
  if (host.player.room?.playFrom != null) at.pass(COUNT_IN);
  return table;
}

/** What a plain player would do in a seat, from what its view shows; null when it does nothing. */
export function planOf(game: GameId, raw: unknown, seat: Seat): { action: string; promptKey: string } | null {
  return withGame(game, (rules) => {
    const view = unwrap(rules.readView(raw));
    const decision = withBots(game, ({ bots }) => bots.plain.decide({ view: view as never, seat, seed: 'people' }));
    if (decision === null) return null;
    const action = rules.formatAction(decision.action as never);
    return { action, promptKey: rules.promptKey(view, seat) };
  });
}

/**
 * Plays until the game is over. Whoever is refused because somebody else was faster looks again; whoever is too early
 * lets time go by.
 */
export async function playOut(
  at: TestServer,
  game: GameId,
  people: readonly { readonly player: Player; readonly seat: Seat }[],
): Promise<void> {
  await Promise.all(people.map(({ player, seat }) => playSeat(at, game, player, seat)));
}

/** How long somebody must wait who was too early, in milliseconds; null if they were not. */
export function waitOf({ code, detail }: Refused): number | null {
  return code === 'too-early' ? Number(detail.wait) : null;
}

async function playSeat(at: TestServer, game: GameId, player: Player, seat: Seat): Promise<void> {
  while (player.room?.phase !== 'over') {
    const { version } = player;
    const plan = planOf(game, player.view, seat);
    if (plan !== null) {
      const done = await player.do({ type: 'act', ...plan });
      const wait = done.ok ? null : waitOf(done.error);
      if (wait !== null) {
        at.pass(wait);
        continue;
      }
      if (!done.ok && !['stale', 'not-allowed', 'not-your-turn', 'over', 'game-over'].includes(done.error.code))
        throw new Error(`${game} refused ${plan.action}: ${JSON.stringify(done.error)}`);
      if (done.ok) continue;
    }
    await player.until((each) => each.version > version || each.room?.phase === 'over');
  }
}
