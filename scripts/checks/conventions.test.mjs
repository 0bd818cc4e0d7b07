/** The project's own checks find what they look for, in a small repository with planted violations. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longComments, MOST_CHARACTERS } from './comment-lines.mjs';
import { folderCycles } from './folder-cycles.mjs';
import { fullFolders, MOST_FILES } from './folder-sizes.mjs';
import { duplicateTypes } from './unique-types.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-checks-'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  write('.gitignore', 'dist/\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('exported type names', () => {
  it.each([
    ['interface', 'export interface Question {\n}\n'],
    ['generic type', 'export type Question<T> = T;\n'],
    ['abstract class', 'export abstract class Question {}\n'],
  ])('a second definition is found: %s', (_, text) => {
    write('packages/rules/src/one.ts', 'export interface Question {\n  readonly a: 1;\n}\n');
    write('packages/web/src/two.tsx', text);
    expect(duplicateTypes(folder).duplicates).toEqual([
      ['Question', ['packages/rules/src/one.ts', 'packages/web/src/two.tsx']],
    ]);
  });

  it('what is passed on, not exported, or in tests and builds is no second definition', () => {
    write('packages/rules/src/one.ts', 'export interface Question {\n}\n');
    write('packages/rules/src/index.ts', "export type { Question } from './one.js';\n");
    write('packages/web/src/two.ts', 'interface Question {\n}\nexport type QuestionKey = 1;\n');
    write('packages/web/src/two.test.ts', 'export interface Question {\n}\n');
    write('packages/rules/src/dist/one.ts', 'export interface Question {\n}\n');
    expect(duplicateTypes(folder)).toEqual({ types: 2, duplicates: [] });
  });
});

describe('full folders', () => {
  it('counts what lies in a folder itself', () => {
    for (let number = 0; number < MOST_FILES; number++) write(`packages/web/src/ui/${number}.ts`, '');
    write('packages/web/src/ui/deeper/1.ts', '');
    expect(fullFolders(folder)).toEqual([]);
    write('packages/web/src/ui/one-more.test.ts', '');
    expect(fullFolders(folder)).toEqual([['packages/web/src/ui', MOST_FILES + 1]]);
  });
});

describe('comment lines', () => {
  it('finds long ones, and leaves code and links alone', () => {
    const long = 'word '.repeat(MOST_CHARACTERS / 5);
    write('packages/web/src/a.ts', `/** Short. */\n// ${long}\nconst text = '${long}';\n`);
    write('packages/web/src/b.css', `/*\n * ${long}\n */\n`);
    write('packages/web/src/c.ts', `// See https://example.org/${'x'.repeat(MOST_CHARACTERS)}\n`);
    expect(longComments(folder)).toEqual(['packages/web/src/a.ts:2', 'packages/web/src/b.css:2']);
  });
});

describe('cycles of folders', () => {
  it('are found between neighbours, at every level, and by way of a third', () => {
    const edges = [
      ['src/table/a.ts', 'src/online/b.ts'],
      ['src/online/room/c.ts', 'src/ui/d.ts'],
      ['src/ui/e.ts', 'src/table/deep/f.ts'],
      ['src/online/room/g.ts', 'src/online/play/h.ts'],
      ['src/online/play/h.ts', 'src/online/room/c.ts'],
    ];
    expect(folderCycles(edges)).toEqual([
      ['src/online', 'src/table', 'src/ui'],
      ['src/online/play', 'src/online/room'],
    ]);
  });

  it('are not made by imports one way, inside a folder, or from files of the parent', () => {
    const edges = [
      ['src/table/a.ts', 'src/ui/b.ts'],
      ['src/table/c.ts', 'src/table/a.ts'],
      ['src/games.ts', 'src/table/a.ts'],
      ['src/table/a.ts', 'src/games.ts'],
    ];
    expect(folderCycles(edges)).toEqual([]);
  });
});
