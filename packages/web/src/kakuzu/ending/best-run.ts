/** The longest run, told at the end of a game. */

import { words } from '../../messages/words';
import type { Highlight } from '../../table/past/highlight';
import type { Speaker } from '../../table/speaker';
import type { KakuzuStep } from '../table/kakuzu-table';
import { longestRun } from './longest-run';

export function bestRun(steps: readonly KakuzuStep[], speaker: Speaker): Highlight | null {
  const run = longestRun(steps);
  const step = run && steps.find(({ version }) => version === run.version);
  if (run === null || step == null) return null;
  const { seat, squares, version } = run;
  const { title, text } = words().kakuzu.run;
  return {
    version,
    seat,
    title,
    text: text({ name: speaker.nameOf(seat), number: squares.length }),
    picture: async () => (await import('./run-on-sheet')).runOnSheet(step.after.uncovered, squares),
  };
}
