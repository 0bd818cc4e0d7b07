/** Counts the grids beside the page: an open board has so many that a phone needs a moment. */

import { odds } from '@riverstone/bots/kakuzu';
import type { OddsAnswer } from './odds-answer';

addEventListener('message', ({ data }: MessageEvent<readonly number[]>) => {
  const found = odds(data);
  const answer: OddsAnswer = found === undefined ? null : { ...found, odds: Array.from(found.odds) };
  postMessage(answer);
});
