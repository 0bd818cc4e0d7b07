/** The lesson's texts call a tile what the tray calls it. */

import { lazyMessages } from 'virtual:lazy-messages';
import { firstMessages } from 'virtual:messages';
import { expect, it } from 'vitest';
import { languages } from '../../messages/words';

it.each(languages)('in %s the New number has the name on its label', async (language) => {
  const [{ messages: first }, { messages: lesson }] = await Promise.all([
    firstMessages[language](),
    lazyMessages['kakuro-race/lesson'][language](),
  ]);
  const label = first['kakuro-race'].tiles.newShort({ digit: '9' });
  const squares = { first: 'a6', last: 'c6', square: 'd6' };
  for (const said of [lesson.cut.press, lesson.show.cut(squares), lesson.wrong.end(squares)]) {
    expect(said).toContain(label);
  }
});
