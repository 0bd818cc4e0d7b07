/** `npm run new-game -- NAME`: the folders of a new game in every layer, with a tiny game that works. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root, run, runTool } from './install.mjs';
import { fillTemplate, namesOf, problemWith } from './new-game/names.mjs';
import { applyEdits, registriesFor } from './new-game/registries.mjs';

const usage = `npm run new-game -- NAME

Makes the folders of a new game in every layer, with a tiny game that works: players add 1, 2 or 3 in turn, and
whoever reaches 21 wins. Change it into yours; docs/adding-a-game.md says what each file is for.

  NAME    lower-case words joined by hyphens, such as race-to-21`;

/** Where the templates of a layer go. */
const homes = (id) => ({
  rules: `packages/rules/src/${id}`,
  bots: `packages/bots/src/${id}`,
  cli: `packages/cli/src/${id}`,
  web: `packages/web/src/${id}`,
  'rules-test': `packages/rules/test/${id}`,
  'web-test': `packages/web/test/${id}`,
});

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
if (values.help) console.log(usage);
else process.exitCode = makeGame(positionals[0]);

function makeGame(id) {
  const rulesPages = readdirSync(`${root}docs/rules`).filter((file) => file.endsWith('.md'));
  const problem = problemWith(
    id,
    rulesPages.map((file) => file.replace(/\.md$/, '')),
  );
  if (problem !== null || existsSync(`${root}packages/rules/src/${id}`)) {
    console.error(problem ?? `packages/rules/src/${id} is there already. Choose another name.`);
    return 2;
  }
  install();
  const names = namesOf(id, rulesPages.map(letterOf));
  const made = [...Object.entries(homes(id)).flatMap(([layer, home]) => fill(layer, home, names)), ...fillDocs(names)];
  const registries = registriesFor(names);
  for (const registry of registries) rewrite(registry.file, (text) => applyEdits(text, registry));
  runTool('tsx/dist/cli.mjs', ['packages/web/build/messages/main.ts']);
  writeGeneratedDocs();
  runTool('@biomejs/biome/bin/biome', [
    'check',
    '--write',
    '--log-level=error',
    ...made,
    ...registries.map(({ file }) => file),
  ]);
  console.log(`Made ${made.length} files, and a line or two in each of:`);
  for (const { file } of registries) console.log(`  ${file}`);
  console.log(`\nTry it: npm run dev, and npx vitest packages/rules/src/${id}. Then read docs/adding-a-game.md.`);
  return 0;
}

/** The table of options and the JSON Schema of the socket name every game. */
function writeGeneratedDocs() {
  run(process.execPath, [`${root}scripts/socket-page.mjs`]);
  runTool('tsx/dist/cli.mjs', ['packages/rules/test/write-options-table.ts']);
}

/** The letter of a page's clauses. */
function letterOf(file) {
  return /\*\*([A-Z])\d+\.\d+\*\*/.exec(readFileSync(`${root}docs/rules/${file}`, 'utf8'))?.[1] ?? '';
}

/** Copies the templates of a layer into a game's folder. */
function fill(layer, home, names) {
  const folder = `${root}scripts/new-game/template/${layer}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.template'))
    .map((file) => make(join(home, file.replace(/\.template$/, '')), join(folder, file), names));
}

function fillDocs(names) {
  return [make(`docs/rules/${names.id}.md`, `${root}scripts/new-game/template/docs/rules.md.template`, names)];
}

function make(file, template, names) {
  mkdirSync(dirname(`${root}${file}`), { recursive: true });
  writeFileSync(`${root}${file}`, fillTemplate(readFileSync(template, 'utf8'), names));
  return file;
}

function rewrite(file, change) {
  writeFileSync(`${root}${file}`, change(readFileSync(`${root}${file}`, 'utf8')));
}
