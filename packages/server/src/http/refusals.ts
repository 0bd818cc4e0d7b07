/** Answers that say no: a status, a code, a sentence with a next step, and what else there is to know. */

import type { RefusalCode } from '@riverstone/protocol';
import type { Detail, Refusal } from '@riverstone/rules';
import type { FastifyReply } from 'fastify';
import { isOutcome, type Outcome, statusOf } from './refusal-status.js';
import { sentences } from './refusal-texts.js';

/** The type of a body, and of what is asked for, have a status of their own, and no code. */
function codeOf(outcome: Outcome): RefusalCode {
  return outcome === 'wrong-type' || outcome === 'no-socket' ? 'bad-message' : outcome;
}

/** What stands in the body of a refusal. */
export function refusalOf(outcome: Outcome, detail: Detail = {}) {
  return { error: { code: codeOf(outcome), message: sentences[outcome], detail } };
}

/** Answers with a refusal. */
export function refuse(reply: FastifyReply, outcome: Outcome, detail: Detail = {}): FastifyReply {
  if (typeof detail.retryAfter === 'number') reply.header('retry-after', Math.ceil(detail.retryAfter / 1000));
  return reply.code(statusOf(outcome)).type('application/json; charset=utf-8').send(refusalOf(outcome, detail));
}

/** Answers with a refusal of the tables; any other code than those here is a bug of theirs. */
export function pass(reply: FastifyReply, { code, detail }: Refusal): FastifyReply {
  if (!isOutcome(code)) throw new Error(`the tables refused with a code that HTTP does not know: ${code}`);
  return refuse(reply, code, detail);
}
