/** Compiles messages to JavaScript: texts stay strings, and messages with placeholders become functions of their arguments. */

import {
  type ArgumentKind,
  argumentsOf,
  type FormatName,
  type MessageCases,
  type MessagePart,
  parseMessage,
} from './message.ts';
import { childOf, isList, type MessageTree } from './tree.ts';

/** What a compiled module asks of the page: see `src/messages/grammar.ts`. */
export const runtimeNames = ['and', 'count', 'number', 'or', 'percent', 'plural', 'tenths'] as const;

/** The expression of an area's messages. English says what each placeholder takes. */
export function compileTree(tree: MessageTree, english: MessageTree): string {
  if (typeof tree === 'string') return compileMessage(tree, typeof english === 'string' ? english : tree);
  if (isList(tree))
    return `[${tree.map((child, index) => compileTree(child, childOf(english, index) ?? child)).join(',')}]`;
  return `{${Object.entries(tree)
    .map(([key, child]) => `${JSON.stringify(key)}:${compileTree(child, childOf(english, key) ?? child)}`)
    .join(',')}}`;
}

/**
 * The expression of one message.
 * @example compileMessage('{name} to move') // (v)=>`${v.name} to move`
 */
export function compileMessage(text: string, english = text): string {
  const kinds = argumentsOf(parseMessage(english));
  const body = textOf(parseMessage(text), kinds);
  return kinds.size === 0 ? body : `(v)=>${body}`;
}

type Kinds = ReadonlyMap<string, ArgumentKind>;

function textOf(parts: readonly MessagePart[], kinds: Kinds): string {
  if (parts.every((part) => part.type === 'literal')) return JSON.stringify(parts.map(({ text }) => text).join(''));
  const [only] = parts;
  // A lone placeholder that gives a text anyway needs no template around it.
  if (parts.length === 1 && only !== undefined && only.type !== 'argument') return expressionOf(only, kinds);
  const spans = parts.map((part) =>
    part.type === 'literal' ? part.text.replaceAll(/[\\`]|\$\{/g, '\\$&') : `\${${expressionOf(part, kinds)}}`,
  );
  return `\`${spans.join('')}\``;
}

function expressionOf(part: MessagePart, kinds: Kinds): string {
  switch (part.type) {
    case 'literal':
      return JSON.stringify(part.text);
    case 'argument':
      return inputOf(part.name);
    case 'count':
      return `number(${countOf(part.name, kinds)})`;
    case 'format':
      return formatted[part.format](inputOf(part.name));
    case 'plural':
      return pluralOf(countOf(part.name, kinds), part.cases, kinds);
    case 'select':
      return selectOf(inputOf(part.name), part.cases, kinds);
  }
}

const inputOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? `v.${name}` : `v[${JSON.stringify(name)}]`);

/** A list is counted by its length. */
const countOf = (name: string, kinds: Kinds): string =>
  kinds.get(name) === 'list' ? `${inputOf(name)}.length` : inputOf(name);

const formatted: Readonly<Record<FormatName, (value: string) => string>> = {
  number: (value) => `number(${value})`,
  'number percent': (value) => `percent(${value})`,
  'number ::.0': (value) => `tenths(${value})`,
  list: (value) => `and(${value})`,
  'list or': (value) => `or(${value})`,
  'list comma': (value) => `${value}.join(", ")`,
  'list semicolon': (value) => `${value}.join("; ")`,
};

/** Forms without other placeholders keep their `#`, which is shorter; it is replaced when the form is known. */
function pluralOf(value: string, cases: MessageCases, kinds: Kinds): string {
  const parts = [...cases.values()].flat();
  const isPlain = parts.every((part) => part.type === 'count' || (part.type === 'literal' && !part.text.includes('#')));
  const forms = [...cases].map(([key, form]) => {
    const text = isPlain
      ? JSON.stringify(form.map((part) => (part.type === 'literal' ? part.text : '#')).join(''))
      : textOf(form, kinds);
    return `${key.replace('=', '')}:${text}`;
  });
  const isCounted = isPlain && parts.some(({ type }) => type === 'count');
  return `${isCounted ? 'count' : 'plural'}(${value},{${forms.join(',')}})`;
}

function selectOf(value: string, cases: MessageCases, kinds: Kinds): string {
  const choices = [...cases].filter(([key]) => key !== 'other');
  const last = textOf(cases.get('other') ?? [], kinds);
  return `(${choices.map(([key, form]) => `${value}==${JSON.stringify(key)}?${textOf(form, kinds)}:`).join('')}${last})`;
}
