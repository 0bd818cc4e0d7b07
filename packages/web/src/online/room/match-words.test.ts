/** The words of the score of a match. */

import { lazyMessages } from 'virtual:lazy-messages';
import { expect, it } from 'vitest';
import { languages } from '../../messages/words';

it.each(languages)('in %s a name that ends in a digit does not run into the score', async (language) => {
  const { match } = (await lazyMessages.online[language]()).messages;
  const texts = [match.duel({ one: 'Player 1', score: '1–0', other: 'Ben' }), match.standing({ name: '1', wins: '1' })];
  for (const text of texts) expect(text).not.toMatch(/1\s*1/);
});
