/** The result of a contest in numbers: what the table and the machine-readable result both show. */

import type { GameId } from '@riverstone/rules';
import type { ContestSettings } from '../plan.js';
import type { Fault, FaultKind } from '../programs/faults.js';
import { type Sprt, type SprtState, sprtState } from './sprt.js';
import { type EloEstimate, type Estimate, eloEstimate, estimate } from './statistics.js';
import type { GameCounts, Measures, Tally } from './tally.js';

export interface ContenderSummary {
  readonly name: string;
  readonly games: GameCounts;
  readonly winRate: Estimate;
  readonly points: Estimate;
  readonly margin: Estimate;
  readonly place: Estimate;
  /** Against the mean of the others; null for a single contender. */
  readonly elo: EloEstimate | null;
  readonly faults: readonly { readonly kind: FaultKind; readonly count: number; readonly example: string }[];
}

export interface ArenaSummary {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly rotations: number;
  readonly deals: number;
  readonly games: number;
  readonly seed: string;
  readonly contenders: readonly ContenderSummary[];
  readonly sprt: (Sprt & SprtState) | null;
}

/** Sums a contest up; at least one deal has been played. */
export function summarise(settings: ContestSettings, tally: Tally, seed: string, sprt: Sprt | null): ArenaSummary {
  const seats = settings.rotations[0]?.length ?? 0;
  const faults = tally.faults.list();
  const [first] = tally.measures;
  return {
    game: settings.game,
    options: settings.options,
    seats,
    rotations: settings.rotations.length,
    deals: tally.deals,
    games: tally.gamesPlayed,
    seed,
    contenders: settings.contenders.map(({ name }, index) => ({
      name,
      games: tally.games[index] as GameCounts,
      ...measured(tally.measures[index] as Measures, weightOf(settings, index), tally.deals),
      faults: faultsOf(faults, index),
    })),
    sprt: sprt === null || first === undefined ? null : { ...sprt, ...sprtState(sprt, first.shares, seats) },
  };
}

type Measured = Pick<ContenderSummary, 'winRate' | 'points' | 'margin' | 'place' | 'elo'>;

function measured(measures: Measures, { seats, own }: Weight, deals: number): Measured {
  const winRate = estimate(measures.shares);
  return {
    winRate,
    points: estimate(measures.points),
    margin: estimate(measures.margins),
    place: estimate(measures.places),
    elo: seats === own ? null : eloAgainst(winRate, { seats, own }, deals),
  };
}

interface Weight {
  readonly seats: number;
  /** How many of the seats are the contender's. */
  readonly own: number;
}

function weightOf({ rotations }: ContestSettings, contender: number): Weight {
  const [seating = []] = rotations;
  return { seats: seating.length, own: seating.filter((other) => other === contender).length };
}

/** The difference of a contender with all seats but one is that of the other contender, negated. */
function eloAgainst({ mean, bar }: Estimate, { seats, own }: Weight, deals: number): EloEstimate {
  if (own === 1) return eloEstimate({ mean, bar }, seats, deals);
  const single = eloEstimate({ mean: 1 - mean, bar }, seats, deals);
  const opposite = { above: 'below', below: 'above' } as const;
  return { ...single, mean: -single.mean, bound: single.bound && opposite[single.bound] };
}

function faultsOf(faults: readonly Fault[], index: number): ContenderSummary['faults'] {
  return faults
    .filter(({ contender }) => contender === index)
    .map(({ kind, count, example }) => ({ kind, count, example }));
}
