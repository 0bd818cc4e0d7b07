/** Links on the Markdown pages lead somewhere, and the files they name exist. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { deadReferences } from './doc-links.mjs';

it('finds nothing dead in this repository', () => {
  expect(deadReferences(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

it('finds dead links, headings, file names and npm scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-links-'));
  try {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    writeFileSync(join(folder, 'b.md'), '# One `two`, three\n');
    writeFileSync(join(folder, 'package.json'), '{"scripts":{"test:unit":"vitest"}}');
    const good = '[b](b.md#one-two-three) [web](https://example.org/x) `src/<game>/x.ts` `npm run test:unit`';
    writeFileSync(
      join(folder, 'a.md'),
      `${good}\n[c](c.md) [b](b.md#four) \`src/x.ts\`\n~~~sh\nnpm run test:none -- x\n~~~\n`,
    );
    expect(deadReferences(folder)).toEqual([
      'a.md: c.md does not exist',
      'a.md: b.md#four has no such heading',
      'a.md: there is no src/x.ts',
      'a.md: there is no script test:none',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
