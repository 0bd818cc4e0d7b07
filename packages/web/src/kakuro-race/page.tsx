/** Kakuro, the race, on the page. */

import { kakuroRace } from '@riverstone/rules/kakuro-race';
import { words } from '../messages/words';
import { gamePage } from '../table/game-page';
import { hindsightOf, hindsightWords } from './look-back/missed-claims';
import { usualOptions } from './options/help-with-counting';
import { OptionsForm } from './options/options-form';
import { Play } from './play';
import type { RaceHappening } from './table/race-table';
import { tell } from './words/log-words';
import { refusalWords } from './words/refusal-words';

export const page = gamePage({
  id: 'kakuro-race',
  game: kakuroRace,
  hides: (view) => view.options.sealed,
  // On one device each has the sand alone, and who has sealed nothing by then has sealed none; what was sealed stays.
  lapse: ({ round }) => (round?.ownSeal === null ? { type: 'none' as const } : null),
  // Bots search from the moment the marker lies open.
  isHurried: (view) => view.status.awaited.length > 1,
  // Who was faster stands in the prompt, and by how much in the photo finish.
  refused: (refusal) => (refusal.detail.reason === 'call-open' ? null : refusalWords(words()['kakuro-race'], refusal)),
  Play,
  OptionsForm,
  usual: usualOptions,
  tell: tellWithHindsight,
});

function tellWithHindsight(
  happening: RaceHappening,
  names: readonly string[],
  story: readonly RaceHappening[],
): readonly string[] {
  const text = words()['kakuro-race'];
  const found = hindsightOf(happening);
  const hindsight = found === null ? null : hindsightWords(text, found, names);
  return tell(happening, { text, names, hindsight, seconds: secondsSinceMarker(happening, story) });
}

/** The first marker lies there when the game begins. */
function secondsSinceMarker({ version, at }: RaceHappening, story: readonly RaceHappening[]): number {
  const turned = story.findLast(
    (each) => each.version < version && each.events.some(({ type }) => type === 'marker-turned'),
  );
  return (at - (turned?.at ?? 0)) / 1000;
}
