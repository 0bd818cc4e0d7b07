/** The order of test files: slow ones first, so that no core is idle at the end while another runs one long file. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Without the times of an earlier run, these files come first, then the groups in order. */
const longest = [
  ...['screens', 'friends', 'games', 'bad-connections', 'table', 'new-game', 'catalogue', 'kakuro-race', 'push-switch'],
  ...['calm', 'arena.soak', 'arena-programs.soak'],
].map((name) => `/${name}.test.ts`);
const groups = ['browser', 'soak'];

function place({ moduleId, project }: TestSpecification): number {
  if (moduleId.endsWith('/webkit.engines.ts') || longest.some((name) => moduleId.endsWith(name))) return -1;
  const found = groups.indexOf(project.name);
  return found < 0 ? groups.length : found;
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
