/** Who looks while a question is open, and what stands above the prompt. */

import type { Viewer } from '@riverstone/rules';
import type { OpenTable } from '../table.js';
import type { Asked } from './interpret.js';
import type { Seating } from './seating.js';

/** Whose view is shown. A person alone among bots always sees their own; at the curtain nobody's is. */
export function viewerOf(asked: Asked, { people }: Seating): Viewer {
  if (asked.kind === 'private') return asked.seat;
  const [only] = people;
  return people.length === 1 && only !== undefined ? only : 'spectator';
}

/** What can be typed at a question. */
export function invitationTo<View, Action, Event>(
  asked: Asked,
  table: OpenTable<View, Action, Event>,
  { people }: Seating,
): string[] {
  const { terminal, names } = table;
  const [first = 0] = people;
  switch (asked.kind) {
    case 'private':
      return [terminal.invitation(table.view(asked.seat), asked.seat)];
    case 'curtain':
      return [`Pass to ${names[asked.seat]}. Press Enter to look.`];
    case 'public': {
      const by = people.length === 1 ? '' : `${names[asked.seats[0] ?? first]} `;
      return [`Any objection? Type ${by}${terminal.objection}. Enter goes on.`];
    }
    case 'race': {
      const seat = asked.seats[0] ?? first;
      const invitation = terminal.invitation(table.view(seat), seat);
      return people.length === 1 ? [invitation] : [invitation, `Number or name first, as in: ${seat + 1} none.`];
    }
    case 'wait':
      return people.length === 0 ? ['Enter: the next move. run: to the end.'] : [];
  }
}
