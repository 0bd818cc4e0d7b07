/** The types of a table of the race, and the phases of a round as the screen sees them. */

import type { Hint } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import { isSolo, type RaceAction, type RaceEvent, type RaceTypes, type RaceView } from '@riverstone/rules/kakuro-race';
import type { GameTable, SeenStep } from '../../table/game-table';

export type RaceTable = GameTable<RaceTypes>;
export type RaceStep = SeenStep<RaceView, RaceEvent>;

/** A hint. The type of its explanation is not used here. */
export type RaceHint = Hint<RaceAction, unknown>;

/** What is going on, from the view of the people at the screen. */
export type RacePhase =
  | { readonly kind: 'over' }
  /** Open race: everybody searches. `seats` are the people here who can still call. */
  | { readonly kind: 'search'; readonly seats: readonly Seat[] }
  /** Somebody here has called and lays out. */
  | { readonly kind: 'lay-out'; readonly seat: Seat }
  /** A player alone marks a line and claims it, or says none. Nobody calls. */
  | { readonly kind: 'alone'; readonly seat: Seat }
  /** A bot has called and lays out. */
  | { readonly kind: 'watch'; readonly seat: Seat }
  /** Sealed game: this seat, alone at the screen, seals or has sealed. */
  | { readonly kind: 'seal'; readonly seat: Seat }
  /** Sealed game: the device is being handed over. */
  | { readonly kind: 'pass' }
  /** Sealed game: only bots are still searching. */
  | { readonly kind: 'wait' };

export function phaseOf(view: RaceView, people: readonly Seat[], waiting: readonly Seat[]): RacePhase {
  const { round, viewer } = view;
  if (round === null) return { kind: 'over' };
  if (view.options.sealed) {
    if (viewer !== 'spectator') return { kind: 'seal', seat: viewer };
    return { kind: waiting.length > 0 ? 'pass' : 'wait' };
  }
  const { caller, out } = round;
  const [only] = people;
  if (isSolo(view) && only !== undefined) return { kind: 'alone', seat: only };
  if (caller !== null) return { kind: people.includes(caller) ? 'lay-out' : 'watch', seat: caller };
  return { kind: 'search', seats: people.filter((seat) => !out.includes(seat)) };
}

/** Whether somebody here may lay tiles for a line. */
export function isLaying(phase: RacePhase): phase is RacePhase & { readonly kind: 'lay-out' | 'seal' | 'alone' } {
  return phase.kind === 'lay-out' || phase.kind === 'seal' || phase.kind === 'alone';
}

/** The seat that may mark squares: the one that lays out, or the only person who searches. */
export function markerOf(phase: RacePhase, people: readonly Seat[]): Seat | null {
  if (isLaying(phase)) return phase.seat;
  if (phase.kind === 'search' && people.length === 1) return phase.seats[0] ?? null;
  return null;
}

/** Whether a *none* of this seat closes the marker, so that it can't be taken back. */
export function noneCloses({ round, options, tiles }: RaceView, seat: Seat): boolean {
  if (round === null) return false;
  const others = [...tiles.keys()].filter((other) => other !== seat);
  if (options.sealed) return others.every((other) => round.sealed.includes(other));
  return others.every((other) => round.out.includes(other) || round.none.includes(other));
}

/** What was seen before a step that closed a marker: the next one is turned up at once. Null for other steps. */
export function closedView(step: RaceStep | undefined): RaceView | null {
  const isClosed = step?.events.some(({ type }) => type === 'solved' || type === 'unsolved') ?? false;
  return isClosed && step !== undefined ? step.before : null;
}
