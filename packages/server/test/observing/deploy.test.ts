/** The dashboard and the alert rules in `deploy/` ask only for what `/metrics` really tells. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMetrics } from '../../src/observing/metrics.js';
import { readMetrics } from '../support/read-metrics.js';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[];
}

interface Dashboard {
  readonly uid: string;
  readonly panels: readonly Panel[];
}

/** The series of every metric, with its labels, once each has counted something. */
async function allSeries(): Promise<Map<string, Set<string>>> {
  const metrics = createMetrics(() => 1);
  metrics.command('done');
  metrics.queue('commits', () => 0);
  metrics.upgradeRefused('no-guest');
  metrics.cut('slow');
  metrics.answered('/api/me', 200, 1);
  metrics.requestRefused('not-found');
  metrics.pushed('sent');
  metrics.storeCalled('append', 1);
  metrics.storeFailed('full');
  metrics.spans('sent', 1);
  metrics.busConnected(true);
  metrics.busMessages('sent', 1);
  metrics.leaseChanged('started');
  metrics.links('to', () => 0);
  metrics.ownedTables(() => 0);
  const series = new Map<string, Set<string>>();
  for (const key of readMetrics(await metrics.text()).values.keys()) {
    const name = key.replace(/\{.*$/, '');
    const labels = [...key.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label);
    series.set(name, new Set([...(series.get(name) ?? []), ...labels]));
  }
  return series;
}

/** Words of PromQL that may stand where a metric could. */
const words = new Set(
  ['sum', 'max', 'by', 'rate', 'increase', 'histogram_quantile', 'or', 'le', 'instance', 'up'].concat(
    ...['reason', 'outcome', 'change', 'queue', 'direction', 'operation', 'route', 'status', 'code'],
  ),
);
/** What Prometheus itself adds to every series. */
const ofPrometheus = ['instance', 'job'];

/** What is wrong with an expression. */
function faultsOf(expression: string, series: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const plain = expression.replace(/\[[^\]]*\]/g, '').replace(/\b\d[\d.e]*\b/g, '');
  const faults: string[] = [];
  for (const [, name = '', braces = ''] of plain.matchAll(/([a-zA-Z_]\w*)(\{[^}]*\})?/g)) {
    const isInBraces = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\}`).test(plain) && braces === '' && !series.has(name);
    if (words.has(name) || isInBraces) continue;
    const labels = series.get(name);
    if (labels === undefined) {
      faults.push(`no metric ${name}`);
      continue;
    }
    for (const [, label = ''] of braces.matchAll(/[{,]\s*(\w+)\s*[=!]/g))
      if (!labels.has(label) && !ofPrometheus.includes(label)) faults.push(`${name} has no label ${label}`);
  }
  let depth = 0;
  for (const sign of plain) depth += { '(': 1, ')': -1 }[sign] ?? 0;
  return depth === 0 ? faults : [...faults, 'parentheses do not match'];
}

it('notices an expression that asks for what is not there', async () => {
  const series = await allSeries();
  expect(faultsOf('rate(riverstone_connection[5m])', series)).toEqual(['no metric riverstone_connection']);
  expect(faultsOf('riverstone_connections{code="x"}', series)).toEqual(['riverstone_connections has no label code']);
  expect(faultsOf('sum(riverstone_connections', series)).toEqual(['parentheses do not match']);
});

it('every panel of the dashboard shows what is there, in a place of its own', async () => {
  const series = await allSeries();
  const { uid, panels } = JSON.parse(read('deploy/grafana/riverstone.json')) as Dashboard;
  expect(uid).toBe('riverstone');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const places = new Set<string>();
  for (const { title, type, targets = [], gridPos } of panels) {
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    const place = `${gridPos.x} ${gridPos.y}`;
    expect(places, title).not.toContain(place);
    places.add(place);
    if (type !== 'row') expect(targets.length, title).toBeGreaterThan(0);
    for (const { expr } of targets) expect(faultsOf(expr, series), `${title}: ${expr}`).toEqual([]);
  }
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
  const shown = [...series.keys()].filter((name) => /^riverstone_.*(?<!_sum|_count)$/.test(name));
  // Characters say no more than messages, and a log that is not read is an alert.
  const left = shown.filter((name) => !asked.includes(name) && !/characters_out|log_lines|spans/.test(name));
  expect(left).toEqual([]);
});

it('every alert asks for what is there, says how bad it is, and names a chapter that exists', async () => {
  const series = await allSeries();
  const alerts = read('deploy/prometheus/alerts.yml')
    .split(/^ {6}- alert: /m)
    .slice(1);
  expect(alerts.length).toBeGreaterThan(15);
  const chapters = [...read('docs/operating.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const alert of alerts) {
    const field = (name: string): string => new RegExp(`^ +${name}: (.+)$`, 'm').exec(alert)?.[1] ?? '';
    const name = alert.split('\n', 1)[0] ?? '';
    expect(faultsOf(field('expr'), series), name).toEqual([]);
    expect(field('labels'), name).toMatch(/^\{ severity: (page|ticket) \}$/);
    expect(field('summary'), name).not.toBe('');
    const [, chapter = ''] = /^"docs\/operating\.md#([\w-]+)"$/.exec(field('runbook')) ?? [];
    expect(chapters, name).toContain(chapter);
  }
});

it('every series whose increase is an alert is there from the start, so that the first time counts', async () => {
  const { values } = readMetrics(await createMetrics().text());
  const increases = [...read('deploy/prometheus/alerts.yml').matchAll(/increase\(([^[]+)\[/g)];
  expect(increases.length).toBeGreaterThan(3);
  for (const [, series = ''] of increases) expect(values.get(series), series).toBe(0);
});
