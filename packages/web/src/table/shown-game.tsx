/** What every open game shows, on this device and online: its screen, its log, and any earlier moment. */

import { computed, signal } from '@preact/signals';
import type { GameParts, ViewTypes } from './game-page';
import type { GameTable } from './game-table';
import { logLines } from './log/log-lines';
import type { OpenGame } from './open-game';
import { bestMove } from './past/best-move';
import { scorePoints } from './past/score-points';
import { tableAtStep } from './past/table-at-step';
import { speakerAt } from './speaker';

export function shownGame<T extends ViewTypes>(
  parts: GameParts<T>,
  table: GameTable<T>,
): Pick<OpenGame, 'log' | 'scorePoints' | 'highlight' | 'moment' | 'play'> {
  const moment = signal<number | null>(null);
  let past: { readonly version: number; readonly table: GameTable<T> } | null = null;
  return {
    log: logLines(table, parts.tell),
    scorePoints: computed(() => scorePoints(table.steps.value)),
    highlight: computed(() => {
      const steps = table.steps.value;
      return parts.highlight === undefined ? bestMove(steps) : parts.highlight(steps, speakerAt(table));
    }),
    moment,
    play() {
      const version = moment.value;
      if (version === null) return <parts.Play key="now" table={table} />;
      if (past?.version !== version) past = { version, table: tableAtStep(table, version) };
      return <parts.Play key={version} table={past.table} />;
    },
  };
}
