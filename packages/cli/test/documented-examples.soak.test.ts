/** What the documents show runs as it is written: code, requests, records, commands. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds, unwrap, withGame } from '@riverstone/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the project, so that the packages are found as they are in a built checkout. */
const folder = `${root}.cache/documented-examples`;
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const blocks = (file: string, language: string): string[] =>
  [...read(file).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1] ?? '');

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('code in the documents', () => {
  it.each(['packages/rules/README.md', 'packages/bots/README.md'])('%s runs, all of it in order', (readme) => {
    const code = blocks(readme, 'ts').join('\n');
    const imports = code.match(/^import .*$/gm) ?? [];
    const rest = code.replaceAll(/^import .*$/gm, '');
    expect(imports.length).toBeGreaterThan(0);
    const file = `${folder}/${readme.replaceAll('/', '-')}.mts`;
    writeFileSync(file, [...merged(imports), rest].join('\n'));
    const output = execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: root, encoding: 'utf8' });
    expect(output.trim()).not.toBe('');
  });
});

/** Several examples may import the same name from the same package: once is enough. */
function merged(imports: readonly string[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const line of imports) {
    const [, list = '', source = ''] = /^import \{ (.*) \} from '(.*)';$/.exec(line) ?? [];
    const known = names.get(source) ?? new Set();
    for (const name of list.split(', ')) known.add(name);
    names.set(source, known);
  }
  return [...names].map(([source, known]) => `import { ${[...known].join(', ')} } from '${source}';`);
}

describe('records', () => {
  const files = readdirSync(`${root}docs/examples`).filter((file) => file.endsWith('.riverstone.json'));

  it.each(files)('docs/examples/%s is a finished game', async (file) => {
    const { stdout, exitCode } = await runCommand(['replay', `${root}docs/examples/${file}`, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, ended: true });
    expect(exitCode).toBe(0);
  });

  it('there is one of each game', () => expect(files).toHaveLength(3));

  it('docs/formats.md shows one that is in order', async () => {
    const [record = ''] = blocks('docs/formats.md', 'json');
    writeFileSync(`${folder}/formats.riverstone.json`, record);
    const { stdout } = await runCommand(['replay', `${folder}/formats.riverstone.json`, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, ended: false, scores: [1] });
  });
});

describe('requests', () => {
  it('docs/examples/requests.jsonl is answered line by line', async () => {
    const requests = read('docs/examples/requests.jsonl');
    const { stdout } = await runCommand(['judge'], requests);
    expect(stdout.split('\n')).toHaveLength(requests.split('\n').length);
    expect(stdout).not.toContain('bad-request');
  });

  it('docs/formats.md shows one with its answer', async () => {
    const [, request = '', answer = ''] =
      /echo '(.*)' \| npx riverstone judge\n# (.*)…/.exec(read('docs/formats.md')) ?? [];
    const { stdout } = await runCommand(['judge'], `${request}\n`);
    expect(answer.length).toBeGreaterThan(50);
    expect(stdout.startsWith(answer)).toBe(true);
  });
});

it('the help of play names every table option', async () => {
  const { stdout } = await runCommand(['play', '--help']);
  for (const id of gameIds) {
    const options = withGame(id, (game) => game.parseOptions({}, 2));
    for (const name of Object.keys(unwrap(options) as object)) expect(stdout).toContain(name);
  }
});

it('every table of docs/bots.md has been measured', () => {
  const [, goals = ''] = /<!-- goals -->\n([\s\S]*?)<!-- \/goals -->/.exec(read('docs/bots.md')) ?? [];
  const tables = readdirSync(`${root}docs/bots`).map((file) => read(`docs/bots/${file}`));
  expect(tables).toHaveLength(5);
  for (const table of [goals, ...tables]) {
    expect(table.split('\n').length).toBeGreaterThan(4);
    expect(table).not.toContain('not measured');
  }
});

it('the command is linked in the checkout', () => {
  const output = execFileSync('npx', ['--no-install', 'riverstone', '--version'], { cwd: root, encoding: 'utf8' });
  expect(output.trim()).toBe(JSON.parse(read('packages/cli/package.json')).version);
});
