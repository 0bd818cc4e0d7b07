/** The best of a game where points tell it: the step that gained most. */

import type { ComponentChildren } from 'preact';
import { words } from '../../messages/words';
import type { ViewBase } from '../game-page';
import type { SeenStep } from '../game-table';
import type { Highlight } from './highlight';
import { bestStep, scorePoints } from './score-points';

/** Null where none gained more than 1. */
export function bestMove<View extends ViewBase, Event>(
  steps: readonly SeenStep<View, Event>[],
  picture: (step: SeenStep<View, Event>) => Promise<ComponentChildren> = async () => null,
  text: (step: SeenStep<View, Event>) => string | null = () => null,
): Highlight | null {
  const best = bestStep(scorePoints(steps));
  const step = best && steps.find(({ version }) => version === best.version);
  if (best === null || step == null) return null;
  return { ...best, title: words().app.table.bestMove, text: text(step), picture: () => picture(step) };
}
