/** `riverstone verify`: what it prints and how it exits. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatSheet, numberedSheet } from '@riverstone/rules/kakuzu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provenGame } from '../../protocol/test/proven-games.js';
import { runCommand } from './run-command.js';

const example = fileURLToPath(new URL('../../../docs/online/example.riverstone.json', import.meta.url));
const record = provenGame({ game: 'kakuzu', seats: 3, options: {} }, 3);
const { luck } = record;
const draws = record.chance.draws as readonly number[];
const nobody = provenGame({ game: 'kakuzu', seats: 1, options: { variant: 'announce' } }, 2);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riverstone-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Gives the command a record on standard input. */
const verify = (content: unknown, ...args: string[]) => runCommand(['verify', '-', ...args], JSON.stringify(content));

describe('luck that is in order', () => {
  it('is told in sentences, with everything that can be compared', async () => {
    const { stdout, stderr, exitCode } = await verify(record);
    expect(stdout.split('\n')).toEqual([
      'The luck of this game is in order.',
      `- The server had committed to its secret before the game: ${luck?.commitment}`,
      `- Ada gave the share ${luck?.shares[0]}`,
      `- Bo gave the share ${luck?.shares[1]}`,
      '- Cy gave no share.',
      '- The deal is the one that comes from the secret and both shares.',
      `- So are all ${draws.length} draws that the table made during the game.`,
      'Compare what the table showed you: the commitment before the game, and your own share.',
      '',
    ]);
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
  });

  it('is told with who gave up', async () => {
    const givenUp = { ...record, resigned: [1] };
    expect((await verify(givenUp)).stdout).toContain('\n- Bo gave up.\n');
    expect(JSON.parse((await verify(givenUp, '--json')).stdout)).toMatchObject({ ok: true, resigned: [1] });
  });

  it('is told as JSON', async () => {
    const { stdout, exitCode } = await verify(record, '--json');
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      game: 'kakuzu',
      players: ['Ada', 'Bo', 'Cy'],
      commitment: luck?.commitment,
      shares: luck?.shares,
      draws: draws.length,
    });
    expect(exitCode).toBe(0);
  });

  it('says how little is proven where nobody gave a share', async () => {
    const { stdout, exitCode } = await verify(nobody);
    expect(stdout).toContain('Nothing was drawn during the game.');
    expect(stdout).toContain('Nobody gave a share, so the server alone decided');
    expect(exitCode).toBe(0);
  });

  it('is found in the example of docs/luck.md, read from its file', async () => {
    const { stdout, exitCode } = await runCommand(['verify', example]);
    expect(stdout).toContain('The luck of this game is in order.');
    expect(exitCode).toBe(0);
  });

  it.each([7, 'lot'])('is found in a game with sheet %s, which was disguised', async (sheet) => {
    const disguised = provenGame({ game: 'kakuzu', seats: 2, options: { sheet } }, 5);
    expect(disguised.options.sheet).toBe(sheet);
    expect((await verify(disguised)).stdout).toContain('The luck of this game is in order.');
    const printed = formatSheet(numberedSheet(7));
    const looked = { ...disguised, chance: { ...disguised.chance, sheet: printed } };
    expect(JSON.parse((await verify(looked, '--json')).stdout)).toMatchObject({ error: { code: 'wrong-deal' } });
  });

  it('shows no name that a terminal would obey', async () => {
    const { stdout } = await verify({ ...record, players: ['\u001b[2J', 'Bo', 'Cy'] });
    expect(stdout).toContain('- \\u001b[2J gave the share');
  });
});

describe('luck that is not', () => {
  const otherDraw = draws.findIndex((_, index) => index > 30 && draws[index] !== draws[index + 1]);
  const swapped = draws.with(otherDraw, draws[otherDraw + 1] as number).with(otherDraw + 1, draws[otherDraw] as number);

  it.each<[string, unknown]>([
    ['wrong-secret', { ...record, luck: { ...luck, secret: '0'.repeat(64) } }],
    ['wrong-deal', { ...record, luck: { ...luck, shares: ['', '', ''] } }],
    ['wrong-draw', { ...record, chance: { ...record.chance, draws: swapped } }],
    ['no-proof', { ...record, luck: undefined }],
    ['bad-request', { ...record, luck: { ...luck, secret: 'guess' } }],
    ['bad-notation', { ...record, moves: record.moves.with(20, '0:zz') }],
  ])('%s, with a sentence and what to do, exits with 1', async (code, content) => {
    const { stdout, exitCode } = await verify(content, '--json');
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(answer.error.message).toMatch(/^[A-Z"].*\.$/);
    expect(exitCode).toBe(1);
    const { stdout: words, exitCode: again } = await verify(content);
    const where = answer.at === undefined ? '' : `, move ${answer.at + 1} (index ${answer.at})`;
    expect(words).toBe(`-${where}: ${answer.error.message} [${code}]\n`);
    expect(again).toBe(1);
  });

  it.each([
    ['a file that is not there', async () => join(folder, 'nowhere.json')],
    ['a folder', async () => folder],
    ['a file that is not JSON', async () => fileWith('{"v":1,')],
    ['an empty file', async () => fileWith('')],
  ])('%s is a bad request', async (_name, make) => {
    const { stdout, stderr, exitCode } = await runCommand(['verify', await make(), '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    expect(stderr).toBe('');
    expect(exitCode).toBe(1);
  });

  it.each([[['verify']], [['verify', '-', '--loud']], [['verify', 'one', 'two']]])(
    '%j is refused with the usage',
    async (args) => {
      const { stderr, exitCode } = await runCommand(args);
      expect(stderr).toContain('Usage: riverstone verify');
      expect(exitCode).toBe(2);
    },
  );
});

async function fileWith(content: string): Promise<string> {
  const file = join(folder, `${content.length}.riverstone.json`);
  await writeFile(file, content);
  return file;
}
