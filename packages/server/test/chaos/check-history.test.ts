/** The checker of chaos runs, with an honest history of a real game, and with faults planted in it. */

import type { ServerMessage } from '@riverstone/protocol';
import { createRng, seedFromNumber } from '@riverstone/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChaosClient } from '../../chaos/chaos-client.js';
import { violationsIn } from '../../chaos/check-history.js';
import type { Acknowledged, ClientHistory, TableHistory, Violation } from '../../chaos/history.js';
import { Party, type PartyKind } from '../../chaos/party.js';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { LogRow } from '../../src/store/store.js';
import { type TestServer, useServers } from '../support/online.js';

const servers = useServers();

/** The first table of a party that plays at one server, for as long as `meanwhile` takes. */
async function historyOf(
  at: TestServer,
  kind: PartyKind,
  meanwhile: (party: Party) => Promise<void>,
): Promise<TableHistory> {
  const started = performance.now();
  const now = (): number => performance.now() - started;
  const rng = createRng(seedFromNumber(5));
  const party = new Party({ name: 'party', rng, url: () => at.url, now, pace: 5, kinds: [kind] });
  const played = party.play();
  await meanwhile(party);
  party.end();
  await played;
  const store = await openSqliteStore(at.data);
  const [first] = party.played;
  if (first === undefined) throw new Error('nothing was played');
  const clients: ClientHistory[] = [];
  for (const client of first.clients) clients.push(await client.history((hash) => store.guestOf(hash)));
  const found = await store.find(first.table);
  await store.close();
  return { table: first.table, clients, rows: found?.rows ?? [] };
}

