/** The order of test files: slow ones first, so that no core is idle at the end while another runs one long file. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A new machine has no times of an earlier run, so the order goes by these files, then by group. */
const longest =
  /(screens|online\/games|new-game|catalogue|online\/weather|online\/friends|push-switch|arena\.soak|play\.soak)\.test\.ts$/;
const groups = ['browser', 'soak'];

function place({ moduleId, project }: TestSpecification): number {
  if (longest.test(moduleId)) return -1;
  const found = groups.indexOf(project.name);
  return found < 0 ? groups.length : found;
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
