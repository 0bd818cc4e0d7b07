/** What could have been found for a marker, computed in idle time once it is closed. */

import { type Signal, signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import { type Claim, laidTiles, type RaceField, type ScoredLine, squaresOf } from '@riverstone/rules/kakuro-race';
import type { AppMessages } from '../../messages/generated/app';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import type { StepLine } from '../../table/log/log-lines';
import type { Speaker } from '../../table/speaker';
import { spokenSum } from '../../table/spoken-sum';
import { fieldWith } from '../draft/draft';
import type { RaceStep } from '../table/race-table';
import { claimWords, digitsOf, lineWords, sumWords } from '../words/claim-words';
import type { BestClaims } from './best-claims';

/** The best claim that a seat could have made. */
export interface MissedClaim {
  readonly seat: Seat;
  readonly claim: Claim;
  readonly points: number;
  /** The field and the lines scored on it, as they were. */
  readonly field: RaceField;
  readonly scored: readonly ScoredLine[];
}

/** `longest`: nothing was better than the claim found. `nothing`: there was no claim. Else the best claim. */
export type LookBackResult = 'nothing' | 'longest' | MissedClaim;

/** Compares the best possible claim for a closed marker with the one that was found. */
export function compareWithBest(step: RaceStep, bestClaims: BestClaims): LookBackResult {
  const { before, events } = step;
  const found = events.find((event) => event.type === 'solved');
  const chances = bestClaims(before)
    .map(({ seat, claim }) => ({
      seat,
      claim,
      points: squaresOf(claim)?.length ?? 0,
      field: before.field,
      scored: before.scored,
    }))
    .sort((one, other) => other.points - one.points || price(one.claim) - price(other.claim));
  const [best] = chances;
  if (best === undefined) return 'nothing';
  return found !== undefined && found.points >= best.points ? 'longest' : best;
}

/** Whether a step closed a marker. */
export function closesMarker({ events }: RaceStep): boolean {
  return events.some(({ type }) => type === 'solved' || type === 'unsolved');
}

/** What could have been found, for the log. The row tells only what was better, or that there was nothing. */
export function lookBackLine(
  text: KakuroRaceMessages,
  lookBack: LookBackResult,
  speaker: Speaker,
  sum: AppMessages['sum'],
): StepLine {
  const spoken = lookBackWords(text, lookBack, speaker, (digits) => spokenSum(sum, digits));
  if (lookBack === 'nothing') return { text: text.hindsight.nothing, spoken };
  if (lookBack === 'longest') return { text: null, spoken };
  const { seat, claim, points } = lookBack;
  const told = { line: lineWords(text, claim), number: points };
  // What takes Action tiles, only the seat that has them could make.
  const best = price(claim) === 0 ? text.hindsight.best(told) : speaker.say(seat, text.hindsight.bestWithTiles, told);
  return { text: best, spoken };
}

/** The same in a sentence, for eyes unless sums are spelled out for ears. */
export function lookBackWords(
  text: KakuroRaceMessages,
  lookBack: LookBackResult,
  speaker: Speaker,
  spell: (digits: readonly number[]) => string = sumWords,
): string {
  if (lookBack === 'nothing' || lookBack === 'longest') return text.hindsight[lookBack];
  const { seat, claim, points, field } = lookBack;
  const laid = fieldWith(field, { ...claim, anchor: null, line: claim });
  const sum = spell(digitsOf(laid, claim));
  if (price(claim) === 0) return text.hindsight.forAll({ line: lineWords(text, claim), sum, number: points });
  return speaker.say(seat, text.hindsight.forOne, { claim: claimWords(text, claim), sum, number: points });
}

const price = (claim: Claim): number => laidTiles(claim).length;

const known = new WeakMap<RaceStep, Signal<LookBackResult | null>>();
const queue: RaceStep[] = [];
let isWorking = false;

/** What could have been found; null until it is known. The first call starts the search. Reads a signal. */
export function lookBackOn(step: RaceStep): LookBackResult | null {
  if (!closesMarker(step)) return null;
  const before = known.get(step);
  if (before !== undefined) return before.value;
  const answer = signal<LookBackResult | null>(null);
  known.set(step, answer);
  queue.push(step);
  void work();
  return answer.value;
}

/** One marker in each idle period, the latest first, so that the search for the next marker is never delayed. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  try {
    const { bestClaims } = await import('./best-claims');
    for (let step = queue.pop(); step !== undefined; step = queue.pop()) {
      await idle();
      const answer = known.get(step);
      if (answer !== undefined) answer.value = compareWithBest(step, bestClaims);
    }
  } catch {
    // The chunk did not load. The log does without, and the next marker tries again.
    queue.length = 0;
  } finally {
    isWorking = false;
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
}
