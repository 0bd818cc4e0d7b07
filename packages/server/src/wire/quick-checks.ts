/**
 * Checks by hand of the few messages that come thousands of times a second, for data that comes from JSON. They are the
 * fast twins of the schemas: never true for what a schema refuses.
 */

import { limits } from '@riverstone/protocol';

type Fields = Readonly<Record<string, unknown>>;

/** Whether this is the command to make a move. */
export function isAct(raw: unknown): boolean {
  return (
    isObject(raw, 3) &&
    raw.type === 'act' &&
    isText(raw.action, 1, limits.actionLength) &&
    isText(raw.promptKey, 0, limits.promptKeyLength)
  );
}

export function isCommandId(raw: unknown): boolean {
  return isText(raw, 1, limits.idLength);
}

/** Whether this is an object with so many fields: if as many are found by name, there is no other one. */
export function isObject(raw: unknown, fields: number): raw is Fields {
  if (typeof raw !== 'object' || raw === null) return false;
  let count = 0;
  // The value comes from JSON, so all fields are its own.
  for (const _ in raw) count++;
  return count === fields;
}

function isText(raw: unknown, least: number, most: number): boolean {
  return typeof raw === 'string' && raw.length >= least && raw.length <= most;
}
