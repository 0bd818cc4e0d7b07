/**
 * The frames of a link between two nodes. The gateway forwards its clients' requests; the owner of the table answers
 * with the texts for the clients. A channel is one client connection that follows one table.
 */

import { clientMessages, PROTOCOL_VERSION } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { isAct, isCommandId, isObject } from '../wire/quick-checks.js';

/**
 * Nodes link only to nodes with the same version. The first number changes with every change of a frame. The second is
 * the version of the clients' protocol: the owner writes texts for clients that negotiated it with the gateway.
 */
export const LINK_VERSION = `1.${PROTOCOL_VERSION}`;

const channel = z.int().min(1);
const { id, command } = clientMessages.do.shape;

const requestFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('follow'),
    channel,
    table: z.string(),
    guest: z.string(),
    network: z.string().max(100).optional(),
    id,
    watches: z.boolean(),
  }),
  /** `span` is the context of the gateway's span, if it is recorded. */
  z.strictObject({ type: z.literal('command'), channel, id, command, span: z.string().max(100).optional() }),
  z.strictObject({ type: z.literal('history'), channel, id }),
  /** The owner sends the text back after all earlier replies, so replies stay in order. */
  z.strictObject({ type: z.literal('relay'), channel, text: z.string() }),
  z.strictObject({ type: z.literal('leave'), channel }),
]);

const replyFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), channel, text: z.string() }),
  /** Answers `leave`: nothing more comes on this channel. */
  z.strictObject({ type: z.literal('left'), channel }),
  z.strictObject({ type: z.literal('close'), channel, reason: z.enum(['unavailable', 'flood', 'restart']) }),
]);

/** A message has one frame or several. */
export const requestFrames = z.array(requestFrame);
export const replyFrames = z.array(replyFrame);

export type RequestFrame = z.infer<typeof requestFrame>;
export type ReplyFrame = z.infer<typeof replyFrame>;

/** Whether this is a forwarded move, as almost all requests are. The fast twin of the schema. */
export function isMoveFrame(raw: unknown): raw is RequestFrame {
  return (
    isObject(raw, 4) && raw.type === 'command' && isChannel(raw.channel) && isCommandId(raw.id) && isAct(raw.command)
  );
}

/** Whether this is a text for a client, as almost all replies are. The fast twin of the schema. */
export function isTextFrame(raw: unknown): raw is ReplyFrame {
  return isObject(raw, 3) && raw.type === 'text' && isChannel(raw.channel) && typeof raw.text === 'string';
}

function isChannel(raw: unknown): boolean {
  return Number.isSafeInteger(raw) && (raw as number) >= 1;
}
