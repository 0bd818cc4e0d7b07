/** The parts and values that several messages hold. Each has a name and is described once. */

import type { z } from 'zod';
import { clientMessages, room, serverMessages } from '../src/schemas/index.js';
import {
  commandId,
  game,
  hash,
  level,
  member,
  options,
  phrase,
  seat,
  share,
  tableId,
  time,
} from '../src/schemas/parts.js';

const { changes, history, table, refused } = serverMessages;
const change = changes.shape.changes.element;
const { shape } = room;

/** Their names on the page. */
export const parts = {
  Room: room,
  Seat: shape.seats.element,
  Member: shape.members.element,
  Proposal: shape.proposal.unwrap(),
  Outcome: shape.outcome.unwrap(),
  Luck: shape.luck.unwrap(),
  ChatLine: table.shape.chat.element,
  Change: change,
  Step: history.shape.steps.element,
} as const;

/** Values with a name: fields that hold one say only the name. */
export const values = {
  id: commandId,
  tableId,
  game,
  seat,
  member,
  level,
  options,
  version: change.shape.version,
  time,
  clocks: table.shape.clocks,
  here: table.shape.here,
  watchers: table.shape.watchers,
  hash,
  share,
  phrase,
} as const;

/** What is explained in another place of the page. */
const elsewhere: readonly (readonly [z.ZodType, string])[] = [
  [change.shape.room.unwrap(), 'Room'],
  [clientMessages.do.shape.command, 'a [command](#commands)'],
  [refused.shape.code.options[0], 'a [code](#codes)'],
];

/** The name of a part, or of the section that explains a schema. */
export function partName(schema: unknown): string | undefined {
  return [...Object.entries(parts).map(([name, part]) => [part, name] as const), ...elsewhere].find(
    ([part]) => part === schema,
  )?.[1];
}

/** The name of a value, also when a field describes it anew. */
export function valueName(schema: z.core.$ZodType): string | undefined {
  const found = Object.entries(values).find(([, value]) => value === schema)?.[0];
  const { parent } = schema._zod;
  return found ?? (parent === undefined ? undefined : valueName(parent));
}

/** Whether a part or value stands as it is, without a description of its own. */
export function isDescribedOnce(schema: z.core.$ZodType): boolean {
  return [...Object.values(parts), ...Object.values(values)].some((each) => each === schema);
}
