/** Decides when a game starts by itself: after a countdown, once every seat is taken and everybody is there. Pure. */

import type { MemberId } from '../log/row.js';
import type { Presence } from '../state/presence.js';
import type { TableState } from '../state/table-state.js';
import type { TableDecision } from './decision.js';

/** A reload of the page takes less than this, so it does not count as leaving. In milliseconds. */
const MOMENT = 2000;
/** A person alone with bots starts the game themselves: nobody waits for them. */
const FEWEST_PEOPLE = 2;

/** The row that begins or ends the countdown; `start` when it has run out; null when there is nothing to do. */
export function decideCountdown(state: TableState, presence: Presence, now: number): TableDecision | 'start' | null {
  if (state.phase !== 'gathering') return null;
  if (state.startsAt === null) {
    const isWanted = state.autoStart && state.isFull && state.people.length >= FEWEST_PEOPLE;
    const areHere = isWanted && seated(state).every((member) => presence.isHere(member));
    return areHere ? { content: { kind: 'countdown-began' } } : null;
  }
  if (!seated(state).every((member) => presence.awayFor(member, now) < MOMENT))
    return { content: { kind: 'countdown-ended' } };
  return state.startsAt <= now ? 'start' : null;
}

function seated({ seats }: TableState): readonly MemberId[] {
  return seats.flatMap(({ member }) => (member === null ? [] : [member]));
}
