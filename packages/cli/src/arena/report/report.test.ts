import { describe, expect, it } from 'vitest';
import type { ArenaSummary, ContenderSummary } from '../statistics/summary.js';
import { eloText, percent, reportOf } from './report.js';

const estimate = (mean: number, bar: number | null = null): { mean: number; bar: number | null } => ({ mean, bar });

const contender = (name: string, more: Partial<ContenderSummary> = {}): ContenderSummary => ({
  name,
  games: { won: 1, shared: 0, lost: 1 },
  winRate: estimate(0.5, 0.25),
  points: estimate(36),
  margin: estimate(-0.004),
  place: estimate(1.5),
  elo: { mean: -0.2, bar: 20, bound: null },
  faults: [],
  ...more,
});

const summary = (contenders: readonly ContenderSummary[], more: Partial<ArenaSummary> = {}): ArenaSummary => ({
  game: 'kakuzu',
  options: {},
  seats: contenders.length,
  rotations: contenders.length,
  deals: 1,
  games: contenders.length,
  seed: '7',
  contenders,
  sprt: null,
  ...more,
});

describe('numbers', () => {
  it('have their bar where there is one', () => {
    expect(percent(estimate(0.5, 0.123))).toBe('50.0% ±12.3');
    expect(percent(estimate(1))).toBe('100.0%');
  });

  it.each([
    [190.8, 20.4, null, '+191 ±20'],
    [-190.8, null, null, '-191'],
    [-0.2, 0, null, '0 ±0'],
    [303, null, 'above', 'above +303'],
    [-62, null, 'below', 'below -62'],
  ] as const)('an Elo difference of %d is written with its sign or as a bound', (mean, bar, bound, text) => {
    expect(eloText({ mean, bar, bound })).toBe(text);
  });
});

describe('a report', () => {
  it('has columns of equal width, whatever the names', () => {
    const [, , ...lines] = reportOf(summary([contender('a'), contender('a rather long name'), contender('ö')]));
    expect(new Set(lines.slice(0, 4).map((line) => [...line].length)).size).toBe(1);
  });

  it('compares two, and says how the sequential test stands', () => {
    const sprt = { elo0: 0, elo1: 50, llr: -3, lower: -2.944, upper: 2.944, accepted: 'elo0' } as const;
    const text = reportOf(summary([contender('one'), contender('other')], { sprt })).join('\n');
    expect(text).toContain('one against other: 0.00 points a game, Elo 0 ±20');
    expect(text).toContain('SPRT 0,50: LLR -3.00 (-2.94 to 2.94), accepted: Elo 0 or less');
  });

  it('names faults with how often and an example', () => {
    const faults = [{ kind: 'late', count: 3, example: 'deal 1, game 1: no answer in 5 ms' }] as const;
    const text = reportOf(summary([contender('one', { faults }), contender('other')])).join('\n');
    expect(text).toContain('Faults of one:\n  late 3 (no answer in time), such as deal 1, game 1: no answer in 5 ms');
    expect(text).not.toContain('Faults of other');
  });

  it('of somebody alone has points and nothing to compare', () => {
    const text = reportOf(summary([contender('one', { elo: null })])).join('\n');
    expect(text).toContain('points a game');
    expect(text).not.toMatch(/Elo|against|win rate/);
  });
});