/** Resolves when something is true of what the host has seen. */
async function until(party: Party, isTrue: (host: ChaosClient) => boolean): Promise<void> {
  const isSeen = (): boolean => {
    const host = party.played[0]?.clients[0];
    return host !== undefined && host.version > 0 && isTrue(host);
  };
  while (!isSeen()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const seen = (party: Party, version: number): Promise<void> => until(party, (host) => host.version >= version);

/** Whether a stone of Kakuzu has been lifted. People may talk for a while before. */
const hasBegun = ({ player }: ChaosClient): boolean => /[1-9]/.test(String(player.view?.uncovered ?? ''));

const kindsIn = (history: TableHistory): Violation['kind'][] => [
  ...new Set(violationsIn(history).map(({ kind }) => kind)),
];

interface StoredRow {
  readonly kind: string;
  readonly by: number | null;
  readonly id: string | null;
  readonly secret?: string;
}
const bodyOf = ({ body }: LogRow): StoredRow => JSON.parse(body) as StoredRow;

/** The same with another first client. */
function withHost(history: TableHistory, change: (client: ClientHistory) => Partial<ClientHistory>): TableHistory {
  const [host, ...others] = history.clients as [ClientHistory, ...ClientHistory[]];
  return { ...history, clients: [{ ...host, ...change(host) }, ...others] };
}

/** The same with the last text of a type changed that the first client received. */
function withText(
  history: TableHistory,
  type: ServerMessage['type'],
  change: (message: Record<string, unknown>) => object,
): TableHistory {
  return withHost(history, ({ received }) => {
    const index = received.findLastIndex(({ text }) => JSON.parse(text).type === type);
    const { at = 0, text = '{}' } = received[index] ?? {};
    return { received: received.with(index, { at, text: JSON.stringify(change(JSON.parse(text))) }) };
  });
}

function withRow(history: TableHistory, index: number, change: (row: LogRow) => Partial<LogRow>): TableHistory {
  const row = history.rows[index] as LogRow;
  return { ...history, rows: history.rows.with(index, { ...row, ...change(row) }) };
}

describe('the checker of chaos runs', () => {
  let honest: TableHistory;
  beforeAll(async () => {
    const at = await servers.start();
    const kind: PartyKind = { game: 'kakuzu', seats: [null, 'novice', null], options: {} };
    honest = await historyOf(at, kind, async (party) => {
      await until(party, hasBegun);
      await seen(party, 30);
    });
  });

  const lastTwo = (): [Acknowledged, Acknowledged] =>
    honest.clients[0]?.acknowledged.slice(-2) as [Acknowledged, Acknowledged];
  const acknowledging = (change: (all: readonly Acknowledged[]) => readonly Acknowledged[]): TableHistory =>
    withHost(honest, ({ acknowledged }) => ({ acknowledged: change(acknowledged) }));

  it('finds nothing where nothing is wrong', () => {
    expect(violationsIn(honest)).toEqual([]);
  });

  it('finds an action that is lost, doubled, reordered, elsewhere or never answered', () => {
    const [one, two] = lastTwo();
    const index = honest.rows.findIndex((row) => bodyOf(row).id === two.id);
    const renamed = withRow(honest, index, (row) => ({ body: JSON.stringify({ ...bodyOf(row), id: 'another' }) }));
    expect(kindsIn(renamed)).toEqual(['lost']);
    const again: LogRow = {
      version: honest.rows.length + 1,
      at: honest.rows.at(-1)?.at ?? 0,
      body: JSON.stringify({ kind: 'said', text: 'again', phrase: null, by: 1, id: two.id }),
    };
    expect(kindsIn({ ...honest, rows: [...honest.rows, again] })).toEqual(['doubled']);
    expect(kindsIn(acknowledging((all) => [...all.slice(0, -2), two, one]))).toEqual(['reordered']);
    expect(kindsIn(acknowledging((all) => all.with(-1, { ...two, version: 1 })))).toEqual(['another version']);
    expect(kindsIn(withHost(honest, () => ({ unanswered: ['act'] })))).toEqual(['unanswered']);
  });

  it('finds what one did after another, but stands before it in the log', () => {
    const [, last] = lastTwo();
    const early = acknowledging((all) => all.with(-1, { ...last, sentAt: -1, at: 0 }));
    expect(kindsIn(early)).toEqual(['reordered']);
  });

  it('finds a gap in the log, and time that runs back', () => {
    expect(kindsIn({ ...honest, rows: honest.rows.filter(({ version }) => version !== 3) })).toContain(
      'gap in the log',
    );
    expect(kindsIn(withRow(honest, 4, () => ({ at: 5 })))).toContain('time runs back');
  });

  it('finds views that contradict each other, fall back, leave something out, or never were', () => {
    const otherTime = withText(honest, 'changes', (message) => {
      const [change, ...rest] = message.changes as object[];
      return { ...message, changes: [{ ...change, at: 1 }, ...rest] };
    });
    expect(kindsIn(otherTime)).toEqual(['forked']);
    // Snapshots are taken before the others come: only a version that two have seen can contradict.
    const otherRoom = withText(honest, 'changes', (message) => {
      const [change, ...rest] = message.changes as object[];
      return { ...message, changes: [{ ...change, room: { seats: [] } }, ...rest] };
    });
    expect(kindsIn(otherRoom)).toEqual(['forked']);
    const back = withHost(honest, ({ received }) => ({
      received: [...received, ...received.filter(({ text }) => JSON.parse(text).type === 'table')],
    }));
    expect(kindsIn(back)).toEqual(['versions fall']);
    const gap = withHost(honest, ({ received }) => {
      const index = received.findIndex(({ text }) => JSON.parse(text).type === 'changes');
      return { received: received.toSpliced(index, 1) };
    });
    expect(kindsIn(gap)).toContain('versions fall');
    const neverWas = withText(honest, 'changes', (message) => {
      const [change] = message.changes as { version: number }[];
      return { ...message, changes: [change, { ...change, version: honest.rows.length + 1 }] };
    });
    expect(kindsIn(neverWas)).toContain('forked');
  });

  it('finds what nobody may know', () => {
    const { secret } = bodyOf(honest.rows[0] as LogRow);
    expect(kindsIn(withText(honest, 'here', (message) => ({ ...message, secret })))).toEqual(['leak']);
    expect(kindsIn(withText(honest, 'changes', (message) => ({ ...message, id: secret })))).toEqual(['leak']);
  });

  it('finds what the rules do not allow', () => {
    const index = honest.rows.findIndex((row) => bodyOf(row).kind === 'played');
    const doubled = honest.rows.toSpliced(index, 0, honest.rows[index] as LogRow);
    expect(kindsIn({ ...honest, rows: doubled })).toContain('against the rules');
  });

  it('finds a clock that has run out too early, by the log or by its own clock', async () => {
    const at = await servers.start();
    const kind: PartyKind = { game: 'kakuro-challenge', seats: [null, null], options: { moveSeconds: 15 } };
    const history = await historyOf(at, kind, async (party) => {
      await seen(party, 9);
      at.pass(15_000);
      await seen(party, (party.played[0]?.clients[0]?.version ?? 0) + 3);
    });
    const index = history.rows.findIndex((row) => bodyOf(row).kind === 'played' && bodyOf(row).by === null);
    const version = `version ${index + 1}`;
    // The test let the time go by, which the clock of the run does not know.
    expect(violationsIn(history).map(({ kind: found, what }) => [found, what.split(':')[0]])).toEqual([
      ['clock too early', version],
    ]);
    const later = {
      ...history,
      clients: history.clients.map((client) => ({
        ...client,
        received: client.received.map((each) => ({ ...each, at: each.at + 100_000 })),
      })),
    };
    expect(violationsIn(later)).toEqual([]);
    const early = withRow(later, index, (row) => ({ at: row.at - 5000 }));
    expect(violationsIn(early).map(({ what }) => what)).toContain(`${version}, by the log`);
  });
});
