/** Whose view is shown during a question, and the text above the prompt. */

import type { Viewer } from '@riverstone/rules';
import type { OpenTable } from '../table.js';
import type { TerminalQuestion } from './interpret.js';
import type { Seating } from './seating.js';

/** Whose view is shown. A person alone among bots always sees their own; during a handover nobody's is shown. */
export function viewerOf(question: TerminalQuestion, { people }: Seating): Viewer {
  if (question.kind === 'private') return question.seat;
  const [only] = people;
  return people.length === 1 && only !== undefined ? only : 'spectator';
}

/** What can be typed at a question. */
export function inputHelpLines<View, Action, Event>(
  question: TerminalQuestion,
  table: OpenTable<View, Action, Event>,
  { people }: Seating,
): string[] {
  const { terminal, names } = table;
  const [first = 0] = people;
  switch (question.kind) {
    case 'private':
      return [terminal.inputHelp(table.view(question.seat), question.seat)];
    case 'handover':
      return [`Pass to ${names[question.seat]}. Press Enter to look.`];
    case 'public': {
      const by = people.length === 1 ? '' : `${names[question.seats[0] ?? first]} `;
      return [`Any objection? Type ${by}${terminal.objection}. Enter goes on.`];
    }
    case 'race': {
      const seat = question.seats[0] ?? first;
      const inputHelp = terminal.inputHelp(table.view(seat), seat);
      return people.length === 1 ? [inputHelp] : [inputHelp, `Number or name first, as in: ${seat + 1} none.`];
    }
    case 'wait':
      return people.length === 0 ? ['Enter: the next move. run: to the end.'] : [];
  }
}
