/** Reads what a client sends. */

import type { ClientMessage } from '@riverstone/protocol';
import { clientMessage } from '@riverstone/protocol/schemas';
import { isAct, isCommandId, isObject } from '../wire/quick-checks.js';

export type ParsedMessage =
  | { readonly ok: true; readonly value: ClientMessage }
  /** The field that is wrong; empty if the text is no JSON. */
  | { readonly ok: false; readonly field: string };

export function parseMessage(text: string): ParsedMessage {
  const raw = parseJson(text);
  if (raw === undefined) return { ok: false, field: '' };
  return isMove(raw) ? { ok: true, value: raw } : readMessage(raw);
}

/** Checks any message by the schema. */
export function readMessage(raw: unknown): ParsedMessage {
  const message = clientMessage.safeParse(raw);
  if (message.success) return { ok: true, value: message.data };
  return { ok: false, field: message.error.issues[0]?.path.join('.') ?? '' };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether this is a move, as almost all messages are: the fast twin of the schema. */
export function isMove(raw: unknown): raw is ClientMessage {
  return isObject(raw, 3) && raw.type === 'do' && isCommandId(raw.id) && isAct(raw.command);
}
