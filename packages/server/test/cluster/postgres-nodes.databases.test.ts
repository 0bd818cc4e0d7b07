/**
 * Nodes on PostgreSQL with nothing else: its notifications carry their messages. In this process, and in processes of
 * their own whose machines show other times and which are killed.
 */

import { fileURLToPath } from 'node:url';
import { verifyLuck } from '@riverstone/protocol/luck';
import { type GameId, unwrap } from '@riverstone/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, newPlayer } from '../../support/duel.js';
import { freePort } from '../../support/free-port.js';
import { makeTable } from '../../support/guest.js';
import { NodeProcess } from '../../support/node-process.js';
import { connectPlayer, type Player } from '../../support/player.js';
import { type PostgresServer, startPostgres } from '../../support/postgres.js';
import { useServers } from '../support/online.js';
import { planOf, playOut } from '../support/play-out.js';
import { RawSocket } from '../support/raw-socket.js';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const servers = useServers();

async function startBoth() {
  const data = await postgres.newDatabase();
  return [await servers.start({ data }), await servers.start({ data })] as const;
}

describe('two servers on one PostgreSQL database', () => {
  it('tell each other what is new, though no bus was named', async () => {
    const [one, other] = await startBoth();
    const { cookie } = await one.guest();
    const socket = await RawSocket.open(other.url, cookie);
    const headers = { cookie, origin: new URL(one.url).origin };
    expect((await fetch(new URL('/api/me/forget', one.url), { method: 'POST', headers })).status).toBe(204);
    await socket.until(({ closed }) => closed !== null);
    const metrics = await (await fetch(new URL('/metrics', other.url))).text();
    expect(metrics).toMatch(/^riverstone_bus_connected 1$/m);
  });

  it.each<[GameId, object]>([
    ['kakuro-challenge', { scoring: 'claim' }],
    ['kakuro-race', { markers: [7, 12, 17] }],
    ['kakuzu', {}],
  ])('let people at either play a whole game of %s', async (game, options) => {
    const [one, other] = await startBoth();
    const [ada, bo] = [await one.guest(), await other.guest()];
    const plan = { game, seats: [null, null], options: { ...options }, listed: false, name: 'Ada' };
    const table = await makeTable(one.url, ada.cookie, plan);
    unwrap(await ada.player.join(table));
    unwrap(await bo.player.join(table));
    unwrap(await bo.player.do({ type: 'enter', name: 'Bo' }));
    unwrap(await bo.player.do({ type: 'sit', seat: 1 }));
    unwrap(await ada.player.do({ type: 'start' }));
    const people = [ada, bo].map(({ player }, seat) => ({ player, seat }));
    for (const { player } of people) await player.until(({ view }) => view !== null);
    await playOut(one, game, people);
    for (const { player } of people) await player.until(({ room }) => room?.phase === 'over');
    expect(bo.player.room).toEqual(ada.player.room);
    for (const { url } of [one, other]) {
      const record = await (await fetch(new URL(`/api/tables/${table}/record`, url))).json();
      expect(verifyLuck(record)).toMatchObject({ ok: true });
    }
  });
});

const command = fileURLToPath(new URL('../../../cli/dist/riverstone.js', import.meta.url));
const shiftClock = fileURLToPath(new URL('../../chaos/shift-clock.mjs', import.meta.url));

describe('nodes whose clocks are two minutes apart', () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close();
  });

  async function node(store: string, offset: number): Promise<NodeProcess> {
    const args = ['--store', store, '--limits', 'off', '--push', 'off', '--log', 'warn', '--grace', '0'];
    const started = new NodeProcess({ port: await freePort(), command, args });
    open.push({ close: () => started.remove() });
    await started.start({ execArgv: ['--import', shiftClock], env: { CLOCK_OFFSET: `${offset}` } });
    return started;
  }

  async function guestAt({ url }: NodeProcess): Promise<Guest> {
    const guest = await newPlayer(url);
    open.push(guest.player);
    return guest;
  }

  /** Ada makes a table at the first node, whose owner it becomes; somebody watches from the second. */
  async function watched(game: GameId, seats: readonly ('novice' | null)[], options: object) {
    const store = await postgres.newDatabase();
    const [owner, second] = await Promise.all([node(store, 60_000), node(store, -60_000)]);
    const ada = await guestAt(owner);
    const watcher = await guestAt(second);
    const plan = { game, seats: [...seats], options: { ...options }, listed: false, name: 'Ada' };
    const table = await makeTable(owner.url, ada.cookie, plan);
    unwrap(await ada.player.join(table));
    unwrap(await watcher.player.join(table));
    return { owner, second, ada, watcher: watcher.player, table };
  }

  /** Ada comes back by the second node. */
  async function back(second: NodeProcess, { cookie }: Guest, table: string): Promise<Player> {
    const player = await connectPlayer({ url: second.url, cookie });
    open.push(player);
    let joined = await player.join(table);
    while (!joined.ok) joined = await player.join(table);
    return player;
  }

  it('agree on the time, and let a clock run out when it is over, not when its owner dies', async () => {
    const moveSeconds = 4;
    const options = { first: 0, moveSeconds };
    const { owner, ada, watcher, second } = await watched('kakuro-challenge', [null, null], options);
    const bo = await guestAt(second);
    const table = ada.player.room?.table ?? '';
    unwrap(await bo.player.join(table));
    unwrap(await bo.player.do({ type: 'enter', name: 'Bo' }));
    unwrap(await bo.player.do({ type: 'sit', seat: 1 }));
    // Each node asks its own clock.
    const times = await Promise.all([ada.player.time(), watcher.time()]);
    expect(Math.abs((times[0] as number) - (times[1] as number))).toBeLessThan(30_000);
    unwrap(await ada.player.do({ type: 'start' }));
    await watcher.until(({ view }) => view !== null);
    await owner.end('SIGKILL');
    await watcher.until(({ view }) => (view as { turn?: number } | null)?.turn === 1);
    const { steps } = unwrap(await watcher.history());
    const first = steps.find(({ actor }) => actor === 'table');
    expect(first?.at).toBeGreaterThanOrEqual(moveSeconds * 1000);
    expect(watcher.view).toMatchObject({ last: { seat: 0, byClock: true } });
  });

  it('let a bot move once whose node was killed while it thought', async () => {
    const { owner, second, ada, watcher, table } = await watched('kakuzu', [null, 'novice'], { first: 0 });
    unwrap(await ada.player.do({ type: 'start' }));
    await ada.player.until(({ view }) => view !== null);
    const plan = planOf('kakuzu', ada.player.view, 0);
    unwrap(await ada.player.do({ type: 'act', ...(plan as NonNullable<typeof plan>) }));
    await owner.end('SIGKILL');
    const player = await back(second, ada, table);
    await player.until(({ view }) => (view as { turn?: number } | null)?.turn === 0);
    await watcher.until(({ version }) => version >= player.version);
    const { steps } = unwrap(await watcher.history());
    expect(steps.map(({ actor }) => actor).filter((actor) => actor !== 'table')).toEqual([0, 1]);
    expect(watcher.view).toMatchObject({ ...player.view, viewer: 'spectator' });
  });
});
