/**
 * Compiles messages to JavaScript: texts stay strings, and messages with placeholders become functions of their
 * arguments.
 */

import {
  type ArgumentKind,
  argumentsOf,
  type FormatName,
  type MessageCases,
  type MessagePart,
  parseMessage,
} from './message.ts';
import { childOf, isList, type MessageTree } from './tree.ts';

/** What compiled messages ask of the page: see `src/messages/grammar.ts`. */
export const runtimeNames = ['and', 'count', 'number', 'or', 'percent', 'plural', 'tenths'] as const;

/** Messages in one language, with what English says of them. */
export interface CompilableMessages {
  readonly tree: MessageTree;
  /** The same messages in English, where the placeholders say what they take. */
  readonly english: MessageTree;
}

/**
 * The code of a group of messages: statements that come first, and an expression for each.
 * Forms such as `{points, plural, one {# point} other {# points}}` that stand in several messages are written once.
 */
export function compileTrees(trees: readonly CompilableMessages[]): {
  readonly statements: string;
  readonly expressions: readonly string[];
} {
  const uses = new Map<string, number>();
  const compileAll = (share: Share): readonly string[] =>
    trees.map(({ tree, english }) => compileTree(tree, english, share));
  compileAll((form) => {
    uses.set(form, (uses.get(form) ?? 0) + 1);
    return null;
  });
  const shared = [...uses].filter(([, count]) => count > 1).map(([form]) => form);
  const names = new Map(shared.map((form, index) => [form, `f${index}`]));
  return {
    statements: shared.map((form) => `const ${names.get(form)}=n=>${form};\n`).join(''),
    expressions: compileAll((form) => names.get(form) ?? null),
  };
}

/**
 * The expression of one message.
 * @example compileMessage('{name} to move') // v=>`${v.name} to move`
 */
export function compileMessage(text: string, english = text): string {
  return messageCode(text, english, () => null);
}

/** Is told each form of one value `n`, as code. Answers with the name of a function that gives it, if there is one. */
type Share = (form: string) => string | null;

function compileTree(tree: MessageTree, english: MessageTree, share: Share): string {
  if (typeof tree === 'string') return messageCode(tree, typeof english === 'string' ? english : tree, share);
  const children = Object.entries(tree).map(
    ([key, child]) => [key, compileTree(child, childOf(english, key) ?? child, share)] as const,
  );
  if (isList(tree)) return `[${children.map(([, code]) => code).join(',')}]`;
  return `{${children.map(([key, code]) => `${JSON.stringify(key)}:${code}`).join(',')}}`;
}

function messageCode(text: string, english: string, share: Share): string {
  const kinds = argumentsOf(parseMessage(english));
  const body = textCode(parseMessage(text), { kinds, share, input: (name) => `v.${name}` });
  return kinds.size === 0 ? body : `v=>${body}`;
}

interface Scope {
  readonly kinds: ReadonlyMap<string, ArgumentKind>;
  readonly share: Share;
  /** The code of an argument's value. */
  readonly input: (name: string) => string;
}

function textCode(parts: readonly MessagePart[], scope: Scope): string {
  if (parts.every((part) => part.type === 'literal')) return JSON.stringify(parts.map(({ text }) => text).join(''));
  const [only] = parts;
  // A lone placeholder that gives a text anyway needs no template around it.
  if (parts.length === 1 && only !== undefined && only.type !== 'argument') return partCode(only, scope);
  const spans = parts.map((part) =>
    part.type === 'literal' ? part.text.replaceAll(/[\\`]|\$\{/g, '\\$&') : `\${${partCode(part, scope)}}`,
  );
  return `\`${spans.join('')}\``;
}

function partCode(part: MessagePart, scope: Scope): string {
  switch (part.type) {
    case 'literal':
      return JSON.stringify(part.text);
    case 'argument':
      return scope.input(part.name);
    case 'count':
      return `number(${countCode(part.name, scope)})`;
    case 'format':
      return formatted[part.format](scope.input(part.name));
    case 'plural':
    case 'select': {
      const codeOf = part.type === 'plural' ? pluralCode : selectCode;
      if (argumentsOf([part]).size > 1) return codeOf(part.name, part.cases, scope);
      const name = scope.share(codeOf(part.name, part.cases, { ...scope, share: () => null, input: () => 'n' }));
      return name === null ? codeOf(part.name, part.cases, scope) : `${name}(${scope.input(part.name)})`;
    }
  }
}

/** A list is counted by its length. */
const countCode = (name: string, { kinds, input }: Scope): string =>
  kinds.get(name) === 'list' ? `${input(name)}.length` : input(name);

const formatted: Readonly<Record<FormatName, (value: string) => string>> = {
  number: (value) => `number(${value})`,
  'number percent': (value) => `percent(${value})`,
  'number ::.0': (value) => `tenths(${value})`,
  list: (value) => `and(${value})`,
  'list or': (value) => `or(${value})`,
  'list comma': (value) => `${value}.join(", ")`,
  'list semicolon': (value) => `${value}.join("; ")`,
};

/**
 * Most plurals have two forms with no other placeholder. They keep their `#`, which is shorter; the page replaces it.
 */
function pluralCode(name: string, cases: MessageCases, scope: Scope): string {
  const [one, other] = ['one', 'other'].map((key) => plainForm(cases.get(key) ?? []));
  if (cases.size === 2 && one && other) return `count(${countCode(name, scope)},${one},${other})`;
  const forms = [...cases].map(([key, form]) => `${key.replace('=', '')}:${textCode(form, scope)}`);
  return `plural(${countCode(name, scope)},{${forms.join(',')}})`;
}

/** The code of a form that has only text and `#`; null for any other. */
function plainForm(parts: readonly MessagePart[]): string | null {
  const isPlain = parts.every((part) => part.type === 'count' || (part.type === 'literal' && !part.text.includes('#')));
  if (!isPlain || parts.length === 0) return null;
  return JSON.stringify(parts.map((part) => (part.type === 'literal' ? part.text : '#')).join(''));
}

function selectCode(name: string, cases: MessageCases, scope: Scope): string {
  const choices = [...cases].filter(([key]) => key !== 'other');
  const tests = choices.map(([key, form]) => `${scope.input(name)}==${JSON.stringify(key)}?${textCode(form, scope)}:`);
  return `(${tests.join('')}${textCode(cases.get('other') ?? [], scope)})`;
}
