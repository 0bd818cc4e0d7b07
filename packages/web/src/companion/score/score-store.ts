/** The score game of this device, stored after every change. */

import { signal } from '@preact/signals';
import type { CompanionMessages } from '../../messages/generated/companion';
import { deviceStore } from '../../settings/text-store';
import { readScore, scoreText } from './read-score';
import { newScoreGame, type ScoreGame } from './score-game';

const KEY = 'riverstone:companion-score';

/** Null before the first game. */
const stored = signal<ScoreGame | null>(readScore(deviceStore.read(KEY)));

// Another tab counts on: so does this one.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) stored.value = readScore(newValue);
});

export function storedScore(): ScoreGame | null {
  return stored.value;
}

export function keepScore(game: ScoreGame): void {
  stored.value = game;
  deviceStore.write(KEY, scoreText(game));
}

/** What somebody begins with who has not chosen anything: two players on the track. */
export function firstScoreGame(text: CompanionMessages): ScoreGame {
  return newScoreGame(
    'track',
    [0, 1].map((mark) => ({ name: text.player({ number: mark + 1 }), mark })),
  );
}

/** The points of an entry, with their sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
