/** The result of a run as a table. */

import type { ChaosOutcome } from './run-chaos.js';

export function summaryOf(outcome: ChaosOutcome): string {
  const { clients, connections, actions, refusals, rows, tables, finished, texts, faults, logged, takeovers } = outcome;
  const lines: readonly (readonly [string, string])[] = [
    ['clients', `${clients}, at nodes ${connections.byNode.map((count, node) => `${node}: ${count}`).join(', ')}`],
    ['connections', `${connections.direct} at the owner of the table, ${connections.passedOn} passed on to it`],
    ['tables', `${tables}, ${finished} games to the end, ${rows} rows`],
    ['texts', `${texts}`],
    ['acknowledged', `${actions} actions`],
    ['refused', listOf(refusals)],
    ['faults', listOf(faults)],
    ['nodes logged', listOf(logged)],
    ['times of day', `off by ${seconds(outcome.offsets.least)} to ${seconds(outcome.offsets.most)}`],
    ['takeovers', takeovers.length === 0 ? 'none after a kill' : takeoverWords(takeovers)],
    ['afterwards', `${outcome.afterwards.answered} of ${outcome.afterwards.asked} clients were answered`],
    ['violations', `${outcome.violations.length}`],
  ];
  return lines.map(([name, words]) => `${name.padEnd(14)}${words}`).join('\n');
}

function listOf(counts: ReadonlyMap<string, number>): string {
  const parts = [...counts].sort(([, one], [, other]) => other - one).map(([name, count]) => `${name} ${count}`);
  return parts.join(', ') || 'none';
}

/** `times` are in order. */
function takeoverWords(times: readonly number[]): string {
  const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  return `${times.length} after a kill, from it to the next acknowledged action: median ${seconds(median)}, worst ${seconds(worst)}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
