/**
 * Somebody floods the server with whatever there is to flood it with: they are slowed down, and everybody else plays
 * on.
 */

import type { Command } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { openSockets, requestRates, socketRates } from '../../src/limits/rates.js';
import type { Guest } from '../../support/duel.js';
import type { Player, Refused } from '../../support/player.js';
import { type TestServer, useServers } from '../support/online.js';
import { playOut, startTable } from '../support/play-out.js';
import { RawSocket } from '../support/raw-socket.js';
import { metricsOf } from '../support/read-metrics.js';
import { exchange } from '../support/small-site.js';

const servers = useServers();
/** So short that nobody who plays it comes near a limit. */
const race = { game: 'kakuro-race', seats: [null, null], options: { markers: [8, 15, 21], sealed: true } } as const;
const plan = { ...race, seats: [null, null], options: { ...race.options, markers: [8, 15, 21] } };

const refusalsOf = (answers: readonly Awaited<ReturnType<Player['do']>>[]): Refused[] =>
  answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));

async function playWhole(at: TestServer, people: readonly Guest[]): Promise<void> {
  await playOut(
    at,
    race.game,
    people.map(({ player }, seat) => ({ player, seat })),
  );
  expect(people[0]?.player.room?.outcome).toMatchObject({ finished: true });
  expect((await fetch(new URL('/health', at.url))).ok).toBe(true);
}

