/** The end of a marker: set aside or solved, then the draw, then the next marker or the end of the game. */

import type { Seat, Transition } from '../core/game.js';
import { withEarlierEvents } from '../core/transition.js';
import { newRound, type RaceEvent, type RaceState, type Round } from './state.js';
import { winners } from './status.js';
import type { RaceTypes } from './types.js';

type Progress = Transition<RaceTypes>;

/** The third unsolved marker ends the game at once. */
export const UNSOLVED_LIMIT = 3;

/** Closes a marker that `finder` solved, or (null) that nobody did. */
export function closeMarker(state: RaceState, round: Round, finder: Seat | null): Progress {
  const { marker } = round;
  if (finder !== null) return next(draw(state, round, finder), round);
  const unsolved = [...state.unsolved, marker];
  const aside: RaceState = { ...state, unsolved };
  const event: RaceEvent = { type: 'unsolved', marker };
  return withEarlierEvents(
    [event],
    unsolved.length === UNSOLVED_LIMIT ? end(aside) : next(draw(aside, round, 0), round),
  );
}

/**
 * The draw: after an odd marker everybody takes an Action tile, after an even one nobody, unless nobody has any; alone,
 * after every marker. Dealt one at a time in seat order from `start`, until the pile is empty.
 */
function draw(state: RaceState, round: Round, start: Seat): Progress {
  const seats = state.scores.length;
  const isOdd = round.marker % 2 === 1;
  const nobodyHasAny = state.tiles.every((tiles) => tiles.length === 0);
  if (seats > 1 && !isOdd && !nobodyHasAny) return { state, events: [] };
  const tiles = [...state.tiles];
  const events: RaceEvent[] = [];
  for (const [index, tile] of state.pile.slice(0, seats).entries()) {
    const seat = (start + index) % seats;
    tiles[seat] = [...(tiles[seat] ?? []), tile];
    events.push({ type: 'drew', seat, tile });
  }
  return { state: { ...state, tiles, pile: state.pile.slice(seats) }, events };
}

/** Turns up the next marker; with none left the game is over. */
function next({ state, events }: Progress, round: Round): Progress {
  const [marker, ...markers] = state.markers;
  if (marker === undefined) return withEarlierEvents(events, end(state));
  const turned = newRound(state.options, state.scores.length, marker, round.number + 1);
  return {
    state: { ...state, markers, round: turned },
    events: [...events, { type: 'marker-turned', marker, number: turned.number }],
  };
}

function end(state: RaceState): Progress {
  const over: RaceState = { ...state, round: null };
  return { state: over, events: [{ type: 'ended', scores: over.scores, winners: winners(over) }] };
}
