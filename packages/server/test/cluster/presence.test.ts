/** Who is here: known to everybody at once, whichever node they came by, and told once for many who come together. */

import { limits } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { LocalBus } from '../../src/bus/local-bus.js';
import type { Guest } from '../../support/duel.js';
import { makeTable } from '../../support/guest.js';
import { connectPlayer, type Player } from '../../support/player.js';
import { type TestServer, useServers } from '../support/online.js';
import { useTables } from '../support/tables-nodes.js';

const servers = useServers();
const nodes = useTables();

interface Apart {
  readonly one: TestServer;
  readonly other: TestServer;
  readonly table: string;
  /** Ada and Cy at one node, Bo at the other. */
  readonly guests: readonly [ada: Guest, bo: Guest, cy: Guest];
}

async function playApart(): Promise<Apart> {
  const bus = new LocalBus();
  const one = await servers.start({ bus: bus.node(), cluster: {} });
  const other = await servers.start({ bus: bus.node(), cluster: {}, data: one.data });
  const guests = [await one.guest(), await other.guest(), await one.guest()] as const;
  const [ada, bo, cy] = guests;
  const plan = { game: 'kakuzu', seats: [null, null, null], options: { first: 0 }, listed: true, name: 'Ada' } as const;
  const table = await makeTable(one.url, ada.cookie, { ...plan, seats: [...plan.seats] });
  unwrap(await ada.player.join(table));
  for (const [index, { player }] of [bo, cy].entries()) {
    unwrap(await player.join(table));
    unwrap(await player.do({ type: 'enter', name: index === 0 ? 'Bo' : 'Cy' }));
    unwrap(await player.do({ type: 'sit', seat: index + 1 }));
  }
  return { one, other, table, guests };
}

const hereFor = ({ table }: Player): string => String(table?.here);
const codeOf = async (answer: ReturnType<Player['do']>): Promise<string> => {
  const done = await answer;
  return done.ok ? 'done' : done.error.code;
};

describe('who is here', () => {
  it('is known at every node, whoever comes, watches or leaves', async () => {
    const { other, table, guests } = await playApart();
    const [ada, bo] = [guests[0].player, guests[1].player];
    await ada.until((player) => hereFor(player) === '1,2,3');
    await bo.until((player) => hereFor(player) === '1,2,3');
    const watcher = (await other.guest()).player;
    expect(unwrap(await watcher.join(table)).here).toEqual([1, 2, 3]);
    await ada.until((player) => player.table?.watchers === 1);
    unwrap(await watcher.leave());
    unwrap(await bo.leave());
    await ada.until((player) => hereFor(player) === '1,3' && player.table?.watchers === 0);
    const device = await connectPlayer({ url: other.url, cookie: guests[1].cookie });
    expect(unwrap(await device.join(table)).here).toEqual([1, 2, 3]);
    await device.close();
    await ada.until((player) => hereFor(player) === '1,3');
  });

  it('counts in votes and pauses, at whichever node somebody is', async () => {
    const { one, guests } = await playApart();
    const [ada, bo, cy] = guests.map(({ player }) => player) as [Player, Player, Player];
    unwrap(await ada.do({ type: 'start' }));
    await bo.until(({ view }) => view !== null);
    one.pass(limits.awayBeforeStandIn);
    expect(await codeOf(ada.do({ type: 'stand-in', seat: 1 }))).toBe('not-away');
    expect(await codeOf(ada.do({ type: 'ask', what: 'pause' }))).toBe('done');
    expect(await codeOf(cy.do({ type: 'answer', agrees: true }))).toBe('done');
    expect(ada.room?.paused).toBe(false);
    expect(await codeOf(bo.do({ type: 'answer', agrees: true }))).toBe('done');
    await ada.until(({ room }) => room?.paused === true);
    // Bo can't take the host's place while she is here.
    expect(await codeOf(bo.do({ type: 'host', member: 2 }))).toBe('not-host');
  });

  it('begins a countdown when the last of them comes, at whichever node', async () => {
    const { guests } = await playApart();
    for (const { player } of guests) await player.until(({ room }) => room?.startsAt != null);
  });

  it('tells the lobby of every node that the host is there', async () => {
    const { one, other, table, guests } = await playApart();
    const isHostHere = async (url: string): Promise<boolean> => {
      const { tables } = (await (await fetch(new URL('/api/lobby', url))).json()) as {
        tables: { table: string; hostHere: boolean }[];
      };
      return tables.find((each) => each.table === table)?.hostHere === true;
    };
    for (const { url } of [one, other]) while (!(await isHostHere(url))) await new Promise(setImmediate);
    unwrap(await guests[0].player.leave());
    one.pass(15_000);
    for (const { url } of [one, other]) while (await isHostHere(url)) await new Promise(setImmediate);
  });
});

it('a crowd that comes at once is told of in few messages', async () => {
  const node = await nodes.open();
  const host = node.person('Ada');
  const table = await node.table(host, { game: 'kakuzu', seats: [null, null], options: {} });
  const crowd = Array.from({ length: 200 }, (_, index) => node.person(`guest ${index}`));
  for (const person of crowd) await person.join(table);
  await host.until(() => host.table?.watchers === 200);
  const told = [host, ...crowd].flatMap(({ messages }) => messages.filter(({ type }) => type === 'here'));
  // One message for each who comes, to each who is there, would be 20,100.
  expect(told.length).toBeLessThan(5000);
});
