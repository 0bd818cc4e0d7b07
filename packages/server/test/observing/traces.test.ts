/** Spans that a collector gets after real play at two nodes: whole, connected, and without a secret. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unwrap } from '@riverstone/rules';
import { afterEach, expect, it, vi } from 'vitest';
import { LocalBus } from '../../src/bus/local-bus.js';
import { makeTable } from '../../support/guest.js';
import { useServers } from '../support/online.js';
import { metricsOf } from '../support/read-metrics.js';
import { TableFixture } from '../support/table-fixture.js';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string>> }[];
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

const servers = useServers();
const clean: (() => void)[] = [];
afterEach(() => {
  for (const step of clean.splice(0)) step();
});

/** A collector of OpenTelemetry, as far as it hears. `status` is what it answers with. */
async function collect(status = () => 200) {
  const texts: string[] = [];
  const headers: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      texts.push(text);
      headers.push([request.method, request.url, request.headers['content-type'], request.headers['x-key']]);
      response.writeHead(status()).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  clean.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  const settings = { url, share: 1, headers: { 'x-key': 'a=b' }, service: 'riverstone' };
  const spans = (): SentSpan[] =>
    texts.flatMap((text) =>
      (JSON.parse(text) as Sent).resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { settings, texts, headers, spans };
}

const fieldOf = (span: SentSpan, key: string): string | undefined =>
  Object.values(span.attributes.find((each) => each.key === key)?.value ?? {})[0];

it('tells of requests, commands with their steps, the store, links and bots; other nodes continue a trace', async () => {
  const { settings, texts, headers, spans } = await collect();
  const bus = new LocalBus();
  const one = await servers.start({ bus: bus.node(), cluster: {}, traces: settings });
  const other = await servers.start({ bus: bus.node(), cluster: {}, traces: settings, data: one.data });
  const [host, guest] = [await one.guest(), await other.guest()];
  const plan = { game: 'kakuzu', seats: [null, 'novice'], options: { first: 1 }, listed: false, name: 'Ada' } as const;
  const table = await makeTable(one.url, host.cookie, { ...plan, seats: [null, 'novice'], options: { first: 1 } });
  unwrap(await host.player.join(table));
  unwrap(await guest.player.join(table));
  unwrap(await guest.player.do({ type: 'enter', name: 'Bohumil' }));
  unwrap(await guest.player.do({ type: 'say', text: 'psst, a secret' }));
  expect(await guest.player.do({ type: 'rematch' })).toMatchObject({ ok: false });
  unwrap(await host.player.do({ type: 'share', share: '5eed'.repeat(8) }));
  unwrap(await host.player.do({ type: 'start' }));
  const { version } = host.player;
  await host.player.until((player) => player.version > version);
  for (const at of [one, other]) await at.server.close();

  expect(new Set(headers.map(String))).toEqual(new Set(['POST,/v1/traces,application/json,a=b']));
  const all = spans();
  const childrenOf = (span: SentSpan): SentSpan[] => all.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  for (const span of all) expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));

  // Through both nodes: the gateway's span, and under it that of the owner.
  const said = all.filter((span) => fieldOf(span, 'riverstone.command') === 'say');
  expect(said).toHaveLength(2);
  const entry = said.find(({ parentSpanId }) => parentSpanId === undefined) as SentSpan;
  const owner = said.find(({ parentSpanId }) => parentSpanId === entry.spanId) as SentSpan;
  expect(owner.traceId).toBe(entry.traceId);
  expect(
    childrenOf(entry)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['command', 'pass on', 'receive']);
  expect(
    childrenOf(owner)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['commit', 'decide', 'receive', 'send']);
  const commit = childrenOf(owner).find(({ name }) => name === 'commit') as SentSpan;
  expect(childrenOf(commit).map(({ name }) => name)).toEqual(['store append']);

  const refused = all.filter((span) => fieldOf(span, 'riverstone.outcome') === 'not-over');
  expect(refused).toHaveLength(1);
  const started = all.find((span) => fieldOf(span, 'riverstone.command') === 'start') as SentSpan;
  expect(
    childrenOf(started)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['commit', 'deal', 'decide', 'receive', 'send']);
  const made = all.find((span) => fieldOf(span, 'http.route') === '/api/tables') as SentSpan;
  expect(fieldOf(made, 'http.response.status_code')).toBe('201');
  expect(childrenOf(made).map(({ name }) => name)).toContain('store create');
  for (const name of ['link', 'bot', 'deal']) expect(all.map((span) => span.name)).toContain(name);

  const text = texts.join('\n');
  const token = host.cookie.split('=')[1] ?? '';
  for (const secret of [token, 'Ada', 'Bohumil', 'psst', '5eed5eed', table, '"seed"', '"view"', '"act'])
    expect(text, secret).not.toContain(secret);
});

it('records nothing and plays on while the collector is away or refuses, and no more than the share', async () => {
  const { settings, texts } = await collect(() => 500);
  for (const traces of [settings, { ...settings, url: 'http://127.0.0.1:1/v1/traces' }]) {
    const at = await servers.start({ traces });
    const fixture = await TableFixture.playing(at);
    await vi.waitFor(
      async () => {
        const { values } = await metricsOf(at.url);
        expect(values.get('riverstone_spans_total{outcome="dropped"}')).toBeGreaterThan(0);
        expect(values.get('riverstone_spans_total{outcome="sent"}')).toBeUndefined();
      },
      { timeout: 20_000 },
    );
    const before = (await metricsOf(at.url)).sum('riverstone_spans_total');
    await fixture.must(fixture.host, { type: 'say', phrase: 'one-moment' });
    expect((await metricsOf(at.url)).sum('riverstone_spans_total')).toBe(before);
  }
  const heard = texts.length;
  const none = await servers.start({ traces: { ...settings, share: 0 } });
  await TableFixture.playing(none);
  await none.server.close();
  expect(texts).toHaveLength(heard);
});
