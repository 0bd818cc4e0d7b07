/** Responses that refuse: a status, a code, a text with a next step, and details. */

import type { RefusalCode } from '@riverstone/protocol';
import type { Detail, Refusal } from '@riverstone/rules';
import type { FastifyReply } from 'fastify';
import { type HttpRefusal, isHttpRefusal, statusOf } from './refusal-status.js';
import { refusalTexts } from './refusal-texts.js';

/** The protocol has no codes of its own for these statuses. */
function protocolCodeOf(code: HttpRefusal): RefusalCode {
  if (code === 'wrong-host') return 'wrong-origin';
  if (code === 'wrong-token') return 'no-guest';
  return code === 'wrong-type' || code === 'no-socket' ? 'bad-message' : code;
}

export type RefusalBody = ReturnType<typeof refusalBodyOf>;

export function refusalBodyOf(code: HttpRefusal, detail: Detail = {}) {
  return { error: { code: protocolCodeOf(code), message: refusalTexts[code], detail } };
}

export function refuse(reply: FastifyReply, code: HttpRefusal, detail: Detail = {}): FastifyReply {
  if (typeof detail.retryAfter === 'number') reply.header('retry-after', Math.ceil(detail.retryAfter / 1000));
  return reply.code(statusOf(code)).type('application/json; charset=utf-8').send(refusalBodyOf(code, detail));
}

/** Passes on a refusal of the tables. A code that HTTP does not know is a bug. */
export function passOnRefusal(reply: FastifyReply, { code, detail }: Refusal): FastifyReply {
  if (!isHttpRefusal(code)) throw new Error(`the tables refused with a code that HTTP does not know: ${code}`);
  return refuse(reply, code, detail);
}
