/** The words of docs/terms.csv stand on the buttons, and what docs/style.md forbids stands nowhere. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findAreas, readMessages } from '../../build/messages/areas.ts';
import { textsOf } from '../../build/messages/tree.ts';
import { type Language, languages } from './words';

const source = fileURLToPath(new URL('..', import.meta.url));

const table = readFileSync(new URL('../../../../docs/terms.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split(','));

/** A term in a language: several share a row, in the same order in each cell. */
function termIn(language: Language, term: string): string {
  const column = table[0]?.indexOf(language) ?? -1;
  for (const row of table.slice(1)) {
    const place = row[0]?.split('; ').indexOf(term) ?? -1;
    const found = row[column]?.split('; ')[place];
    if (found !== undefined) return found;
  }
  throw new Error(`no term ${term} in ${language}`);
}

/** The texts of a language by area and path, `kakuzu:square.open`. */
const textsIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    findAreas(source).flatMap((area) =>
      [...textsOf(readMessages(area, language))].map(([key, text]) => [`${area.name}:${key}`, text] as const),
    ),
  );

const onButtons: Readonly<Record<string, readonly string[]>> = {
  Human: ['app:newTable.person'],
  Moves: ['app:table.log'],
  Undo: ['app:table.undoOf.you', 'kakuro-race:buttons.stepBack', 'kakuzu:notes.undo'],
  Hint: ['app:table.hint'],
  Resume: ['app:table.resume', 'online:pausing.resume'],
  'Play again': ['app:table.rematch'],
  Resign: ['app:resigning.resign'],
  'Your turn': ['app:home.turnOf.you'],
  Host: ['online:room.host'],
  Chat: ['online:chat.title'],
  companion: ['app:home.companion'],
  none: ['kakuro-race:buttons.none'],
};

/** In any language: a straight apostrophe in a word, dots for an ellipsis. */
const anywhere = /\p{L}'\p{L}|\.\.\./u;

const forbidden: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:turn(?:s|ed|ing)? over|lays?|laying|laid)\b| …/i,
  fr: /\bvous\b|\bvotre\b|s’est levé|qui l’a épuis|\d fois Doublon|\b(?:de |d’)\{name\}| …/i,
  it: /chi ospita|si è ritirat|\d volte Doppione/i,
  nl: /gastheer|\bom om\b|somfiche|meeste (?:punten|stenen) win|\bu\b|“/i,
  de: /Spielende|zweifelt an\b|meisten (?:Punkte|Steine) gewinn|\p{L}…/iu,
};

describe.each(languages)('%s', (language) => {
  const texts = textsIn(language);

  it('calls things by their terms', () => {
    const lower = (text: string | undefined): string | undefined => text?.toLocaleLowerCase(language);
    for (const [term, keys] of Object.entries(onButtons))
      for (const key of keys) expect(lower(texts.get(key)), key).toBe(lower(termIn(language, term)));
  });

  it('says nothing that its style forbids', () => {
    const found = [...texts].filter(([, text]) => {
      // The rules show code between backticks, and tell where tiles lay.
      const prose = text.replace(/`[^`]*`|\blay (?:there|before)\b/g, '');
      return forbidden[language].test(prose) || anywhere.test(prose);
    });
    expect(found).toEqual([]);
  });
});
