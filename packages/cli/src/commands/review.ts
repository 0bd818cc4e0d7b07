/** `riverstone review FILE`: analyses a finished game, move by move. */

import { type AnyReview, reviewRecord } from '@riverstone/bots';
import type { ReplayRefusal, Result } from '@riverstone/rules';
import { wholeNumber } from '../arena/numbers.js';
import { readRecord } from '../records/read-record.js';
import { recordError, recordErrorText } from '../records/record-errors.js';
import { reviewJson } from '../review/review-json.js';
import { reviewText } from '../review/review-text.js';

export interface ReviewOptions {
  readonly json: boolean;
  /** How much the analyst thinks about each turn; its default if left out. */
  readonly nodes?: string;
}

const BAD_USAGE = 2;
const BAD_RECORD = 1;

/** Reviews a file and returns the exit code. */
export async function review(file: string, { json, nodes }: ReviewOptions): Promise<number> {
  const thought = wholeNumber('--nodes', nodes, 1);
  if (!thought.ok) {
    process.stderr.write(`${thought.error}\n`);
    return BAD_USAGE;
  }
  const raw = await readRecord(file);
  const limits = thought.value === undefined ? {} : { nodes: thought.value };
  const result: Result<AnyReview, ReplayRefusal> = raw.ok
    ? reviewWithProgress(raw.value, limits)
    : { ok: false, error: { refusal: raw.error, moveIndex: null } };
  if (!result.ok) {
    const { refusal, moveIndex } = result.error;
    const error = await recordError(raw.ok ? raw.value : null, refusal);
    process.stderr.write(`${recordErrorText(file, error, moveIndex)}\n`);
    return BAD_RECORD;
  }
  process.stdout.write(
    json ? `${JSON.stringify(reviewJson(result.value))}\n` : `${reviewText(result.value).join('\n')}\n`,
  );
  return 0;
}

/** Shows progress if standard error is a terminal. */
function reviewWithProgress(record: unknown, limits: { readonly nodes?: number }): Result<AnyReview, ReplayRefusal> {
  const steps = reviewRecord(record, limits);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      return step.value;
    }
    const { done, total } = step.value;
    if (process.stderr.isTTY) process.stderr.write(`\rLooking at turn ${done} of ${total}`);
  }
}
