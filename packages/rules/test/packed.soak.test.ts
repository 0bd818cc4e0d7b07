/** The packed packages, installed in an empty folder elsewhere: they import, they have types, and they run. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../src/index.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = (command: string, args: readonly string[], cwd: string, input = ''): string =>
  execFileSync(command, args, { cwd, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });

const ours = ['packages/rules', 'packages/bots', 'packages/cli'];
/** What the command depends on, packed as it is installed here: no registry need be asked. */
const others = ['@photostructure/sqlite', 'node-addon-api', 'node-gyp-build'].map((name) => `node_modules/${name}`);

let elsewhere: string;
/** The packed files, ours first. */
let packed: readonly string[];

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'riverstone-packed-'));
  packed = [...ours, ...others].map((folder) => {
    const [{ filename }] = JSON.parse(
      run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', elsewhere], `${root}${folder}`),
    );
    return join(elsewhere, filename);
  });
  writeFileSync(join(elsewhere, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...packed], elsewhere);
});
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

describe('the packed packages', () => {
  it('play a game of each kind through the public entry points', () => {
    writeFileSync(
      join(elsewhere, 'play.mjs'),
      `import { games, HostedGame, seedFromNumber, unwrap, withGame } from '@riverstone/rules';
       import { FastBoard } from '@riverstone/rules/kakuro-challenge';
       import { bestClaim } from '@riverstone/bots/kakuro-race';
       import { odds } from '@riverstone/bots/kakuzu';
       for (const id of Object.keys(games)) {
         const over = withGame(id, (game) => {
           const table = unwrap(HostedGame.deal(game, { seats: 2, options: {}, seed: seedFromNumber(3) }));
           for (;;) {
             const { over, awaited: [seat] } = table.status;
             if (over) return true;
             const { actions } = game.legal(table.viewFor(seat), seat);
             unwrap(table.act(seat, actions.find(({ type }) => type === 'none') ?? actions[0]));
           }
         });
         console.log(id, over);
       }
       console.log(typeof FastBoard, typeof bestClaim, typeof odds);`,
    );
    const output = run(process.execPath, ['play.mjs'], elsewhere);
    expect(output).toBe('kakuro-challenge true\nkakuro-race true\nkakuzu true\nfunction function function\n');
  });

  it('have types that a strict program compiles against', () => {
    writeFileSync(
      join(elsewhere, 'typed.ts'),
      `import { games, type Result, type Refusal } from '@riverstone/rules';
       import { type Board, parseBoard } from '@riverstone/rules/kakuro-challenge';
       export const board: Result<Board, Refusal<'bad-notation'>> = parseBoard('');
       export const seats: number = games.kakuzu.seats.max;
       // @ts-expect-error: a hand is no part of what a spectator's view type promises to be there
       export const hand: readonly number[] = games['kakuro-challenge'].view(null as never, 'spectator').hand;`,
    );
    const compiler = `${root}node_modules/typescript/bin/tsc`;
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023'];
    expect(run(process.execPath, [compiler, ...options, 'typed.ts'], elsewhere)).toBe('');
  });

  it.each(ours)('%s is packed as registries and compilers expect', (folder) => {
    const file = packed[ours.indexOf(folder)] as string;
    const tool = (path: string, ...args: readonly string[]): string =>
      run(process.execPath, [`${root}node_modules/${path}`, ...args], root);
    expect(tool('publint/src/cli.js', file, '--strict')).toContain('All good!');
    if (folder === 'packages/cli') return;
    // Ends with an error where types and modules do not fit; the command alone has none.
    const entrypoints = ['.', ...Object.keys(games).map((id) => `./${id}`)];
    const looked = tool(
      '@arethetypeswrong/cli/dist/index.js',
      file,
      '--profile',
      'esm-only',
      '--entrypoints',
      ...entrypoints,
    );
    for (const id of Object.keys(games)) expect(looked).toContain(`/${id}`);
    expect(looked).toContain('(ESM)');
  });

  it('bring the riverstone command', () => {
    const request = JSON.stringify({ game: 'kakuzu', uncovered: 'x', list: 'odds' });
    const answer = JSON.parse(run('npx', ['--offline', 'riverstone', 'judge'], elsewhere, `${request}\n`));
    expect(answer.error.code).toBe('bad-notation');
  });

  it('serve page and tables', async () => {
    const command = join(elsewhere, 'node_modules/riverstone/bin/riverstone.js');
    const args = [command, 'serve', '--port', '0', '--data', join(elsewhere, 'data/tables.sqlite')];
    const server = spawn(process.execPath, args, { cwd: elsewhere, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    let said = '';
    for await (const chunk of server.stdout) {
      said += chunk;
      if (said.includes('Ctrl+C')) break;
    }
    const url = /http:\S+/.exec(said)?.[0] ?? '';
    expect(await (await fetch(`${url}ready`)).json()).toEqual({ ready: true });
    expect(await (await fetch(`${url}api/lobby`)).json()).toEqual({ tables: [] });
    expect(await (await fetch(url)).text()).toContain('<title>Riverstone</title>');
    server.kill();
    expect(await ended).toEqual([0, null]);
  });

  it('bring the licences of what is bundled', () => {
    const licences = readFileSync(join(elsewhere, 'node_modules/riverstone/dist/third-party-licences.txt'), 'utf8');
    for (const name of ['commander', '@clack/prompts', 'fastify', 'ws', 'zod']) expect(licences).toContain(`${name} `);
  });

  it('depend on nothing but each other, and on a database where Node has none', () => {
    const dependencies = (name: string): unknown =>
      JSON.parse(readFileSync(join(elsewhere, 'node_modules', name, 'package.json'), 'utf8')).dependencies;
    expect(dependencies('@riverstone/rules')).toBeUndefined();
    expect(Object.keys(dependencies('@riverstone/bots') as object)).toEqual(['@riverstone/rules']);
    expect(Object.keys(dependencies('riverstone') as object)).toEqual(['@photostructure/sqlite']);
  });
});
