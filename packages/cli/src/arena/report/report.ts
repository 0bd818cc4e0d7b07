/** The result of a contest as a table for people. */

import stringWidth from 'string-width';
import { counted } from '../../contract/text.js';
import { padded } from '../../terminal/display/text-layout.js';
import { faultKinds } from '../programs/faults.js';
import type { EloEstimate, Estimate } from '../statistics/statistics.js';
import type { ArenaSummary, ContenderSummary } from '../statistics/summary.js';

/** With fewer deals no bound is shown. */
const DEALS_FOR_BOUND = 10;

/** The lines of the report. */
export function reportOf(summary: ArenaSummary): string[] {
  const { game, seats, games, deals, rotations, contenders, seed } = summary;
  const head = `${game}, ${counted(seats, 'seat')}: ${counted(games, 'game')} (${counted(deals, 'deal')}, each in ${counted(rotations, 'rotation')}; --seed ${seed})`;
  const rows = seats === 1 ? soloRows(contenders) : matchRows(contenders);
  return [head, '', ...table(rows), ...verdict(summary), ...sprtLine(summary), ...contenders.flatMap(faultLines)];
}

function soloRows(contenders: readonly ContenderSummary[]): string[][] {
  return [['', 'points a game'], ...contenders.map(({ name, points }) => [name, withBar(points, 2)])];
}

function matchRows(contenders: readonly ContenderSummary[]): string[][] {
  const head = ['', 'win rate', 'won', 'shared', 'lost', 'points', 'place'];
  const several = contenders.length > 2;
  const rows = contenders.map(({ name, winRate, games, points, place, elo }) => [
    name,
    percent(winRate),
    String(games.won),
    String(games.shared),
    String(games.lost),
    withBar(points, 1),
    place.mean.toFixed(2),
    ...(several && elo !== null ? [eloText(elo)] : []),
  ]);
  return [several ? [...head, 'Elo against the mean'] : head, ...rows];
}

/** Aligned columns: names to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? padded(cell, width) : ' '.repeat(Math.max(0, width - stringWidth(cell))) + cell;
      })
      .join('   ')
      .trimEnd(),
  );
}

/** Two contenders are compared in a line of their own. */
function verdict({ contenders, deals }: ArenaSummary): string[] {
  const [one, other, ...more] = contenders;
  if (one === undefined || other === undefined || more.length > 0 || one.elo === null) return [];
  return [
    '',
    `${one.name} against ${other.name}: ${withBar(one.margin, 2, true)} points a game, ${eloWords(one.elo, deals)}`,
  ];
}

/** If a contender won or lost everything, a few deals say nothing. */
function eloWords(elo: EloEstimate, deals: number): string {
  return elo.bound !== null && deals < DEALS_FOR_BOUND ? 'too few deals for an Elo difference' : `Elo ${eloText(elo)}`;
}

function sprtLine({ sprt }: ArenaSummary): string[] {
  if (sprt === null) return [];
  const { elo0, elo1, llr, lower, upper, accepted } = sprt;
  const said =
    accepted === null ? 'undecided' : `accepted: Elo ${accepted === 'elo0' ? `${elo0} or less` : `${elo1} or more`}`;
  return [`SPRT ${elo0},${elo1}: LLR ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)}), ${said}`];
}

function faultLines({ name, faults }: ContenderSummary): string[] {
  if (faults.length === 0) return [];
  const lines = faults.map(
    ({ kind, count, example }) => `  ${kind} ${count} (${faultKinds[kind]}), such as ${example}`,
  );
  return ['', `Faults of ${name}:`, ...lines];
}

function withBar({ mean, bar }: Estimate, digits: number, signed = false): string {
  const rounded = Number(mean.toFixed(digits)) || 0; // no minus before a zero
  const sign = signed && rounded > 0 ? '+' : '';
  return `${sign}${rounded.toFixed(digits)}${bar === null ? '' : ` ±${bar.toFixed(digits)}`}`;
}

/**
 * A share as per cent.
 * @example percent({ mean: 0.5, bar: 0.1 }) // => '50.0% ±10.0'
 */
export function percent({ mean, bar }: Estimate): string {
  // If everything was won or lost the bar is 0, but the result is not certain.
  return `${(100 * mean).toFixed(1)}%${bar === null || bar === 0 ? '' : ` ±${(100 * bar).toFixed(1)}`}`;
}

/**
 * An Elo difference, or a bound marked as one.
 * @example eloText({ mean: 190.8, bar: 20, bound: null }) // => '+191 ±20'
 */
export function eloText({ mean, bar, bound }: EloEstimate): string {
  const rounded = Math.round(mean) || 0; // no minus before a zero
  const number = `${rounded > 0 ? '+' : ''}${rounded}`;
  if (bound !== null) return `${bound} ${number}`;
  return bar === null ? number : `${number} ±${Math.round(bar)}`;
}
