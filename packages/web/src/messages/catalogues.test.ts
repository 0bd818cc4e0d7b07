/** Every message in every language: it says something with plain arguments, and says it in that language. */

import { describe, expect, it } from 'vitest';
import { catalogue as deFirst } from './de/catalogue';
import { rulebook as deRulebook } from './de/rulebook';
import { catalogue as enFirst } from './en/catalogue';
import { rulebook as enRulebook } from './en/rulebook';
import { catalogue as frFirst } from './fr/catalogue';
import { rulebook as frRulebook } from './fr/rulebook';
import { catalogue as itFirst } from './it/catalogue';
import { rulebook as itRulebook } from './it/rulebook';
import { catalogue as nlFirst } from './nl/catalogue';
import { rulebook as nlRulebook } from './nl/rulebook';

const de = { ...deFirst, rulebook: deRulebook };
const en = { ...enFirst, rulebook: enRulebook };
const fr = { ...frFirst, rulebook: frRulebook };
const it_ = { ...itFirst, rulebook: itRulebook };
const nl = { ...nlFirst, rulebook: nlRulebook };

type Message = (...values: readonly unknown[]) => unknown;

/** The texts and functions of a catalogue by their path, `app.home.title`. */
function messagesOf(node: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (typeof node !== 'object' || node === null) return new Map([[path.slice(1), node]]);
  return new Map(Object.entries(node).flatMap(([key, child]) => [...messagesOf(child, `${path}.${key}`)]));
}

const isMessage = (value: unknown): value is Message => typeof value === 'function';
const parametersOf = (value: unknown): number => (isMessage(value) ? value.length : 0);

/** How parameters are called that take a list, and that take a number; the others take a text. */
const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const lists = setOf('names sums turned items draws digits squares inRow inColumn inBox');
const numbers = setOf(
  'all box boxesLeft chance claim cost digit doubles excess kept lacking left limit marker missing most number possibilities seconds sum total unsolved value wanted worth',
);

/** Plain values for the parameters of a message, by their names. */
function plainValues(message: Message, number: number): readonly unknown[] {
  const source = String(message);
  const names = source.slice(0, source.indexOf('=>')).match(/\w+/g) ?? [];
  return names.map((name) => {
    if (lists.has(name)) return number === 1 ? ['X'] : ['X', 'X', 'X'];
    return numbers.has(name) ? number : 'X';
  });
}

const english = messagesOf(en);

/** What a message says with plain values around this number. The English one tells what its parameters are. */
function said(messages: ReadonlyMap<string, unknown>, key: string, number: number): unknown {
  const message = messages.get(key);
  const pattern = english.get(key);
  return isMessage(message) && isMessage(pattern) ? message(...plainValues(pattern, number)) : message;
}

/** Names, squares and numbers go, and the words that are the same everywhere. */
const ownWords = (text: string): string =>
  text.replace(/Kakuro Challenge|Kakuro|Kakuzu|Riverstone|X/g, '').replace(/[^\p{L}]/gu, '');

/** Messages that are the same as in English because the words are, and the languages where that is so. */
const sameAsEnglish: Readonly<Record<string, string>> = {
  'app.about.version': 'fr de',
  'app.botNames.master.0': 'fr it nl de',
  'app.frameKeys.pause': 'fr',
  'app.games.kakuro-challenge.unit': 'fr',
  'app.games.kakuro-race.unit': 'fr',
  'app.keyNames.Backspace': 'it nl',
  'app.keyNames.Enter': 'nl',
  'app.keyNames.Escape': 'it nl de',
  'app.newTable.bot': 'it nl de',
  'app.newTable.options': 'fr',
  'app.table.bot': 'it nl',
  'app.table.menu': 'fr it nl',
  'app.table.pause': 'fr de',
  'howToPlay.kakuro-challenge.words.1.term': 'fr',
  'kakuro-challenge.claim.no': 'it',
  'kakuro-challenge.options.layouts.standard': 'fr it de',
  'kakuro-challenge.options.scoring': 'fr',
  'kakuro-challenge.spoken.red': 'fr',
  'kakuro-race.options.reset': 'fr it de',
  'kakuro-race.stand.seconds': 'it nl de',
  'kakuro-race.story.marker': 'de',
  'kakuzu.notes.pencil': 'fr',
};

const translations = [
  ['fr', fr],
  ['it', it_],
  ['nl', nl],
  ['de', de],
] as const;

describe.each([['en', en], ...translations] as const)('%s', (_, catalogue) => {
  const messages = messagesOf(catalogue);

  it.each([0, 1, 2, 5, 21])('says something everywhere, with %i too', (number) => {
    for (const key of messages.keys()) {
      const text = said(messages, key, number);
      expect(text, key).toEqual(expect.stringMatching(/\S/));
      expect(text, key).not.toMatch(/undefined|NaN|\[object|#|\$\{/);
    }
  });

  it('has the messages of the English, with as many parameters', () => {
    const shape = (all: ReadonlyMap<string, unknown>): unknown =>
      Object.fromEntries([...all].map(([key, message]) => [key, parametersOf(message)]));
    expect(shape(messages)).toEqual(shape(english));
  });

  it('has short names for the bots, each another', () => {
    const names = Object.values(catalogue.app.botNames).flat();
    expect(new Set(names).size).toBe(20);
    expect(names.filter((name) => name.length > 8)).toEqual([]);
  });
});

describe.each(translations)('%s', (language, catalogue) => {
  it('says nothing in English', () => {
    const messages = messagesOf(catalogue);
    const same = [...messages.keys()].filter((key) => {
      const text = said(messages, key, 2);
      return text === said(english, key, 2) && ownWords(String(text)) !== '';
    });
    const expected = Object.keys(sameAsEnglish).filter((key) => sameAsEnglish[key]?.split(' ').includes(language));
    expect(same.sort()).toEqual(expected);
  });
});

it('puts a no-break space where French wants one', () => {
  const messages = messagesOf(fr);
  for (const key of messages.keys()) {
    expect(said(messages, key, 2), key).not.toMatch(/(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])/);
  }
});
