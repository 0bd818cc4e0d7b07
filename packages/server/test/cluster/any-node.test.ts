/** Two servers on one file that tell each other what is new: one table, whichever of them somebody comes to. */

import { verifyLuck } from '@riverstone/protocol/luck';
import { type GameId, unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { LocalBus } from '../../src/bus/local-bus.js';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { Guest } from '../../support/duel.js';
import { makeTable, newGuest } from '../../support/guest.js';
import { connectPlayer, type Player } from '../../support/player.js';
import { type TestServer, useServers } from '../support/online.js';
import { planOf, playOut } from '../support/play-out.js';
import { RawSocket } from '../support/raw-socket.js';

const servers = useServers();

interface Pair {
  readonly one: TestServer;
  readonly other: TestServer;
}

async function startBoth(): Promise<Pair> {
  const bus = new LocalBus();
  const one = await servers.start({ bus: bus.node(), cluster: {} });
  return { one, other: await servers.start({ bus: bus.node(), cluster: {}, data: one.data }) };
}

interface Divided {
  readonly table: string;
  /** Each in the seat of their number; the first at one server, the second at the other. */
  readonly players: readonly [Player, Player];
  readonly guests: readonly [Guest, Guest];
}

async function startDivided({ one, other }: Pair, game: GameId, options: object = {}): Promise<Divided> {
  const guests = [await one.guest(), await other.guest()] as const;
  const players = [guests[0].player, guests[1].player] as const;
  const plan = { game, seats: [null, null], options: { ...options }, listed: false, name: 'Ada' };
  const table = await makeTable(one.url, guests[0].cookie, plan);
  for (const player of players) unwrap(await player.join(table));
  unwrap(await players[1].do({ type: 'enter', name: 'Bo' }));
  unwrap(await players[1].do({ type: 'sit', seat: 1 }));
  await players[0].until(({ room }) => room?.seats[1]?.name === 'Bo');
  unwrap(await players[0].do({ type: 'start' }));
  for (const player of players) await player.until(({ view }) => view !== null);
  return { table, players, guests };
}

/** The versions in the log, as the file has them. */
async function versionsOf(file: string, table: string): Promise<number[]> {
  const store = await openSqliteStore(file);
  const found = await store.find(table);
  await store.close();
  return (found?.rows ?? []).map(({ version }) => version);
}

const countedTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Everybody has seen the last of it, and the log has no gap. */
async function agree(file: string, { table, players }: Divided): Promise<void> {
  const versions = await versionsOf(file, table);
  expect(versions).toEqual(countedTo(versions.length));
  for (const player of players) await player.until(({ version }) => version >= versions.length);
  const [one, other] = players;
  expect(other.table?.room).toEqual(one.table?.room);
  expect(other.table?.chat).toEqual(one.table?.chat);
}

describe('players at different servers', () => {
  it.each<[GameId, object]>([
    ['kakuro-challenge', { scoring: 'claim' }],
    ['kakuro-race', { markers: [7, 12, 17, 23, 9] }],
    ['kakuro-race', { markers: [8, 15, 21], sealed: true }],
    ['kakuzu', {}],
  ])('play a whole game of %s with %o', async (game, options) => {
    const pair = await startBoth();
    const divided = await startDivided(pair, game, options);
    const watcher = (await pair.other.guest()).player;
    unwrap(await watcher.join(divided.table));
    await playOut(
      pair.one,
      game,
      divided.players.map((player, seat) => ({ player, seat })),
    );
    await watcher.until(({ room }) => room?.phase === 'over');
    await agree(pair.one.data, divided);
    for (const { url } of [pair.one, pair.other]) {
      const record = await (await fetch(new URL(`/api/tables/${divided.table}/record`, url))).json();
      expect(verifyLuck(record)).toMatchObject({ ok: true });
    }
  });

  it('call at the same moment, and one was first', async () => {
    const pair = await startBoth();
    const divided = await startDivided(pair, 'kakuro-race');
    pair.one.pass(3000);
    const answers = await Promise.all(
      divided.players.map((player) => player.do({ type: 'act', action: 'call', promptKey: '1' })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await agree(pair.one.data, divided);
    const winner = answers.findIndex(({ ok }) => ok);
    expect(divided.players.map(({ view }) => (view as { round: { caller: number } }).round.caller)).toEqual([
      winner,
      winner,
    ]);
  });

  it('lift the same stone at the same moment on two devices, and it is lifted once', async () => {
    const pair = await startBoth();
    const divided = await startDivided(pair, 'kakuzu', { first: 0 });
    const phone = await connectPlayer({ url: pair.other.url, cookie: divided.guests[0].cookie });
    unwrap(await phone.join(divided.table));
    for (let stone = 0; stone < 9; stone += 2) {
      const plan = planOf('kakuzu', phone.view, 0);
      const answers = await Promise.all(
        [divided.players[0], phone].map((player) => player.do({ type: 'act', ...(plan as NonNullable<typeof plan>) })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'stale' } });
      await agree(pair.one.data, divided);
      if (stone === 8) break;
      const next = planOf('kakuzu', divided.players[1].view, 1);
      unwrap(await divided.players[1].do({ type: 'act', ...(next as NonNullable<typeof next>) }));
      await agree(pair.one.data, divided);
      await phone.until(({ version }) => version >= divided.players[1].version);
    }
    await phone.close();
  });

  it('talk all at once, and every line is there once; whoever joins, asks or errs meanwhile is answered', async () => {
    const pair = await startBoth();
    const divided = await startDivided(pair, 'kakuzu');
    const [ada, bo] = divided.players;
    const strangers = [(await pair.one.guest()).player, (await pair.other.guest()).player];
    const lines = countedTo(30).flatMap((line) =>
      divided.players.map((player, index) => player.do({ type: 'say', text: `${index} ${line}` })),
    );
    const others = [
      ...strangers.map((player) => player.join(divided.table)),
      ...countedTo(10).flatMap(() => [ada.history(), bo.history()]),
      ...countedTo(10).flatMap(() => [ada.do({ type: 'answer', agrees: true }), bo.do({ type: 'start' })]),
    ];
    expect((await Promise.all(lines)).every(({ ok }) => ok)).toBe(true);
    await Promise.all(others);
    await agree(pair.one.data, divided);
    expect(new Set(ada.table?.chat.map(({ text }) => text)).size).toBe(60);
    expect(ada.table?.chat).toHaveLength(60);
  });

  it('hear at one server what happens at a table of the other', async () => {
    const { one, other } = await startBoth();
    const guests = [await one.guest(), await other.guest()];
    const [ada, bo] = guests as [Guest, Guest];
    const heard: string[] = [];
    bo.player.onMessage((message) => {
      if (message.type === 'notice') heard.push(message.kind);
    });
    const plan = { game: 'kakuzu' as const, seats: [null, null], options: { first: 1 }, listed: false, name: 'Ada' };
    const table = await makeTable(one.url, ada.cookie, plan);
    unwrap(await ada.player.join(table));
    unwrap(await bo.player.join(table));
    unwrap(await bo.player.do({ type: 'enter', name: 'Bo' }));
    unwrap(await bo.player.do({ type: 'sit', seat: 1 }));
    unwrap(await bo.player.leave());
    await ada.player.until(({ room }) => room?.seats[1]?.name === 'Bo');
    unwrap(await ada.player.do({ type: 'start' }));
    await bo.player.until(() => heard.length >= 2);
    expect(heard).toEqual(['your-turn', 'started']);
  });
});

it('a table in the address of the socket is for balancers: whatever it is, every server takes everybody', async () => {
  const { one, other } = await startBoth();
  const host = await one.guest();
  const plan = { game: 'kakuzu' as const, seats: [null, null], options: {}, listed: false, name: 'Ada' };
  const table = await makeTable(one.url, host.cookie, plan);
  const others = [
    '',
    `?table=${table}`,
    '?table=nothing',
    '?table=',
    '?table=%00%ff&table=a&x',
    `?${'a'.repeat(4000)}`,
  ];
  for (const { url } of [one, other]) {
    for (const search of others) {
      const socket = await RawSocket.open(`${url}${search}`, host.cookie);
      socket.send(JSON.stringify({ type: 'join', id: 'j', table }));
      expect(await socket.answerTo('j')).toMatchObject({ type: 'table', room: { table } });
      await socket.close();
    }
  }
});

it('names are counted by network, whichever server somebody comes to', async () => {
  const bus = new LocalBus();
  const shared = { cluster: {}, limits: 'on', proxies: 1 } as const;
  const one = await servers.start({ ...shared, bus: bus.node() });
  const other = await servers.start({ ...shared, bus: bus.node(), data: one.data });
  const ada = await one.guest();
  const plan = { game: 'kakuzu' as const, seats: [null, null], options: {}, listed: false, name: 'Ada' };
  const table = await makeTable(one.url, ada.cookie, plan);
  unwrap(await ada.player.join(table));
  const enter = async (index: number, address: string): Promise<unknown> => {
    const at = index % 2 === 0 ? one : other;
    const socket = RawSocket.knock(at.url, { cookie: await newGuest(at.url), 'x-forwarded-for': address });
    await socket.until(({ texts }) => texts.length > 0);
    socket.send(JSON.stringify({ type: 'join', id: 'join', table }));
    await socket.answerTo('join');
    socket.send(JSON.stringify({ type: 'do', id: 'enter', command: { type: 'enter', name: `Name ${index}` } }));
    const answer = (await socket.answerTo('enter')) as { type: string; code?: string };
    await socket.close();
    return answer.code ?? 'done';
  };
  const answers: unknown[] = [];
  for (const index of countedTo(14)) answers.push(await enter(index, '203.0.113.9'));
  expect(answers).toEqual([...Array(12).fill('done'), 'table-full', 'table-full']);
  expect(await enter(15, '203.0.113.10')).toBe('done');
});

it('a browser that is forgotten at one server has no socket at the other', async () => {
  const { one, other } = await startBoth();
  const { cookie } = await one.guest();
  const socket = await RawSocket.open(other.url, cookie);
  const headers = { cookie, origin: new URL(one.url).origin };
  expect((await fetch(new URL('/api/me/forget', one.url), { method: 'POST', headers })).status).toBe(204);
  await socket.until(({ closed }) => closed !== null);
  expect((await fetch(new URL('/api/devices', other.url), { method: 'POST', headers: { cookie } })).status).toBe(401);
});
