/** Where tables are kept on every kind of machine, and how the file is made. */

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultDataFile, prepareDataFile, reasonOf } from './data-file.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-data-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('defaultDataFile', () => {
  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, string, string | null]>([
    ['linux', {}, '/home/ada', '/home/ada/.local/share/riverstone/tables.sqlite'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/home/ada', '/data/riverstone/tables.sqlite'],
    ['linux', { XDG_DATA_HOME: 'data' }, '/home/ada', '/home/ada/.local/share/riverstone/tables.sqlite'],
    ['linux', { XDG_DATA_HOME: '' }, '', null],
    [
      'darwin',
      { XDG_DATA_HOME: '/data' },
      '/Users/ada',
      '/Users/ada/Library/Application Support/Riverstone/tables.sqlite',
    ],
    ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'C:\\Users\\ada', 'D:\\Local\\Riverstone\\tables.sqlite'],
    ['win32', {}, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Local\\Riverstone\\tables.sqlite'],
    ['win32', {}, '', null],
  ])('on %s with %o at %s', (platform, environment, home, file) => {
    expect(defaultDataFile(platform, environment, home)).toBe(file);
  });
});

describe('prepareDataFile', () => {
  it('makes folder and file for their owner alone', () => {
    const file = join(folder, 'deep/inside/tables.sqlite');
    expect(prepareDataFile(file)).toEqual({ ok: true, value: true });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700);
  });

  it('leaves alone what is there', () => {
    const file = join(folder, 'there.sqlite');
    writeFileSync(file, 'there');
    expect(prepareDataFile(file).ok).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('there');
  });

  it('says why it can not be', () => {
    writeFileSync(join(folder, 'no-folder'), '');
    for (const file of [folder, join(folder, 'no-folder/tables.sqlite')]) {
      const prepared = prepareDataFile(file);
      expect(prepared.ok ? '' : prepared.error).toMatch(
        /^The tables can't be kept in .*: .*\. Name another file with --data\.$/,
      );
    }
  });
});

describe('reasonOf', () => {
  it.each([
    ["EACCES: permission denied, open '/x'", 'permission denied'],
    ["EISDIR: illegal operation on a directory, open '/a, b'", 'illegal operation on a directory'],
    ['file is not a database', 'file is not a database'],
  ])('%s', (message, reason) => expect(reasonOf(new Error(message))).toBe(reason));
});
