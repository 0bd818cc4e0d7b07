/** Whole games of each kind over real sockets, with bots in seats and somebody who watches. */

import { verifyLuck } from '@riverstone/protocol/luck';
import { type GameId, replay, unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { useServers } from '../support/online.js';
import { playOut, startTable } from '../support/play-out.js';

const servers = useServers();

describe('a whole game', () => {
  it.each<[GameId, Readonly<Record<string, unknown>>]>([
    ['kakuro-challenge', {}],
    ['kakuro-challenge', { scoring: 'claim' }],
    ['kakuro-race', { markers: [7, 12, 17, 23, 9] }],
    ['kakuro-race', { markers: [8, 15], sealed: true }],
    ['kakuzu', {}],
  ])('of %s with %o comes to the same end for everybody', async (game, options) => {
    const at = await servers.start();
    const { url, guest } = at;
    const people = [await guest(), await guest()];
    const watcher = await guest();
    const table = await startTable(at, people, { game, seats: [null, null], options });
    unwrap(await watcher.player.join(table));
    await playOut(
      at,
      game,
      people.map(({ player }, seat) => ({ player, seat })),
    );
    const [one, other] = people.map(({ player }) => player.room?.outcome);
    expect(one).toMatchObject({ finished: true, resigned: [] });
    expect(other).toEqual(one);
    await watcher.player.until(({ room }) => room?.phase === 'over');
    const record = await (await fetch(new URL(`/api/tables/${table}/record`, url))).json();
    expect(replay(record)).toMatchObject({
      ok: true,
      value: { ended: true, scores: one?.scores, winners: one?.winners },
    });
    expect(verifyLuck(record)).toMatchObject({ ok: true, value: { shares: 2 } });
  });
});
