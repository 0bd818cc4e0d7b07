/**
 * Which modules share a file of the built page. Rolldown would make a file for each set of screens that share a module;
 * dozens of small files compress worse than a few.
 */

import type { Rolldown } from 'vite';

/** Modules below `packages/`, by the start of their path there: a folder, or a file without its extension. */
const below =
  (...starts: readonly string[]): ((id: string) => boolean) =>
  (id) => {
    const path = id.replaceAll('\\', '/').replace(/^.*\/packages\//, '');
    return starts.some((start) => path.startsWith(start) && /^(?:$|[./])/.test(path.slice(start.length)));
  };

/** Only the modules themselves: what they import belongs where it belongs. */
const alone = { includeDependenciesRecursively: false } as const;

/** The first group that a module belongs to takes it. What is in none is split by who imports it. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // All that the first screen needs, in one file and one style sheet: each further one would be a trip more.
  { name: 'first', tags: ['$initial'] },
  // What forms are made of.
  {
    name: 'form-controls',
    test: below('web/src/ui/controls/select', 'web/src/ui/controls/switch', 'web/src/ui/controls/text-field'),
    ...alone,
  },
  // What rule books share with their games.
  { name: 'grid', test: below('rules/src/core/grid', 'rules/src/core/rows'), ...alone },
  // What also an online table needs before its game begins.
  {
    name: 'table-basics',
    test: below(
      'rules/src/core/timer',
      'rules/src/hosting/clocks',
      'rules/src/records/resignation',
      'web/src/rulebook/rules-sheet',
      'web/src/table/lazy-thinker',
      'web/src/table/thinker-on-demand',
      'web/src/table/log/log-lines',
      'web/src/table/seats/bot-mark',
      'web/src/table/speaker',
      'web/src/table/table-shell',
      'web/src/ui/dialogs',
      'web/src/ui/pictures/seat-mark',
      'web/src/ui/controls/menu',
      'web/src/ui/controls/stepper',
    ),
    ...alone,
  },
  // What the rules of all games are made with.
  { name: 'rules', test: below('rules/src/core'), ...alone },
  // A table on this device.
  {
    name: 'device-table',
    test: below(
      'bots/src/hosting',
      'rules/src/hosting',
      'web/src/screens/device-table-screen',
      'web/src/table/clock/device-clocks',
      'web/src/table/clock/personal-clocks',
      'web/src/table/clock/table-time',
      'web/src/table/device',
      'web/src/table/hot-seat/hot-seat',
      'web/src/table/saved/obfuscate',
      'web/src/table/saved/deal-log',
      'web/src/table/saved/sealed-log',
    ),
    ...alone,
  },
  // What is kept of finished games.
  {
    name: 'kept-games',
    test: below(
      'web/src/history/game-summaries',
      'web/src/history/game-summary',
      'web/src/screens/suggested-level',
      'web/src/table/saved/row-store',
    ),
    ...alone,
  },
  // Only asked for by a press of `?`, and when a game is over.
  { name: 'keys-sheet', test: below('web/src/table/layout/keys-sheet'), ...alone },
  {
    name: 'ending',
    test: below(
      'web/src/table/ending/best-move',
      'web/src/table/ending/ending',
      'web/src/table/ending/final-table',
      'web/src/table/ending/help-used',
      'web/src/table/ending/podium',
      'web/src/table/ending/ranking',
      'web/src/table/ending/score-curve',
      'web/src/table/ending/solo-result',
    ),
    ...alone,
  },
  // A board with all around it, here or online.
  {
    name: 'table',
    test: below(
      'web/src/table/clock',
      'web/src/table/records/download-record',
      'web/src/table/game-page',
      'web/src/table/hot-seat',
      'web/src/table/ending',
      'web/src/table/hints',
      'web/src/table/layout',
      'web/src/table/log',
      'web/src/table/past',
      'web/src/table/refused-words',
      'web/src/table/resign-words',
      'web/src/table/shown-game',
      'web/src/table/spoken-sum',
      'web/src/table/status-without',
      'web/src/table/undo-refusal',
      'web/src/ui/board',
      'web/src/table/seats/seat-plan',
      'web/src/table/square-names',
      'web/src/ui/motion',
      'web/src/ui/save-file',
    ),
    ...alone,
  },
];
