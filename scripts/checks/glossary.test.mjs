/** The glossary names only types that the code has. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('names no type that is gone', () => {
  const glossary = readFileSync(`${root}docs/glossary.md`, 'utf8');
  const named = new Set([...glossary.matchAll(/`([A-Z]\w+)(?:<T>)?`/g)].map(([, name]) => name));
  const declaration = '(interface|type|class|function|const) [A-Z][A-Za-z]+';
  const lines = execFileSync('git', ['grep', '-hoE', declaration, '--', 'packages'], { cwd: root, encoding: 'utf8' });
  const declared = new Set(lines.split('\n').map((line) => line.split(' ')[1]));
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((name) => !declared.has(name))).toEqual([]);
});
