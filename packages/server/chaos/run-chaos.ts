/** One run: a cluster, parties that play on it, a nemesis, and at the end the checker. */

import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { createRng, pick, seedFromNumber } from '@riverstone/rules';
import { type BusKind, type ChaosCluster, createCluster, startNode } from './chaos-cluster.js';
import { violationsIn } from './check-history.js';
import type { FaultKind, Kill, TableHistory, Violation } from './history.js';
import { faultsFor, Nemesis } from './nemesis.js';
import { Owners } from './owners.js';
import { Party, type PartyKind } from './party.js';
import { Connections, NodeLogs, takeoverTimes } from './watch-cluster.js';

export interface ChaosSettings {
  readonly seed: number;
  readonly nodes: number;
  readonly bus: BusKind;
  /** How many games go on at the same time. */
  readonly parties: number;
  /** What they play; everything if left out. */
  readonly kinds?: readonly PartyKind[] | undefined;
  /** What `riverstone` runs. */
  readonly command: string;
  /** Where the history goes, one JSON object a line. */
  readonly file: string;
  readonly faultPlan:
    | {
        /** How long faults go on, of these kinds or of all. In milliseconds. */
        readonly duration: number;
        readonly kinds?: readonly FaultKind[] | undefined;
        /** One after the other, with time between them to take over. */
        readonly inTurn?: boolean;
      }
    /** Each once, one after the other. */
    | readonly FaultKind[];
}

export interface ChaosOutcome {
  readonly clients: number;
  /** Connections by what was made of them. */
  readonly connections: { readonly direct: number; readonly passedOn: number; readonly byNode: readonly number[] };
  readonly actions: number;
  readonly refusals: ReadonlyMap<string, number>;
  readonly rows: number;
  readonly tables: number;
  /** Games that were played to their end. */
  readonly finished: number;
  readonly texts: number;
  readonly faults: ReadonlyMap<FaultKind, number>;
  /** Lines in the nodes' logs, by event. */
  readonly logged: ReadonlyMap<string, number>;
  /** How far the nodes' times of day were off, in milliseconds. */
  readonly offsets: { readonly least: number; readonly most: number };
  /** From each kill to the first action acknowledged at a table of the dead node, in milliseconds. */
  readonly takeovers: readonly number[];
  /** How many clients sent a last chat line after all repairs, and how many of them got a reply. */
  readonly afterwards: { readonly asked: number; readonly answered: number };
  readonly violations: readonly Violation[];
}

/** How long parties may take to send their last chat lines, in milliseconds. */
const LAST_WORDS_TIMEOUT = 90_000;
/** How long somebody thinks at most, in milliseconds. */
const PACE = 200;
/** Between faults that come in turn, in milliseconds: time to take over, and none. */
const [LONG_PAUSE, SHORT_PAUSE] = [4000, 300] as const;
/** A store that does not answer by then is away. In milliseconds. */
const STORE_TIMEOUT = 500;

