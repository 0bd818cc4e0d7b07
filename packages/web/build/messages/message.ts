/** One message: ICU MessageFormat text, parsed into the few things that the page's catalogues use. */

import { parse, type Token } from '@messageformat/parser';

/** What a placeholder takes: a text (or a plain number), a number that is counted or formatted, or a list. */
export type ArgumentKind = 'text' | 'number' | 'list';

/** How a value is written, by the name of the formatter and its style in the message. */
const formats = {
  number: { kind: 'number' },
  'number percent': { kind: 'number' },
  'number ::.0': { kind: 'number' },
  list: { kind: 'list' },
  'list or': { kind: 'list' },
  'list comma': { kind: 'list' },
  'list semicolon': { kind: 'list' },
} as const satisfies Readonly<Record<string, { readonly kind: ArgumentKind }>>;

export type FormatName = keyof typeof formats;

export type MessagePart =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'argument'; readonly name: string }
  | { readonly type: 'format'; readonly name: string; readonly format: FormatName }
  /** `#`: the number of the plural around it. */
  | { readonly type: 'count'; readonly name: string }
  | { readonly type: 'plural' | 'select'; readonly name: string; readonly cases: MessageCases };

/** The forms of a plural or a select by key (`one`, `=0`, `other`), in the order of the text. */
export type MessageCases = ReadonlyMap<string, readonly MessagePart[]>;

/** Parses a message. Throws an error that a translator can act on. */
export function parseMessage(text: string): readonly MessagePart[] {
  return partsOf(parse(text), null);
}

function partsOf(tokens: readonly Token[], counted: string | null): readonly MessagePart[] {
  return tokens.map((token) => partOf(token, counted));
}

function partOf(token: Token, counted: string | null): MessagePart {
  switch (token.type) {
    case 'content':
      return { type: 'literal', text: token.value };
    case 'argument':
      return { type: 'argument', name: token.arg };
    case 'octothorpe':
      return counted === null ? { type: 'literal', text: '#' } : { type: 'count', name: counted };
    case 'function': {
      const style = (token.param ?? []).map((part) => (part.type === 'content' ? part.value : '')).join('');
      const format = `${token.key} ${style.trim()}`.trim();
      if (!isFormat(format)) {
        throw new Error(`{${token.arg}, ${format.replace(' ', ', ')}}: there is no such format`);
      }
      return { type: 'format', name: token.arg, format };
    }
    case 'plural':
    case 'select': {
      if (!token.cases.some(({ key }) => key === 'other')) {
        throw new Error(`{${token.arg}, ${token.type}, …}: the form "other" is missing`);
      }
      if (token.pluralOffset) throw new Error(`{${token.arg}, plural, …}: an offset is not supported`);
      const around = token.type === 'plural' ? token.arg : counted;
      const cases = new Map(token.cases.map(({ key, tokens }) => [key, partsOf(tokens, around)]));
      return { type: token.type, name: token.arg, cases };
    }
    case 'selectordinal':
      throw new Error(`{${token.arg}, selectordinal, …}: ordinals are not supported`);
  }
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

/** Visits the parts of a message, those inside of plurals and selects too. */
export function visitParts(parts: readonly MessagePart[], visit: (part: MessagePart) => void): void {
  for (const part of parts) {
    visit(part);
    if ('cases' in part) for (const inner of part.cases.values()) visitParts(inner, visit);
  }
}

/** What a message must be given, by name, in the order of the text. */
export function argumentsOf(parts: readonly MessagePart[]): ReadonlyMap<string, ArgumentKind> {
  const uses = new Map<string, Set<string>>();
  visitParts(parts, (part) => {
    if (part.type === 'literal') return;
    const ways = uses.get(part.name) ?? new Set();
    ways.add(part.type === 'format' ? formats[part.format].kind : part.type);
    uses.set(part.name, ways);
  });
  return new Map([...uses].map(([name, ways]) => [name, kindOf(name, ways)]));
}

/** A list may also be counted: the plural of a list is that of its length. */
function kindOf(name: string, ways: ReadonlySet<string>): ArgumentKind {
  if (ways.has('list')) {
    const other = ['argument', 'number', 'select'].find((way) => ways.has(way));
    if (other !== undefined) throw new Error(`{${name}} is a list, and used as ${other} too`);
    return 'list';
  }
  return ways.has('plural') || ways.has('number') ? 'number' : 'text';
}
