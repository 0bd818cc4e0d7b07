/** Every message in every language: complete, compiled without leftovers, and said in that language. */

import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { gameIds } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { findAreas, readMessages } from '../../build/messages/areas.ts';
import { problemsOfCatalogues } from '../../build/messages/check.ts';
import { compileMessage, runtimeNames } from '../../build/messages/compile.ts';
import { argumentsOf, parseMessage } from '../../build/messages/message.ts';
import { textsOf } from '../../build/messages/tree.ts';
import { staleTypeFiles } from '../../build/messages/types.ts';
import { grammarOf } from './grammar';
import { type Language, languages } from './words';

const source = fileURLToPath(new URL('..', import.meta.url));

it('every language has every message, with the arguments and plural forms it needs', () => {
  expect(problemsOfCatalogues(source)).toEqual([]);
});

it('the types are those of the English messages', () => {
  expect([...staleTypeFiles(source).keys()]).toEqual([]);
});

/** The texts of a language by area and path, `kakuzu:square.open`. */
function textsIn(language: Language): ReadonlyMap<string, string> {
  return new Map(
    findAreas(source).flatMap((area) =>
      [...textsOf(readMessages(area, language))].map(([key, text]) => [`${area.name}:${key}`, text] as const),
    ),
  );
}

const english = textsIn('en');

/** What the messages of a language say with plain values around a number. */
function saidIn(language: Language, number: number): ReadonlyMap<string, string> {
  const values = { text: 'X', number, list: Array.from({ length: number === 1 ? 1 : 3 }, () => 'X') };
  const grammar = grammarOf(language);
  const runtime = runtimeNames.map((name) => grammar[name]);
  return new Map(
    [...textsIn(language)].map(([key, text]) => {
      const pattern = english.get(key) ?? text;
      const message = new Function(...runtimeNames, `return ${compileMessage(text, pattern)}`)(...runtime);
      if (typeof message === 'string') return [key, message];
      const kinds = [...argumentsOf(parseMessage(pattern))];
      return [key, message(Object.fromEntries(kinds.map(([name, kind]) => [name, values[kind]])))];
    }),
  );
}

