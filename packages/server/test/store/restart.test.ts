/**
 * Restarts of the server and broken connections during a game: nothing is lost, and nothing is done twice.
 */

import type { ServerMessage } from '@riverstone/protocol';
import { verifyLuck } from '@riverstone/protocol/luck';
import { type GameId, unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { connectPlayer, type Player } from '../../support/player.js';
import { useServers } from '../support/online.js';
import { planOf, playOut, waitOf } from '../support/play-out.js';
import { inFile, TableFixture } from '../support/table-fixture.js';

const servers = useServers();
const games: readonly [GameId, Readonly<Record<string, unknown>>][] = [
  ['kakuro-challenge', { scoring: 'claim', first: 0 }],
  ['kakuro-race', { markers: [7, 12, 17, 23, 9] }],
  ['kakuro-race', { markers: [8, 15, 21], sealed: true }],
  ['kakuzu', { first: 0 }],
];

/** Plays until so many steps were made. */
async function playSome(fixture: TableFixture, game: GameId, steps: number): Promise<void> {
  const last = fixture.host.version + steps;
  for (let idle = 0; fixture.host.version < last && idle < 2; idle++) {
    for (const [seat, { player }] of fixture.people.entries()) {
      const plan = planOf(game, player.view, seat);
      const done = plan === null ? null : await player.do({ type: 'act', ...plan });
      if (done?.ok === false) fixture.at.pass(waitOf(done.error) ?? 0);
      if (done?.ok !== true) continue;
      idle = 0;
      for (const each of fixture.people) await each.player.until(({ version }) => version >= player.version);
    }
  }
}

const seats = (fixture: TableFixture): { player: Player; seat: number }[] =>
  fixture.people.map(({ player }, seat) => ({ player, seat }));

describe('a restart', () => {
  it.each(games)('in the middle of %s with %o costs nobody anything', async (game, options) => {
    const fixture = await TableFixture.playing(await servers.start(), { game, options });
    await playSome(fixture, game, 8);
    const before = fixture.people.map(({ player }) => [player.version, player.view]);
    await fixture.at.restart();
    for (const { player } of fixture.people) await player.until((each) => each.isHere && each.breaks === 1);
    expect(fixture.people.map(({ player }) => [player.version, player.view])).toEqual(before);
    await playOut(fixture.at, game, seats(fixture));
    const record = await (await fetch(new URL(`/api/tables/${fixture.table}/record`, fixture.at.url))).json();
    expect(verifyLuck(record)).toMatchObject({ ok: true });
    expect(fixture.host.room?.outcome).toMatchObject({ finished: true });
  });

  it('tells everybody to come back before it goes', async () => {
    const fixture = await TableFixture.playing(await servers.start());
    const heard: ServerMessage[] = [];
    fixture.other.onMessage((message) => heard.push(message));
    await fixture.at.restart();
    await fixture.other.until(({ isHere }) => isHere);
    expect(heard.map(({ type }) => type).filter((type) => type !== 'here')).toEqual(['bye', 'hello', 'table']);
    expect(heard[0]).toEqual({ type: 'bye', reason: 'restart' });
  });

  it('answers all that is asked meanwhile, each once', async () => {
    const fixture = await TableFixture.playing(await servers.start());
    const lines = Array.from({ length: 60 }, (_, line) => `${line}`);
    const said = lines.map((text, index) => fixture.person(index % 2).do({ type: 'say', text }));
    await fixture.at.restart();
    const later = ['after', 'all'].map((text) => fixture.other.do({ type: 'say', text }));
    expect((await Promise.all([...said, ...later])).every(({ ok }) => ok)).toBe(true);
    await fixture.host.until(({ table }) => table?.chat.length === 62);
    const texts = (fixture.host.table?.chat ?? []).map(({ text }) => text);
    expect([...texts].sort()).toEqual([...lines, 'after', 'all'].sort());
  });
});

describe('a clock', () => {
  const moveClock = { game: 'kakuro-challenge', options: { first: 0, moveSeconds: 60 } } as const;

  /** Everything in the file was done so much earlier: as long as the server was down. */
  const age = (file: string, milliseconds: number): Promise<void> =>
    inFile(file, `UPDATE log SET at = at - ${milliseconds}, sum = NULL; UPDATE wakes SET at = at - ${milliseconds}`);

  /** When the clock of the next move runs out, by the `table` that somebody gets. */
  async function deadlineSeenBy(url: string, cookie: string, table: string): Promise<number> {
    const player = await connectPlayer({ url, cookie });
    const seen = new Promise<number>((resolve) => {
      player.onMessage((message) => {
        if (message.type === 'table') resolve(message.now + Math.min(...Object.values(message.clocks)));
      });
    });
    unwrap(await player.join(table));
    await player.close();
    return seen;
  }

  it('goes on by its deadline', async () => {
    const fixture = await TableFixture.playing(await servers.start(), moveClock);
    const { at, people, table } = fixture;
    const cookie = people[0]?.cookie ?? '';
    const before = await deadlineSeenBy(at.url, cookie, table);
    await at.restart();
    expect(await deadlineSeenBy(at.url, cookie, table)).toBe(before);
  });

  it('that ran out while the server was down is seen to, though nobody follows the table', async () => {
    const at = await servers.start();
    const fixture = await TableFixture.playing(at, moveClock);
    for (const { player } of fixture.people) await player.close();
    await at.restart(() => age(at.data, 60_000));
    const awaited = async (): Promise<number[]> => {
      const summary = await fetch(new URL(`/api/tables/${fixture.table}`, at.url));
      return ((await summary.json()) as { awaited: number[] }).awaited;
    };
    while (!(await awaited()).includes(1));
    const elsewhere = await connectPlayer({ url: at.url, cookie: fixture.people[1]?.cookie ?? '' });
    unwrap(await elsewhere.join(fixture.table));
    expect(elsewhere.view).toMatchObject({ turn: 1, last: { seat: 0, byClock: true } });
    await elsewhere.close();
  });
});

describe('a broken line', () => {
  it('does once what is sent again', async () => {
    const fixture = await TableFixture.playing(await servers.start());
    const { host, other } = fixture;
    for (let line = 0; line < 20; line++) {
      const said = host.do({ type: 'say', text: `${line}` });
      host.cut();
      unwrap(await said);
    }
    await other.until(({ version }) => version >= host.version);
    expect(other.table?.chat.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, line) => `${line}`));
    expect(host.breaks).toBe(20);
  });

  it('that swallows the answer to a move leaves the move made', async () => {
    const fixture = await TableFixture.playing(await servers.start(), { game: 'kakuzu', options: { first: 0 } });
    const { host, other } = fixture;
    const plan = planOf('kakuzu', host.view, 0);
    const command = { type: 'act', ...(plan as NonNullable<typeof plan>) } as const;
    unwrap(await host.do(command, 'the-same-id'));
    host.cut();
    expect(await host.do(command, 'the-same-id')).toMatchObject({ ok: true, value: { again: true } });
    expect(await other.do({ ...command, action: 'e5' }, 'the-same-id')).toMatchObject({ ok: false });
    await fixture.at.restart();
    expect(await host.do(command, 'the-same-id')).toMatchObject({ ok: true, value: { again: true } });
    expect(await host.do(command, 'another-id')).toMatchObject({ ok: false, error: { code: 'stale' } });
  });

  it('shows what was missed when it is mended', async () => {
    const fixture = await TableFixture.playing(await servers.start(), { game: 'kakuzu', options: { first: 0 } });
    const { host, other, at, table } = fixture;
    const cookie = fixture.people[1]?.cookie ?? '';
    await other.close();
    for (const text of ['one', 'two']) unwrap(await host.do({ type: 'say', text }));
    const plan = planOf('kakuzu', host.view, 0);
    unwrap(await host.do({ type: 'act', ...(plan as NonNullable<typeof plan>) }));
    const back = await connectPlayer({ url: at.url, cookie });
    unwrap(await back.join(table));
    expect(back.version).toBe(host.version);
    expect(back.table?.chat.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(back.view).toEqual({ ...host.view, viewer: 1 });
    await back.close();
  });
});
