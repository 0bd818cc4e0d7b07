/** The order of test files: what takes long first, so that at the end no core waits for one that is left alone with a long file. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of `packages/web/test` play whole games in a browser, those of other `test` folders run whole programs and thousands of games,
 * and those beside the sources take next to nothing. A new machine has no times of a former run to go by, and its order is the same.
 */
const slowestFirst = [/\/packages\/web\/test\//, /\/packages\/\w+\/test\//];

function place({ moduleId }: TestSpecification): number {
  const found = slowestFirst.findIndex((folder) => folder.test(moduleId));
  return found < 0 ? slowestFirst.length : found;
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
