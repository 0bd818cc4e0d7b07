/** Who at this terminal is asked next: a pure question to the table, asked again after everything that happens. */

import type { Seat, Status } from '@riverstone/rules';
import type { Manner } from '../../contract/game-terminal.js';

/** What the terminal waits for. */
export type Question =
  /** One person acts, and sees what that seat sees. */
  | { readonly kind: 'private'; readonly seat: Seat }
  /** These people may object before it goes on; Enter lets it go on. */
  | { readonly kind: 'public'; readonly seats: readonly Seat[] }
  /** Everybody at once; these people have not yet had their say. */
  | { readonly kind: 'race'; readonly seats: readonly Seat[] }
  /** The bots are at it. */
  | { readonly kind: 'wait' };

/** What the choice of a question depends on. */
export interface Situation {
  readonly manner: Manner;
  readonly status: Status;
  readonly people: readonly Seat[];
  readonly undecided: readonly Seat[];
  /** The people whose word is asked for before the move can stand. */
  readonly answering: readonly Seat[];
  /** The bots that want to do something now. */
  readonly eager: readonly Seat[];
  /** Whether the people have let the last move go already. */
  readonly letGone: boolean;
  readonly timeRuns: boolean;
}

export function nextQuestion(situation: Situation): Question {
  const { manner, people, undecided, timeRuns } = situation;
  const asked = undecided.filter((seat) => people.includes(seat));
  const [first] = asked;
  switch (manner) {
    case 'turns':
      return questionInTurns(situation, asked);
    case 'race':
      // Who has said none may still call, so in real time people are asked as long as the marker is open.
      return asked.length > 0 || (timeRuns && people.length > 0) ? { kind: 'race', seats: asked } : { kind: 'wait' };
    case 'sealed':
      return first === undefined ? { kind: 'wait' } : { kind: 'private', seat: first };
  }
}

function questionInTurns(situation: Situation, asked: readonly Seat[]): Question {
  const { status, people, answering, eager, letGone } = situation;
  if (answering.length > 0) return { kind: 'public', seats: answering };
  // Who is in turn can object then; the others need a moment before that.
  const objectors = people.filter((seat) => status.allowed.includes(seat) && !status.awaited.includes(seat));
  if (objectors.length > 0 && !letGone) return { kind: 'public', seats: objectors };
  const interrupted = eager.some((seat) => !status.awaited.includes(seat));
  const [first] = asked;
  return first === undefined || interrupted ? { kind: 'wait' } : { kind: 'private', seat: first };
}
