/** Why something failed, in words for operators. */

import { StoreProblem } from '@riverstone/server';
import { reasonOf } from '../serving/data-file.js';

export function problemOf(error: unknown): string {
  return error instanceof StoreProblem ? error.message : reasonOf(error);
}

/** Errors that are not about a file or a database are bugs, and thrown on. */
export function isOutside(error: unknown): boolean {
  return error instanceof StoreProblem || (error instanceof Error && 'code' in error);
}
