/** What `/metrics` tells after real play: every figure that operators watch moves when its thing happens. */

import { unwrap } from '@riverstone/rules';
import { expect, it, vi } from 'vitest';
import { LocalBus } from '../../src/bus/local-bus.js';
import { makeTable } from '../../support/guest.js';
import { useServers } from '../support/online.js';
import { RawSocket } from '../support/raw-socket.js';
import { metricsOf } from '../support/read-metrics.js';
import { inFile, TableFixture } from '../support/table-fixture.js';

const servers = useServers();

it('counts commands, their time, rows, messages, refusals, queues and what the store does', async () => {
  const at = await servers.start();
  const before = await metricsOf(at.url);
  const fixture = await TableFixture.playing(at);
  for (let line = 0; line < 5; line++) await fixture.must(fixture.host, { type: 'say', phrase: 'one-moment' });
  expect(await fixture.act(fixture.other, 'nonsense', 'nothing')).toMatchObject({ ok: false });
  expect((await fetch(new URL('/api/nothing', at.url))).status).toBe(404);
  const stranger = RawSocket.knock(at.url, {});
  await stranger.until(({ closed }) => closed !== null);
  const after = await metricsOf(at.url);
  const grown = (name: string): number => after.sum(name) - before.sum(name);
  // Enter, sit, two shares, start, five lines, and what was refused.
  expect(grown('riverstone_commands_total')).toBe(11);
  expect(after.values.get('riverstone_commands_total{outcome="done"}')).toBe(10);
  expect(grown('riverstone_command_seconds_count')).toBe(11);
  expect(after.sum('riverstone_command_seconds_sum')).toBeGreaterThan(0);
  expect(grown('riverstone_commit_seconds_count')).toBeGreaterThan(0);
  expect(grown('riverstone_commit_rows_total')).toBeGreaterThanOrEqual(10);
  expect(grown('riverstone_messages_out_total')).toBeGreaterThan(20);
  expect(grown('riverstone_characters_out_total')).toBeGreaterThan(1000);
  expect(after.values.get('riverstone_http_refusals_total{code="not-found"}')).toBe(1);
  expect(after.values.get('riverstone_upgrades_refused_total{code="no-guest"}')).toBe(1);
  expect(after.values.get('riverstone_store_seconds_count{operation="append"}')).toBeGreaterThan(0);
  expect(after.values.get('riverstone_http_request_seconds_count{route="/api/tables"}')).toBe(1);
  for (const queue of ['commits', 'bots', 'deals'])
    expect(after.values.get(`riverstone_queue_length{queue="${queue}"}`)).toBe(0);
  expect(after.sum('riverstone_tables_loaded')).toBe(1);
  expect(after.sum('riverstone_connections')).toBe(2);
  expect(after.sum('riverstone_stored_tables')).toBe(1);
  expect(after.sum('riverstone_stored_bytes')).toBeGreaterThan(1000);
});

it('counts what the store refuses, by reason', async () => {
  const at = await servers.start();
  const fixture = await TableFixture.playing(at);
  await inFile(at.data, "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'no'); END");
  expect(await fixture.host.do({ type: 'say', phrase: 'one-moment' })).toMatchObject({ ok: false });
  const { values } = await metricsOf(at.url);
  expect(values.get('riverstone_store_errors_total{reason="failed"}')).toBeGreaterThan(0);
  await inFile(at.data, 'DROP TRIGGER full');
});

it('tells how late tables are woken', async () => {
  const at = await servers.start();
  const fixture = await TableFixture.playing(at, { game: 'kakuro-challenge', options: { moveSeconds: 60 } });
  for (const { player } of fixture.people) await player.close();
  await at.restart(async () => at.pass(120_000));
  await vi.waitFor(
    async () => expect((await metricsOf(at.url)).sum('riverstone_wake_lag_seconds_count')).toBeGreaterThan(0),
    { timeout: 20_000 },
  );
  expect((await metricsOf(at.url)).values.get('riverstone_wake_lag_seconds_bucket{le="1"}')).toBe(0);
});

it('tells of links, owners, lost leases and tables taken over', async () => {
  const bus = new LocalBus();
  const one = await servers.start({ bus: bus.node(), cluster: {} });
  const other = await servers.start({ bus: bus.node(), cluster: {}, data: one.data });
  const [host, guest] = [await one.guest(), await other.guest()];
  const plan = { game: 'kakuzu', seats: [null, null], options: {}, listed: false, name: 'Ada' } as const;
  const table = await makeTable(one.url, host.cookie, { ...plan, seats: [null, null] });
  unwrap(await host.player.join(table));
  unwrap(await guest.player.join(table));
  const [owner, entry] = [await metricsOf(one.url), await metricsOf(other.url)];
  expect(owner.sum('riverstone_tables_owned')).toBe(1);
  expect(entry.sum('riverstone_tables_owned')).toBe(0);
  expect(owner.values.get('riverstone_links_open{direction="from"}')).toBe(1);
  expect(entry.values.get('riverstone_links_open{direction="to"}')).toBe(1);
  expect(owner.values.get('riverstone_leases_total{change="started"}')).toBe(1);
  expect(owner.values.get('riverstone_leases_total{change="lost"}')).toBe(0);
  // As if the owner had been paused for long: its lease ends in the store.
  await inFile(one.data, 'UPDATE nodes SET until = 0');
  await vi.waitFor(
    async () => {
      const [first, second] = [await metricsOf(one.url), await metricsOf(other.url)];
      expect(first.values.get('riverstone_leases_total{change="lost"}')).toBe(1);
      expect(first.values.get('riverstone_leases_total{change="started"}')).toBe(2);
      expect(first.sum('riverstone_takeovers_total') + second.sum('riverstone_takeovers_total')).toBe(1);
    },
    { timeout: 20_000 },
  );
});