/** The rules show code between backticks. */
const prose = (text: string): string => text.replace(/`[^`]*`/g, '');

/** A text in the quotation marks of any of the languages. */
const quotes = /“(.+?)”|„(.+?)“|«\s*(.+?)\s*»|‘(.+?)’/g;

/** Lists are our own kind of argument. Tools for translators take them for arguments of no kind. */
const withoutLists = (text: string): string => text.replace(/, list(?:, \w+)?\}/g, '}');

describe.each(languages)('%s', (language) => {
  it('is read by the parser that other tools use', () => {
    for (const text of textsIn(language).values()) parse(withoutLists(text), { ignoreTag: true });
  });

  it.each([0, 1, 2, 5, 21])('says something everywhere, with %i too', (number) => {
    for (const [key, text] of saidIn(language, number)) {
      expect(text, key).toMatch(/\S/);
      expect(prose(text), key).not.toMatch(/undefined|NaN|\[object|#|\$\{|[{}]/);
    }
  });

  it('has short names for the bots, each another', () => {
    const names = [...textsIn(language)].filter(([key]) => key.startsWith('app:botNames.')).map(([, name]) => name);
    expect(new Set(names).size).toBe(20);
    expect(names.filter((name) => name.length > 8)).toEqual([]);
  });

  it('calls buttons in how-to and lesson what they are called at the table', () => {
    for (const game of gameIds) {
      const textsOfArea = (area: string): readonly string[] =>
        [...textsIn(language)].filter(([key]) => key.startsWith(`${area}:`)).map(([, text]) => text);
      const labels = textsOfArea(game);
      const quoted = [...textsOfArea(`${game}/how-to`), ...textsOfArea(`${game}/lesson`)].flatMap((text) =>
        [...text.matchAll(quotes)].map((found) => found.slice(1).join('')),
      );
      expect(quoted.length, game).toBeGreaterThan(0);
      expect(
        quoted.filter((name) => !labels.includes(name)),
        game,
      ).toEqual([]);
    }
  });
});

/** Names, squares and numbers go, and the words that are the same everywhere. */
const ownWords = (text: string): string =>
  text.replace(/Kakuro Challenge|Kakuro|Kakuzu|Riverstone|X/g, '').replace(/[^\p{L}]/gu, '');

/** Messages that are the same as in English because the words are, and the languages where that is so. */
const sameAsEnglish: Readonly<Record<string, string>> = {
  'app:botNames.master.0': 'fr it nl de',
  'app:frameKeys.pause': 'fr',
  'app:home.playNow': 'it nl de',
  'app:home.setUp': 'fr',
  'app:keyNames.Backspace': 'it nl',
  'app:keyNames.Enter': 'nl',
  'app:keyNames.Escape': 'it nl de',
  'app:newTable.bot': 'it nl de',
  'app:newTable.options': 'fr',
  'app:sum.is': 'nl',
  'app:sum.plus': 'fr nl de',
  'app:table.bot': 'it nl',
  'app:table.menu': 'fr it nl',
  'app:table.pause': 'fr de',
  'companion:score.kinds.points': 'fr',
  'companion:score.total': 'fr',
  'companion:timer.minutes': 'fr it nl de',
  'companion:timer.pause': 'fr de',
  'companion:timer.seconds': 'fr it nl de',
  'daily:sharedPar': 'it nl',
  'history:onlineMark': 'it nl de',
  'history:opponents.computer': 'it nl de',
  'history:opponents.online': 'it nl de',
  'kakuro-challenge/how-to:words.1.term': 'fr',
  'kakuro-challenge:claim.no': 'it',
  'kakuro-challenge:options.layouts.standard': 'fr it de',
  'kakuro-challenge:options.scoring': 'fr',
  'kakuro-challenge:outcome.scored': 'fr',
  'kakuro-challenge:spoken.red': 'fr',
  'kakuro-challenge:unit': 'fr',
  'kakuro-race:options.reset': 'fr it de',
  'kakuro-race:stand.seconds': 'it nl de',
  'kakuro-race:unit': 'fr',
  'kakuzu:notes.pencil': 'fr',
  'online:bots.marked': 'it nl',
  'online:chat.title': 'it nl de',
  'online:match.duel': 'nl de',
  'online:minutes': 'fr',
  'online:play.no': 'it',
  'online:room.host': 'it nl',
  'settings:about.version': 'fr de',
  'settings:motions.auto': 'de',
  'settings:themes.auto': 'de',
};

const translations = languages.filter((language) => language !== 'en');

it.each(translations)('%s says nothing in English', (language) => {
  const inEnglish = saidIn('en', 2);
  const same = [...saidIn(language, 2)].filter(([key, text]) => text === inEnglish.get(key) && ownWords(text) !== '');
  const expected = Object.keys(sameAsEnglish).filter((key) => sameAsEnglish[key]?.split(' ').includes(language));
  expect(same.map(([key]) => key).sort()).toEqual(expected);
});

it('puts a no-break space where French wants one', () => {
  for (const [key, text] of saidIn('fr', 2)) {
    expect(prose(text), key).not.toMatch(/(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])/);
  }
});

it('names everybody who shares a win with me in one list', () => {
  const said = [1, 2].map((number) => saidIn('en', number).get('app:table.sharedWithYou'));
  expect(said).toEqual(['You and X win', 'You, X, X, and X win']);
});

/** What is read at a table. The pitch of a game is for the home page, and its credit names people and publishers. */
const isForTables = (key: string): boolean =>
  tableAreas.includes(key.slice(0, key.indexOf(':'))) && !/:(pitch|credit)$/.test(key);
const tableAreas = ['app', 'online', 'lesson', ...gameIds.flatMap((game) => [game, `${game}/lesson`])];

const MAX_WORDS = 12;

/** A word has a letter or a digit: a sign on its own is none. */
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

it.each(languages)('no sentence at a table has more than twelve words: %s', (language) => {
  for (const number of [1, 2]) {
    const long = [...saidIn(language, number)]
      .filter(([key]) => isForTables(key))
      .flatMap(([key, text]) => text.split(/[.!?…]+(?=\s|$)/).map((sentence) => `${key}: ${sentence.trim()}`))
      .filter((line) => wordsIn(line.slice(line.indexOf(' '))) > MAX_WORDS);
    expect(long).toEqual([]);
  }
});
