/**
 * Runs one example. A line `expression // => value` says what the expression gives; long ones put `// => value` on the
 * next line. Statements before it end with a semicolon. In the value, `…` stands for more of an object, list or text.
 */

import { isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';

/** The names that an example may use. Getters make a fresh value for each example. */
export type ExampleScope = object;

const claim = /^(.*?)\s*\/\/ => (.+)$/;
const moreKey = Symbol('more properties');
const moreItems = Symbol('more items');

/** Can be spread into an object and into a list, and leaves a mark in both. */
class More {
  readonly [moreKey] = true;
  *[Symbol.iterator](): Generator<symbol> {
    yield moreItems;
  }
}

/** Throws when the example throws, gives something else than it says, or says nothing about what it gives. */
export async function runExample(code: string, scopes: readonly ExampleScope[]): Promise<void> {
  const { body, claims } = withChecks(code);
  if (claims === 0) throw new Error('the example does not say what it gives: expression // => value');
  const names = namesIn(code).filter((name) => scopes.some((scope) => name in scope));
  const values = names.map((name) => Reflect.get(scopes.find((scope) => name in scope) ?? {}, name));
  const run = compileFunction(`return (async () => {\n${body}\n})();`, ['$check', '$more', ...names]);
  await Reflect.apply(run, undefined, [check, new More(), ...values]);
}

function namesIn(code: string): string[] {
  return [...new Set(code.match(/[A-Za-z_]\w*/g) ?? [])];
}

function withChecks(code: string): { readonly body: string; readonly claims: number } {
  const done: string[] = [];
  let expression: string[] = [];
  let claims = 0;
  for (const line of code.split('\n')) {
    const [, before, expected] = claim.exec(line) ?? [];
    if (before !== undefined && expected !== undefined) {
      const text = [...expression, before].join('\n').trim();
      done.push(
        `$check(await (${text.replace(/;$/, '')}), (${withMore(expected)}), ${JSON.stringify(`${text} // => ${expected}`)});`,
      );
      expression = [];
      claims++;
    } else if (/;\s*(\/\/.*)?$/.test(line) || /^\s*(\/\/.*)?$/.test(line)) {
      done.push(...expression, line);
      expression = [];
    } else {
      expression.push(line);
    }
  }
  return { body: [...done, ...expression].join('\n'), claims };
}

/** `…` outside of a text becomes a spread. */
function withMore(expected: string): string {
  return expected.replace(/'[^']*'|"[^"]*"|`[^`]*`|…/g, (found) => (found === '…' ? '...$more' : found));
}

function check(actual: unknown, expected: unknown, line: string): void {
  if (!matches(actual, expected)) throw new Error(`${line}\nbut it gives ${shown(actual)}`);
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (ArrayBuffer.isView(part) ? Object.values(part) : part)) ?? `${value}`;
}

function matches(actual: unknown, expected: unknown): boolean {
  if (typeof expected === 'string' && expected.endsWith('…')) {
    return typeof actual === 'string' && actual.startsWith(expected.slice(0, -1));
  }
  if (Array.isArray(expected)) return isList(actual) && matchesList([...actual], expected);
  if (typeof expected !== 'object' || expected === null || Object.getPrototypeOf(expected) !== Object.prototype) {
    return isDeepStrictEqual(actual, expected);
  }
  if (typeof actual !== 'object' || actual === null) return false;
  const keys = Object.keys(expected);
  const rest = Object.keys(actual).filter((key) => !keys.includes(key) && Reflect.get(actual, key) !== undefined);
  if (rest.length > 0 && !(moreKey in expected)) return false;
  return keys.every((key) => key in actual && matches(Reflect.get(actual, key), Reflect.get(expected, key)));
}

function isList(value: unknown): value is Iterable<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

function matchesList(actual: readonly unknown[], expected: readonly unknown[]): boolean {
  const more = expected.at(-1) === moreItems;
  const items = more ? expected.slice(0, -1) : expected;
  if (more ? actual.length < items.length : actual.length !== items.length) return false;
  return items.every((item, index) => matches(actual[index], item));
}
