/** What is hidden, and what is not: nobody can tell apart two games that differ only in what is hidden from them. */

import { describe, expect, it } from 'vitest';
import { type Move, playAtRandom } from '../../test/kakuro-race/play.js';
import { raceTable } from '../../test/kakuro-race/table.js';
import type { Viewer } from '../core/game.js';
import { createRng, type Rng, seedFromNumber, shuffled } from '../core/rng.js';
import { actionTiles } from './field.js';
import { kakuroRace } from './game.js';
import type { RaceEvent, RaceState, Sealed } from './state.js';

const viewersOf = (state: RaceState): Viewer[] => [...state.scores.keys(), 'spectator'];
const reversed = <T>(items: readonly T[]): T[] => [...items].reverse();

/** The viewers who can tell two states apart. */
function whoSees(one: RaceState, other: RaceState): Viewer[] {
  const seen = (state: RaceState, viewer: Viewer): string => JSON.stringify(kakuroRace.view(state, viewer));
  return viewersOf(one).filter((viewer) => seen(one, viewer) !== seen(other, viewer));
}

describe('what lies face down', () => {
  const { state } = raceTable(3);

  it('[R14.1] is not seen: the order of the markers', () => {
    expect(whoSees(state, { ...state, markers: reversed(state.markers) })).toEqual([]);
  });

  it('[R14.2] is not seen: the order of the pile', () => {
    expect(whoSees(state, { ...state, pile: reversed(state.pile) })).toEqual([]);
  });

  it('[R14.3] is not seen: the tiles that were put away', () => {
    expect(whoSees(state, { ...state, spare: reversed(state.spare) })).toEqual([]);
  });
});

describe('what lies open', () => {
  const table = raceTable(3);
  table.play('0:call', '0:a1-h1', '1:none', '2:call', '2:withdraw');
  const { state } = table;
  const { round } = state;
  if (round === null) throw new Error('the game goes on');

  it.each<{ name: string; other: Partial<RaceState> }>([
    { name: 'the field', other: { field: reversed(state.field) } },
    { name: 'the scored lines', other: { scored: [] } },
    { name: 'the unsolved markers', other: { unsolved: [4] } },
    { name: 'the Action tiles', other: { tiles: reversed(state.tiles) } },
    { name: 'the scores', other: { scores: [0, 0, 0] } },
    { name: 'how many markers are left', other: { markers: [] } },
    { name: 'how many Action tiles are left', other: { pile: [] } },
    { name: 'the marker', other: { round: { ...round, marker: 3 } } },
    { name: 'who sits out', other: { round: { ...round, out: [] } } },
    { name: 'who said none', other: { round: { ...round, none: [] } } },
    { name: 'whether the sand runs', other: { round: { ...round, hourglass: false } } },
    { name: 'who has called', other: { round: { ...round, caller: 0 } } },
  ])('[R14.4] is seen by everybody: $name', ({ other }) => {
    expect(whoSees(state, { ...state, ...other })).toEqual([0, 1, 2, 'spectator']);
  });

  it('[R14.4] is known by what it is, not by its order', () => {
    const mixed: RaceState = { ...state, markers: reversed(state.markers), pile: reversed(state.pile) };
    const inOrder = state.markers.toSorted((one, other) => one - other);
    const ofTiles = state.pile.toSorted((one, other) => actionTiles.indexOf(one) - actionTiles.indexOf(other));
    expect(kakuroRace.view(mixed, 'spectator')).toMatchObject({
      markersLeft: inOrder,
      pileLeft: ofTiles,
      faceDown: null,
    });
  });
});

describe('at the end', () => {
  it('[R14.5] everything is shown to everybody', () => {
    const { end } = playAtRandom(3, {}, 1);
    const { markers, pile, spare } = end;
    for (const viewer of viewersOf(end)) {
      expect(kakuroRace.view(end, viewer)).toMatchObject({ round: null, faceDown: { markers, pile, spare } });
    }
  });
});

/** Another state that a viewer can't tell from this one: all that is face down mixed, what others sealed exchanged. */
function twinOf(state: RaceState, viewer: Viewer, rng: Rng): RaceState {
  const claim = { first: 0, last: 7, exchanges: [], sumSquares: [], newNumbers: [], doubles: 0 };
  const somethingElse = (seal: Sealed): Sealed =>
    seal.seat === viewer ? seal : { seat: seal.seat, claim: rng.below(2) === 0 ? claim : null };
  const round = state.round && { ...state.round, sealed: state.round.sealed.map(somethingElse) };
  const { markers, pile, spare } = state;
  return { ...state, markers: shuffled(markers, rng), pile: shuffled(pile, rng), spare: shuffled(spare, rng), round };
}

/** What happened before something hidden was turned up. */
function untilTurnedUp(events: readonly RaceEvent[]): readonly RaceEvent[] {
  const turnsUp: readonly RaceEvent['type'][] = ['drew', 'marker-turned', 'seals-opened'];
  const first = events.findIndex(({ type }) => turnsUp.includes(type));
  return first < 0 ? events : events.slice(0, first);
}

describe('two games that differ only in what is hidden', () => {
  const kinds = [1, 2, 3, 5].flatMap((seats) =>
    (seats === 1 ? [{}] : [{}, { sealed: true }]).map((options) => ({ seats, options })),
  );

  it.each(kinds)('[R14.1] [R14.2] [R14.3] [R11.11] look the same: $seats players, $options', ({ seats, options }) => {
    const rng = createRng(seedFromNumber(seats));
    for (let seed = 0; seed < 3; seed++) {
      for (const { before, entry } of playAtRandom(seats, options, seed).moves) {
        for (const viewer of viewersOf(before)) {
          const twin = twinOf(before, viewer, rng);
          expect(kakuroRace.view(twin, viewer)).toEqual(kakuroRace.view(before, viewer));
          const actsAlone = entry.actor === viewer || entry.actor === 'table';
          if (actsAlone) expect(sequel(twin, entry)).toEqual(sequel(before, entry));
        }
      }
    }
  });

  /** What an entry brings to see, until something hidden is turned up. */
  function sequel(state: RaceState, { actor, action }: Move['entry']): unknown {
    const step = kakuroRace.apply(state, actor, action);
    return step.ok ? untilTurnedUp(step.value.events) : step.error;
  }
});
