/** The project's own checks find planted violations in a small repository. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longComments, MAX_CHARACTERS } from './comment-lines.mjs';
import { folderCycles } from './folder-cycles.mjs';
import { fullFolders, MAX_FILES } from './folder-sizes.mjs';
import { longFiles, MAX_LINES } from './long-files.mjs';
import { bannedUses } from './pure-code.mjs';
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
    for (let number = 0; number < MAX_FILES; number++) write(`packages/web/src/ui/${number}.ts`, '');
    write('packages/web/src/ui/deeper/1.ts', '');
    expect(fullFolders(folder)).toEqual([]);
    write('packages/web/src/ui/one-more.test.ts', '');
    expect(fullFolders(folder)).toEqual([['packages/web/src/ui', MAX_FILES + 1]]);
  });
});

describe('long files', () => {
  it('counts lines of sources that people write', () => {
    write('packages/web/src/a.ts', 'a;\n'.repeat(MAX_LINES));
    write('packages/web/src/b.ts', 'b;\n'.repeat(MAX_LINES + 1));
    write('packages/web/src/messages/generated/c.ts', 'c;\n'.repeat(MAX_LINES + 1));
    write('packages/web/src/d.json', '\n'.repeat(MAX_LINES + 1));
    expect(longFiles(folder)).toEqual([['packages/web/src/b.ts', MAX_LINES + 1]]);
  });
});

describe('comment lines', () => {
  it('finds long ones, and leaves code and links alone', () => {
    const long = 'word '.repeat(MAX_CHARACTERS / 5);
    write('packages/web/src/a.ts', `/** Short. */\n// ${long}\nconst text = '${long}';\n`);
    write('packages/web/src/b.css', `/*\n * ${long}\n */\n`);
    write('packages/web/src/c.ts', `// See https://example.org/${'x'.repeat(MAX_CHARACTERS)}\n`);
    expect(longComments(folder)).toEqual(['packages/web/src/a.ts:2', 'packages/web/src/b.css:2']);
  });
});

describe('pure code', () => {
  it('finds clocks and chance in rules and bots, and games that are played past their host', () => {
    write('packages/rules/src/a.ts', '// Not by Math.random().\nconst at = Date.now();\n');
    write('packages/rules/src/a.test.ts', 'const at = Date.now();\n');
    write('packages/rules/src/hosting/hosted-game.ts', 'this.game.apply(state, actor, action);\n');
    write('packages/bots/src/core/clock.ts', 'return performance.now();\n');
    write('packages/server/src/b.ts', 'const at = Date.now();\nconst next = this.#game.apply(state, seat, action);\n');
    expect(bannedUses(folder)).toEqual([
      'packages/rules/src/a.ts:2: a clock, chance or the outside world in rules or bots',
      'packages/server/src/b.ts:2: a game that is set up or played past HostedGame',
    ]);
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