export async function runChaos(settings: ChaosSettings): Promise<ChaosOutcome> {
  mkdirSync(dirname(settings.file), { recursive: true });
  const out = createWriteStream(settings.file);
  const started = performance.now();
  const now = (): number => performance.now() - started;
  const write = (event: string, fields: object): void =>
    void out.write(`${JSON.stringify({ at: Math.round(now()), event, ...fields })}\n`);
  const { command: _, ...recorded } = settings;
  write('run', recorded);
  const violations: Violation[] = [];
  const logged = new NodeLogs();
  const cluster = await createCluster({
    ...settings,
    onStderr(node, text) {
      logged.add(node, text);
      write('stderr', { node, text });
    },
    ended: (node, code) => violations.push({ kind: 'ended by itself', table: null, what: `node ${node}: ${code}` }),
  });
  let owners: Owners | null = null;
  try {
    const kills: Kill[] = [];
    const rng = createRng(seedFromNumber(settings.seed));
    const inPlay = new Map<Party, () => ReturnType<Party['played']['at']>>();
    /** Nothing while the store is away. */
    const ownedNow = async (): Promise<ReadonlyMap<string, string>> => {
      const tables = [...inPlay.values()].flatMap((current) => current()?.table ?? []);
      const asked = owners?.of(tables).catch(() => null);
      return (await Promise.race([asked, after(STORE_TIMEOUT, null)])) ?? new Map<string, string>();
    };
    let lastRepaired = 0;
    const nemesis = new Nemesis(cluster, createRng(seedFromNumber(settings.seed + 1)), {
      injected: (fault, target) => write('fault', { fault, target }),
      repaired(fault, target) {
        lastRepaired = now();
        write('repaired', { fault, target });
      },
      failed: (fault, target, error) =>
        violations.push({ kind: 'not repaired', table: null, what: `${fault} at ${target}: ${String(error)}` }),
      async killing(node) {
        const owned = await ownedNow();
        kills.push({ at: now(), tables: [...owned.keys()].filter((table) => owned.get(table) === node.address) });
      },
      async busiest() {
        const owned = [...(await ownedNow()).values()];
        const counts = cluster.nodes.map(({ address }) => owned.filter((each) => each === address).length);
        return counts.indexOf(Math.max(...counts));
      },
    });
    await Promise.all(cluster.nodes.map((node) => startNode(node, nemesis.randomOffset(), () => false)));
    owners = await Owners.open(cluster.store);
    const parties = Array.from({ length: settings.parties }, (_none, index) => {
      const own = createRng(seedFromNumber(settings.seed + 100 + index));
      const url = (): string => pick(cluster.nodes, own).process.url;
      const name = `party${index}-${rng.below(1_000_000)}`;
      const party = new Party({ name, rng: own, url, now, pace: PACE, kinds: settings.kinds });
      inPlay.set(party, () => party.played.at(-1));
      return party;
    });
    const playing = parties.map((party, index) =>
      party.play().catch((error: unknown) => {
        violations.push({ kind: 'unanswered', table: null, what: `party ${index}: ${String(error)}` });
      }),
    );
    let isOver = false;
    const connections = new Connections(owners, cluster);
    const watching = connections.watch(
      () =>
        new Map([...inPlay.values()].flatMap((current) => current() ?? []).map((each) => [each.table, each.clients])),
      () => isOver,
    );
    await injectFaults(nemesis, cluster, settings.faultPlan, now);
    write('calm', {});
    for (const party of parties) party.end();
    await Promise.race([Promise.all(playing), after(LAST_WORDS_TIMEOUT, null, { ref: false })]);
    isOver = true;
    await watching;
    for (const party of parties) await party.giveUp();
    const histories = await historiesOf(parties, owners);
    for (const history of histories) {
      const found = violationsIn(history);
      violations.push(...found);
      writeTable(write, history);
      if (found.length > 0) writeFileSync(`${settings.file}.${history.table}.json`, JSON.stringify(history));
    }
    for (const violation of violations) write('violation', violation);
    const clients = histories.flatMap((history) => history.clients);
    const last = new Set(parties.map(({ played }) => played.at(-1)?.table));
    const asked = histories
      .filter(({ table }) => last.has(table))
      .flatMap((history) => history.clients.filter(({ watches }) => !watches));
    const outcome: ChaosOutcome = {
      clients: clients.length,
      connections: {
        direct: connections.direct.size,
        passedOn: connections.passedOn.size,
        byNode: cluster.nodes.map(({ process }) => connections.at.get(process.url)?.size ?? 0),
      },
      actions: sum(clients.map(({ acknowledged }) => acknowledged.length)),
      refusals: refusalsOf(parties),
      texts: sum(clients.map(({ received }) => received.length)),
      rows: sum(histories.map(({ rows }) => rows.length)),
      tables: histories.length,
      finished: sum(parties.map(({ finished }) => finished)),
      faults: nemesis.counts,
      logged: logged.counts,
      offsets: logged.offsets,
      takeovers: takeoverTimes(kills, histories),
      afterwards: {
        asked: asked.length,
        answered: asked.filter(({ acknowledged }) => (acknowledged.at(-1)?.at ?? 0) > lastRepaired).length,
      },
      violations,
    };
    write('outcome', {
      ...outcome,
      refusals: Object.fromEntries(outcome.refusals),
      faults: Object.fromEntries(outcome.faults),
      logged: Object.fromEntries(outcome.logged),
    });
    return outcome;
  } finally {
    await owners?.store.close();
    await cluster.remove();
    await new Promise((resolve) => out.end(resolve));
  }
}

async function injectFaults(
  nemesis: Nemesis,
  cluster: ChaosCluster,
  plan: ChaosSettings['faultPlan'],
  now: () => number,
): Promise<void> {
  if (!('duration' in plan)) {
    await nemesis.injectInTurn(plan, SHORT_PAUSE);
    return;
  }
  const end = now() + plan.duration;
  const isOver = (): boolean => now() >= end;
  const kinds = plan.kinds ?? faultsFor(cluster);
  if (plan.inTurn === true) await nemesis.injectInTurn(untilOver(kinds, isOver), LONG_PAUSE);
  else await nemesis.injectUntil(kinds, isOver);
}

/** Again and again. */
function* untilOver(kinds: readonly FaultKind[], isOver: () => boolean): Generator<FaultKind> {
  for (let index = 0; !isOver(); index++) yield kinds[index % kinds.length] as FaultKind;
}

async function historiesOf(parties: readonly Party[], { store }: Owners): Promise<readonly TableHistory[]> {
  const histories: TableHistory[] = [];
  for (const { table, clients } of parties.flatMap(({ played }) => played)) {
    const found = await store.find(table);
    const seen = [];
    for (const client of clients) seen.push(await client.history((hash) => store.guestOf(hash)));
    histories.push({ table, clients: seen, rows: found?.rows ?? [] });
  }
  return histories;
}

function writeTable(write: (event: string, fields: object) => void, { table, rows, clients }: TableHistory): void {
  for (const { name, guest, watches, acknowledged, received } of clients) {
    write('client', { table, name, guest, watches, texts: received.length });
    for (const each of acknowledged) write('acknowledged', { table, name, ...each });
  }
  write('log', { table, rows: rows.map(({ version, at, body }) => ({ version, at, body })) });
}

function refusalsOf(parties: readonly Party[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const codes = parties.flatMap(({ played }) =>
    played.flatMap(({ clients }) => clients.flatMap((each) => each.refusals)),
  );
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
