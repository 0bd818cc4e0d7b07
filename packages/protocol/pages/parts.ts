/** What several messages hold: described once, under a name of its own. */

import type { z } from 'zod';
import { clientMessages, room, serverMessages } from '../src/schemas/index.js';

const { changes, history, table, refused } = serverMessages;
const change = changes.shape.changes.element;
const { shape } = room;

/** Their names on the page, and where their fields are explained. */
export const parts = {
  Room: room,
  Seat: shape.seats.element,
  Member: shape.members.element,
  Proposal: shape.asked.unwrap(),
  Outcome: shape.outcome.unwrap(),
  Luck: shape.luck.unwrap(),
  'Chat line': table.shape.chat.element,
  Change: change,
  Step: history.shape.steps.element,
} as const;

/** What is explained in another place of the page. */
const elsewhere: readonly (readonly [z.ZodType, string])[] = [
  [change.shape.room.unwrap(), 'Room'],
  [clientMessages.do.shape.command, 'Commands'],
  [refused.shape.code.options[0], 'Codes'],
];

/** The name of the section that explains a schema; undefined where it explains itself. */
export function sectionOf(schema: unknown): string | undefined {
  return [...Object.entries(parts).map(([name, part]) => [part, name] as const), ...elsewhere].find(
    ([part]) => part === schema,
  )?.[1];
}
