/** `riverstone backup`, `restore` and `check` as whoever runs a server uses them: what they say, and how they exit. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from '../../server/src/store/sqlite/sqlite-store.js';
import { playedNode } from '../../server/test/backup/played-store.js';
import { inFile } from '../../server/test/support/table-fixture.js';
import type { TablesNode } from '../../server/test/support/tables-node.js';
import { runCommand } from './run-command.js';

let node: TablesNode;
let folder: string;
beforeAll(async () => {
  node = await playedNode(1);
  folder = mkdtempSync(join(tmpdir(), 'riverstone-commands-'));
});
afterAll(async () => {
  await node.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A new backup in a folder of its own, and its path. */
async function newBackup(name: string): Promise<string> {
  const place = join(folder, name);
  const { stdout, stderr, exitCode } = await runCommand(['backup', '--data', node.file, '--out', `${place}/`]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  const [file = ''] = readdirSync(place);
  expect(file).toMatch(/^riverstone-\d{8}-\d{6}\.backup$/);
  expect(stdout).toMatch(/^\d+ tables with [\d,]+ rows are in .*\.backup \(\d+\.\d MB\)\. It holds everybody's hands/);
  return join(place, file);
}

it('back up, restore somewhere else, and check all three', async () => {
  const backup = await newBackup('all');
  const data = join(folder, 'restored/tables.sqlite');
  const restored = await runCommand(['restore', backup, '--data', data]);
  expect(restored).toMatchObject({ stderr: '', exitCode: 0 });
  expect(restored.stdout).toMatch(
    /^\d+ tables with [\d,]+ rows are in .*tables\.sqlite, as they were on \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\nStart the server now: riverstone serve --data .*tables\.sqlite\. Open pages connect by themselves\.\n$/,
  );
  for (const args of [[backup], [data], ['--data', data], ['--data', node.file]]) {
    const { stdout, exitCode } = await runCommand(['check', ...args]);
    expect(stdout).toMatch(/^\d+ tables with [\d,]+ rows: all is well\.\n$/);
    expect(exitCode).toBe(0);
  }
});

it('leave alone what is there', async () => {
  const backup = await newBackup('again');
  const before = readFileSync(backup);
  const second = await runCommand(['backup', '--data', node.file, '--out', backup]);
  expect(second.stderr).toBe(
    `There is a file ${backup} already, and it stays as it is. Name another one with --out.\n`,
  );
  expect(second.exitCode).toBe(1);
  expect(readFileSync(backup).equals(before)).toBe(true);
  const nowhere = await runCommand(['backup', '--data', node.file, '--out', '/none/x.backup']);
  expect(nowhere.stderr).toBe("The backup can't be written to /none/x.backup: no such file or directory.\n");
  const used = join(folder, 'used.sqlite');
  const store = await openSqliteStore(used, { use: 'alone' });
  const refused = await runCommand(['restore', backup, '--data', used]);
  await store.close();
  expect(refused).toMatchObject({ stdout: '', exitCode: 1 });
  expect(refused.stderr).toBe(`Nothing was restored to ${used}: a server uses it; stop that first.\n`);
  const data = join(folder, 'twice.sqlite');
  await runCommand(['restore', backup, '--data', data]);
  const again = await runCommand(['restore', backup, '--data', data]);
  expect(again.stderr).toContain(`There are tables in ${data}, and they stay as they are.`);
  expect(again.exitCode).toBe(1);
  const replaced = await runCommand(['restore', backup, '--data', data, '--replace']);
  const [, replacedFile = ''] =
    /^The replaced tables are in (.*)\. Delete it when all is well\.$/m.exec(replaced.stdout) ?? [];
  expect(existsSync(replacedFile)).toBe(true);
});

it('say which table is damaged', async () => {
  const backup = await newBackup('damaged');
  const data = join(folder, 'damaged.sqlite');
  await runCommand(['restore', backup, '--data', data]);
  await inFile(data, `UPDATE log SET body = replace(body, '0:', '1:') WHERE number = 1`);
  const checked = await runCommand(['check', '--data', data]);
  expect(checked.stdout).toMatch(/^table \w{14}: version \d+ is not as it was written\n1 of \d+ tables is damaged\. /);
  expect(checked.exitCode).toBe(1);
  const second = join(folder, 'second.backup');
  const written = await runCommand(['backup', '--data', data, '--out', second]);
  expect(written.stderr).toMatch(/^Table \w{14} is damaged and not in the backup: version \d+ /);
  expect(written.exitCode).toBe(1);
  expect((await runCommand(['check', second])).stdout).toMatch(/could not be read when the backup was made/);
  writeFileSync(second, readFileSync(second).subarray(0, -20));
  const cut = await runCommand(['check', second]);
  expect(cut.stderr).toMatch(
    /second\.backup is cut off, or damaged at byte \d+: it ends at byte \d+\. Use another backup\.\n$/,
  );
  expect(cut.exitCode).toBe(1);
});

it.each([
  [['backup'], 2, 'Say where the backup goes: --out FILE'],
  [
    ['backup', '--out', 'package.json/below/'],
    1,
    "The backup can't be written to package.json/below/: not a directory.",
  ],
  [['backup', '--out', 'x', '--data', 'none.sqlite'], 1, 'The tables in /'],
  [['backup', '--out', 'x', '--store', 'mysql://x'], 2, '--store takes the address of a PostgreSQL database'],
  [
    ['backup', '--out', 'x', '--store', 'postgres://ada:secret@127.0.0.1:1/x'],
    1,
    'The tables in postgres://127.0.0.1:1/x',
  ],
  [['restore'], 2, "missing required argument 'file'"],
  [['restore', 'none.backup'], 1, "none.backup can't be read: no such file or directory."],
  [['restore', 'package.json', '--data', join(tmpdir(), 'none.sqlite')], 1, 'package.json is no backup of Riverstone.'],
  [['check', 'none.sqlite'], 1, "can't be read: there is no such file."],
  [['check', 'package.json'], 1, "can't be read: file is not a database."],
  [['check', '.'], 1, "can't be read: it is no file."],
])('%o is refused', async (args, exitCode, sentence) => {
  const finished = await runCommand(args);
  expect(finished.stderr).toContain(sentence);
  expect(finished.stderr).not.toContain('secret');
  expect(finished).toMatchObject({ exitCode, stdout: '' });
  expect(existsSync('x')).toBe(false);
});
