/** Decides whom to ask next at this terminal. Pure; called again after every change. */

import type { Seat, Status } from '@riverstone/rules';
import type { TurnStyle } from '../../contract/game-terminal.js';

/** What the terminal waits for. */
export type Question =
  /** One person acts, and sees what that seat sees. */
  | { readonly kind: 'private'; readonly seat: Seat }
  /** These people may object before it goes on; Enter lets it go on. */
  | { readonly kind: 'public'; readonly seats: readonly Seat[] }
  /** Everybody at once; these people have not acted yet. */
  | { readonly kind: 'race'; readonly seats: readonly Seat[] }
  /** The bots act. */
  | { readonly kind: 'wait' };

/** What the choice of a question depends on. */
export interface QuestionContext {
  readonly turnStyle: TurnStyle;
  readonly status: Status;
  readonly people: readonly Seat[];
  readonly undecided: readonly Seat[];
  /** The people who must answer before the move stands. */
  readonly answering: readonly Seat[];
  /** The bots that want to do something now. */
  readonly eager: readonly Seat[];
  /** Whether the people have accepted the last move. */
  readonly isAccepted: boolean;
  readonly timeRuns: boolean;
}

export function nextQuestion(context: QuestionContext): Question {
  const { turnStyle, people, undecided, timeRuns } = context;
  const askedPeople = undecided.filter((seat) => people.includes(seat));
  const [first] = askedPeople;
  switch (turnStyle) {
    case 'turns':
      return questionInTurns(context, askedPeople);
    case 'race':
      // Who has said none may still call, so in real time people are asked as long as the marker is open.
      return askedPeople.length > 0 || (timeRuns && people.length > 0)
        ? { kind: 'race', seats: askedPeople }
        : { kind: 'wait' };
    case 'sealed':
      return first === undefined ? { kind: 'wait' } : { kind: 'private', seat: first };
  }
}

function questionInTurns(context: QuestionContext, askedPeople: readonly Seat[]): Question {
  const { status, people, answering, eager, isAccepted } = context;
  if (answering.length > 0) return { kind: 'public', seats: answering };
  // The seat in turn can object in its turn; the others have to be asked before.
  const objectors = people.filter((seat) => status.allowed.includes(seat) && !status.awaited.includes(seat));
  if (objectors.length > 0 && !isAccepted) return { kind: 'public', seats: objectors };
  const interrupted = eager.some((seat) => !status.awaited.includes(seat));
  const [first] = askedPeople;
  return first === undefined || interrupted ? { kind: 'wait' } : { kind: 'private', seat: first };
}
