/** The tests of a package's doc examples: each runs, and each public function and class has one. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { examplesIn } from './extract.js';
import { type ExampleScope, runExample } from './run.js';

export interface DocumentedPackage {
  /** The folder of its sources. */
  readonly sources: URL;
  /** Its entry points: each function and class that they export must have an example. */
  readonly entries: readonly object[];
  /** What an example may name beside the exports of its own file; the first scope that has a name counts. */
  scopesFor(file: string): readonly ExampleScope[];
}

export async function testDocExamples({ sources, entries, scopesFor }: DocumentedPackage): Promise<void> {
  const folder = fileURLToPath(sources);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .sort();
  const documented = new Set<unknown>();
  const cases: { readonly title: string; readonly code: string; readonly scopes: readonly ExampleScope[] }[] = [];
  for (const file of files) {
    const examples = examplesIn(readFileSync(`${folder}${file}`, 'utf8'));
    // Some files without examples start something when they are loaded.
    if (examples.length === 0) continue;
    const own: object = await import(`${folder}${file}`);
    for (const { name, code } of examples) {
      if (code.includes(name)) documented.add(Reflect.get(own, name));
      cases.push({ title: `${file} ${name}`, code, scopes: [own, ...scopesFor(file)] });
    }
  }

  describe('doc examples', () => {
    it.each(cases)('$title', ({ code, scopes }) => runExample(code, scopes));

    it('every public function and class has one that uses it', () => {
      const missing = entries.flatMap((entry) =>
        Object.entries(entry).flatMap(([name, value]) =>
          typeof value === 'function' && !documented.has(value) ? [name] : [],
        ),
      );
      expect(missing).toEqual([]);
    });
  });
}
