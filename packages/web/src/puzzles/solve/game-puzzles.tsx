/** Makes the puzzles of a game of its parts and its texts. */

import { signal } from '@preact/signals';
import type { PuzzleKind } from '@riverstone/bots/puzzles';
import type { Language } from '../../messages/words';
import type { GameParts, ViewTypes } from '../../table/game-page';
import type { GamePuzzles } from '../../table/open-puzzle';
import type { PuzzlePlan } from './puzzle-plan';
import { PuzzleTable } from './puzzle-table';

export function gamePuzzles<T extends ViewTypes, Texts>(
  parts: GameParts<T>,
  planOf: (kind: PuzzleKind, text: string) => PuzzlePlan<T, Texts>,
  loadTexts: (language: Language) => Promise<Texts>,
): GamePuzzles {
  return {
    async open(kind, text, language, deps) {
      const texts = signal(await loadTexts(language));
      const puzzle = new PuzzleTable(parts.game, planOf(kind, text), { ...deps, texts });
      const { table, phase, part, parts: count, coachText, advice, hintsLeft } = puzzle;
      return {
        table,
        phase,
        part,
        parts: count,
        coachText,
        advice,
        hintsLeft,
        askHint: () => puzzle.askHint(),
        log: signal([]),
        scorePoints: signal([]),
        highlight: signal(null),
        moment: signal(null),
        play() {
          const { scene } = puzzle;
          if (scene === undefined) return <parts.Play key="open" table={table} />;
          return <parts.Play key={part.value} table={puzzle.tableOf(scene)} />;
        },
        showPart: (next) => {
          part.value = next;
        },
        showSolution: () => puzzle.showSolution(),
        speak: async (other) => {
          texts.value = await loadTexts(other);
        },
        close: () => undefined,
      };
    },
  };
}