describe('one person', () => {
  it.each<[string, (index: number) => Command, number]>([
    ['commands', (index) => ({ type: 'enter', name: `Flood ${index % 3}` }), socketRates.commands.guest.burst],
    ['talk', (index) => ({ type: 'say', text: `${index}` }), socketRates.chatLines.guest.burst],
  ])('who floods a table with %s is slowed down, and the game there goes on', async (_, command, burst) => {
    const at = await servers.start({ limits: 'on' });
    const people = [await at.guest(), await at.guest()];
    const flooder = (await at.guest()).player;
    const table = await startTable(at, people, plan);
    unwrap(await flooder.join(table));
    unwrap(await flooder.do({ type: 'enter', name: 'Flood' }));
    const flood = Array.from({ length: 300 }, (_each, index) => flooder.do(command(index)));
    await playWhole(at, people);
    const refusals = refusalsOf(await Promise.all(flood)).filter(({ code }) => code === 'too-fast');
    // Some more get through while time goes by, on a slow machine more than on a fast one.
    expect(refusals.length).toBeGreaterThan(100);
    expect(refusals.length).toBeLessThanOrEqual(300 - burst + 2);
    for (const { detail } of refusals) expect(detail.retryAfter).toBeGreaterThan(0);
  });

  it('who asks for the history or the table again and again, on many sockets, is slowed down', async () => {
    const at = await servers.start({ limits: 'on' });
    const people = [await at.guest(), await at.guest()];
    const table = await startTable(at, people, plan);
    const { cookie } = await at.guest();
    const sockets = await Promise.all(Array.from({ length: 8 }, () => RawSocket.open(at.url, cookie)));
    for (const socket of sockets) {
      socket.send(JSON.stringify({ type: 'join', id: 'join', table }));
      for (let index = 0; index < 40; index++) socket.send(JSON.stringify({ type: 'history', id: `${index}` }));
    }
    await playWhole(at, people);
    for (const socket of sockets) await socket.answerTo('39');
    const told = sockets.flatMap(({ texts }) => texts).filter((text) => text.startsWith('{"type":"history"'));
    expect(told.length).toBeLessThan(8 * 40 - 100);
    for (const socket of sockets) await socket.close();
  });

  it('who floods a socket with anything at all is answered, but not served, and in the end cut off', async () => {
    const at = await servers.start({ limits: 'on' });
    const people = [await at.guest(), await at.guest()];
    const table = await startTable(at, people, plan);
    const flooder = await at.guest();
    const socket = await RawSocket.open(at.url, flooder.cookie);
    for (let index = 0; index < 500; index++)
      socket.send(index % 2 === 0 ? 'no message' : JSON.stringify({ type: 'join', id: `${index}`, table }));
    await playWhole(at, people);
    await socket.until(({ texts }) => texts.filter((text) => !text.startsWith('{"type":"here"')).length > 500);
    const fast = socket.texts.filter((text) => text.includes('"too-fast"'));
    expect(fast.length).toBeGreaterThan(200);
    for (const text of fast)
      expect((JSON.parse(text) as { detail: { retryAfter: number } }).detail.retryAfter).toBeGreaterThan(0);
    expect(socket.closed).toBeNull();
    for (let index = 0; index < 2000; index++) socket.send('0');
    await socket.until(({ closed }) => closed !== null);
    expect((await fetch(new URL('/health', at.url))).ok).toBe(true);
  });

  it('who makes tables without end is stopped, and somebody else makes one', async () => {
    const at = await servers.start({ limits: 'on' });
    const flooder = await at.guest();
    const make = (cookie: string): Promise<Response> =>
      fetch(new URL('/api/tables', at.url), {
        method: 'POST',
        headers: { cookie, origin: new URL(at.url).origin, 'content-type': 'application/json' },
        body: JSON.stringify({ ...plan, listed: true, name: 'Flood' }),
      });
    const answers = await Promise.all(Array.from({ length: 30 }, () => make(flooder.cookie)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(requestRates.tablesMade.guest.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - requestRates.tablesMade.guest.max);
    expect((await make((await at.guest()).cookie)).status).toBe(201);
  });
});

/** Frames with an empty payload, masked as a client's must be. */
const emptyFrames = (count: number, ...first: readonly number[]): number[] =>
  Array.from({ length: count }, (_, index) => [first[index % first.length] ?? 0, 0x80, 0, 0, 0, 0]).flat();

it.each([
  ['pongs', [0x8a]],
  ['pings', [0x89]],
  ['fragments of messages that never end', [0x01, ...Array.from({ length: 9999 }, () => 0x00)]],
  ['empty messages', [0x81]],
])('who floods a socket with %s is cut off, and the game goes on', async (_, first) => {
  const at = await servers.start({ limits: 'on' });
  const people = [await at.guest(), await at.guest()];
  await startTable(at, people, plan);
  const socket = await RawSocket.open(at.url, (await at.guest()).cookie);
  socket.sendBytes(...emptyFrames(10_000, ...first));
  await socket.until(({ closed }) => closed !== null);
  expect((await metricsOf(at.url)).values.get('riverstone_sockets_cut_total{reason="flood"}')).toBe(1);
  await playWhole(at, people);
});

/** What became of somebody who asked for a socket. */
const isSettled = ({ texts, closed }: RawSocket): boolean => texts.length > 0 || closed !== null;

describe('sockets', () => {
  it('of one person are so many and no more, however they behave', async () => {
    const at = await servers.start({ limits: 'on' });
    const people = [await at.guest(), await at.guest()];
    const { cookie } = await at.guest();
    // One is open already.
    const sockets: RawSocket[] = [];
    while (sockets.length < openSockets.guest + 5) {
      const socket = await RawSocket.open(at.url, cookie);
      await socket.until(isSettled);
      sockets.push(socket);
    }
    for (const socket of sockets.slice(openSockets.guest - 1)) await socket.until(({ closed }) => closed !== null);
    expect(sockets.filter(({ closed }) => closed === null)).toHaveLength(openSockets.guest - 1);
    expect((await metricsOf(at.url)).values.get('riverstone_upgrades_refused_total{code="too-many"}')).toBe(6);
    // Who is turned away may send anything along: this is no frame.
    const { host } = new URL(at.url);
    const ask = `GET /api/socket HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\n`;
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    expect(String(await exchange(at.server.port, `${ask}${key}\xff\xff\x01`))).toContain('too many sockets');
    await startTable(at, people, plan);
    await playWhole(at, people);
    for (const socket of sockets) await socket.close();
  });

  it('of one address are bounded, and others get in', async () => {
    // Behind a proxy, so that an address can be named.
    const at = await servers.start({ limits: 'on', proxies: 1 });
    const flooder = { 'x-forwarded-for': '203.0.113.9' };
    const cookies: string[] = [];
    while (cookies.length < 20) {
      const response = await fetch(new URL('/api/me', at.url), { headers: flooder });
      cookies.push(response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '');
      await response.arrayBuffer();
    }
    const sockets = Array.from({ length: 300 }, (_, index) =>
      RawSocket.knock(at.url, { ...flooder, cookie: cookies[index % cookies.length] ?? '' }),
    );
    for (const socket of sockets) await socket.until(isSettled);
    const open = sockets.filter(({ closed, texts }) => closed === null && texts.length > 0);
    expect(open.length).toBeLessThanOrEqual(openSockets.address);
    expect(open.length).toBeGreaterThan(0);
    const people = [await at.guest(), await at.guest()];
    await startTable(at, people, plan);
    await playWhole(at, people);
    for (const socket of sockets) await socket.close();
  });
});

it('who does not read what they are sent is let go, and nobody waits for them', async () => {
  // No ping comes meanwhile: an unread one would be another reason.
  const at = await servers.start({ pingEvery: 3_600_000 });
  const people = [await at.guest(), await at.guest()];
  const table = await startTable(at, people, plan);
  const slow = await RawSocket.open(at.url, (await at.guest()).cookie);
  slow.send(JSON.stringify({ type: 'join', id: 'join', table }));
  await slow.answerTo('join');
  const [host] = people as [Guest];
  await host.player.until((player) => player.table?.watchers === 1);
  slow.socket.pause();
  // Far more than the system keeps for somebody who does not read.
  let asked = 0;
  while (host.player.table?.watchers === 1 && asked < 100_000) {
    for (let each = 0; each < 50; each++) slow.send(JSON.stringify({ type: 'history', id: `${++asked}` }));
    unwrap(await host.player.do({ type: 'say', phrase: 'one-moment' }));
  }
  await host.player.until((player) => player.table?.watchers === 0);
  expect(asked).toBeLessThan(100_000);
  await playWhole(at, people);
  slow.socket.resume();
  await slow.until(({ closed }) => closed !== null);
  expect((await metricsOf(at.url)).values.get('riverstone_sockets_cut_total{reason="slow"}')).toBe(1);
});
