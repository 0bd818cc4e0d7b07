/** Explains failures to operators. */

import { StoreProblem } from '@riverstone/server';
import { reasonOf } from '../serving/data-file.js';

export function problemOf(error: unknown): string {
  return error instanceof StoreProblem ? error.message : reasonOf(error);
}

/** Whether an error comes from a file or a database. Any other error is a bug and must be rethrown. */
export function isOperationalError(error: unknown): boolean {
  return error instanceof StoreProblem || (error instanceof Error && 'code' in error);
}
