/** People at a table who play by what they see, as plain bots would: whole games over real sockets. */

import { withBots } from '@riverstone/bots';
import type { NewTable } from '@riverstone/protocol';
import { type GameId, type Seat, unwrap, withGame } from '@riverstone/rules';
import type { Guest } from '../../support/duel.js';
import { makeTable } from '../../support/guest.js';
import type { Player } from '../../support/player.js';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** Makes a table of the first guest's, seats everybody and starts. Its id. */
export async function startTable(
  url: string,
  people: readonly Guest[],
  plan: Omit<NewTable, 'name' | 'listed'>,
): Promise<string> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody plays');
  const table = await makeTable(url, host.cookie, { ...plan, listed: false, name: 'Ada' });
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
  return table;
}

/** What a plain player would do in a seat, from what its view shows; null when it lets things be. */
export function planOf(game: GameId, raw: unknown, seat: Seat): { action: string; promptKey: string } | null {
  return withGame(game, (rules) => {
    const view = unwrap(rules.readView(raw));
    const decision = withBots(game, ({ bots }) => bots.plain.decide({ view: view as never, seat, seed: 'people' }));
    if (decision === null) return null;
    const action = rules.formatAction(decision.action as never);
    return { action, promptKey: rules.promptKey(view, seat) };
  });
}

/** Plays until the game is over; whoever is refused because somebody else was faster looks again. */
export async function playOut(
  game: GameId,
  people: readonly { readonly player: Player; readonly seat: Seat }[],
): Promise<void> {
  await Promise.all(people.map(({ player, seat }) => playSeat(game, player, seat)));
}

async function playSeat(game: GameId, player: Player, seat: Seat): Promise<void> {
  while (player.room?.phase !== 'over') {
    const { version } = player;
    const plan = planOf(game, player.view, seat);
    if (plan !== null) {
      const done = await player.do({ type: 'act', ...plan });
      if (!done.ok && !['stale', 'not-allowed', 'not-your-turn', 'over', 'game-over'].includes(done.error.code))
        throw new Error(`${game} refused ${plan.action}: ${JSON.stringify(done.error)}`);
      if (done.ok) continue;
    }
    await player.until((each) => each.version > version || each.room?.phase === 'over');
  }
}
