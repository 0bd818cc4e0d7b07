/** The order of test files: slow ones first, so that no core is idle at the end while another runs one long file. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A new machine has no times of an earlier run, so the order goes by group. */
const slowestFirst = ['browser', 'soak'];

function place({ project }: TestSpecification): number {
  const found = slowestFirst.indexOf(project.name);
  return found < 0 ? slowestFirst.length : found;
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
