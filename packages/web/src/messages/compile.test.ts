/** Messages as they are compiled, and what the check says of those that can't be used. */

import { expect, test } from 'vitest';
import { problemsOfTexts } from '../../build/messages/check.ts';
import { compileMessage, runtimeNames } from '../../build/messages/compile.ts';
import { grammarOf } from './grammar';

type Args = Readonly<Record<string, unknown>>;

/** What a message says in English. */
function say(text: string, args: Args, english = text): string {
  const grammar = grammarOf('en');
  const message = new Function(...runtimeNames, `return ${compileMessage(text, english)}`)(
    ...runtimeNames.map((name) => grammar[name]),
  );
  return typeof message === 'function' ? message(args) : message;
}

test.each<[text: string, args: Args, said: string]>([
  ['Rules', {}, 'Rules'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a message, and no template
  ['A `tick`, ${this} and a \\ stay', { this: 'that' }, 'A `tick`, $that and a \\ stay'],
  ["It''s", {}, "It's"],
  ["'{'braces'}' and #", {}, '{braces} and #'],
  ['{name} to move', { name: "O'Hara #1 {x} `" }, "O'Hara #1 {x} ` to move"],
  ['{number, plural, one {# stone} other {# stones}}', { number: 1 }, '1 stone'],
  ['{number, plural, one {# stone} other {# stones}}', { number: 12_345 }, '12,345 stones'],
  ['{number, plural, =0 {none} one {one} other {#}}', { number: 0 }, 'none'],
  ['{number, plural, one {{name}} other {{name}, #}}', { name: '#1', number: 2 }, '#1, 2'],
  ["{number, plural, one {# '#'} other {# '#'s}}", { number: 2 }, '2 #s'],
  ['{digit, select, 8 {an 8} other {a {digit}}}', { digit: 8 }, 'an 8'],
  ['{digit, select, 8 {an 8} other {a {digit}}}', { digit: 9 }, 'a 9'],
  ['{names, list}', { names: ['Ada', 'Bo', 'Cy'] }, 'Ada, Bo, and Cy'],
  ['{squares, list, or}', { squares: ['c6', 7] }, 'c6 or 7'],
  ['{sums, list, comma}; {sums, list, semicolon}', { sums: [1, 2] }, '1, 2; 1; 2'],
  ['{digits, plural, =0 {none} other {{digits, list}}}', { digits: [] }, 'none'],
  ['{digits, plural, =0 {none} other {{digits, list}, # in all}}', { digits: [3, 5] }, '3 and 5, 2 in all'],
  ['{value, number}, {value, number, percent}, {value, number, ::.0}', { value: 0.25 }, '0.25, 25%, 0.3'],
])('%s', (text, args, said) => {
  expect(say(text, args)).toBe(said);
});

test('a translation may count a list that English only names', () => {
  expect(say('{n, plural, one {eins} other {#}}', { n: ['a', 'b'] }, '{n, list}')).toBe('2');
});

test.each([
  ['{name} to move', '{nom} joue', ['{name} is missing', '{nom} is not in English']],
  ['Close', '  ', ['is empty']],
  ['{name}', '{name', ['Unexpected message end at line 1 col 6']],
  ['{n, plural, one {#} other {#}}', '{n, plural, other {#}}', ['{n, plural, …} has no form for one']],
  ['{n, plural, one {#} other {#}}', '{n, plural, one {#}}', ['{n, plural, …}: the form "other" is missing']],
  [
    '{n, plural, one {#} other {#}}',
    '{n, plural, one {#} few {#} other {#}}',
    ['{n, plural, …} never takes the form few'],
  ],
  ['{n}', '{n, plural, one {#} other {#}}', ['{n} is used as a number, but is a text in English']],
  ['{n, list}', '{n, shout}', ['{n, shout}: there is no such format']],
] as const)('%s as %s', (english, text, problems) => {
  expect(problemsOfTexts(new Map([['key', english]]), new Map([['key', text]]), 'fr')).toEqual(
    problems.map((problem) => `key: ${problem}`),
  );
});

test('a message that is missing, and one too many', () => {
  const english = new Map([['table.menu', 'Menu']]);
  expect(problemsOfTexts(english, new Map([['table.menus', 'Menu']]), 'fr')).toEqual([
    'table.menu: is missing',
    'table.menus: is not in English',
  ]);
});
