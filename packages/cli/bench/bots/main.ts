/**
 * `npm run bench:bots`: how strong the bots are and how long they think; the results are kept, so that parts can be
 * measured one by one.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type GameId, gameIds, isGameId } from '@riverstone/rules';
import { contests, groups, keyOf } from './contests.js';
import { inCsv, inMarkdown } from './figure-rows.js';
import { type ContestFigures, play } from './play.js';
import { csvTables, goalsTable, type Results } from './tables.js';
import { thinkingTimes } from './times.js';
import { agreementTable } from './verdict-tables.js';
import { judgedGame, VERDICT_DEALS, verdictsKey } from './verdicts.js';

const usage = `npm run bench:bots -- [--group NAME] [--game GAME] [--bot NAME] [--share N] [--seed N] [--json FILE] [--write]

  --group NAME   only goals, levels, table, times or verdicts; may be given several times
  --game GAME    only kakuro-challenge, kakuro-race or kakuzu; may be given several times
  --bot NAME     only contests of this bot
  --share N      play that part of the deals (default 1; 0.1 gives a first impression)
  --seed N       which deals (default 2026)
  --json FILE    where results are kept and added to (default .cache/bench-bots.json)
  --write        write the tables into docs/bots.md, docs/analysis.md and docs/bots/*.csv; with --group none nothing is measured`;

const { values } = parseArgs({
  options: {
    group: { type: 'string', multiple: true, default: [...groups, 'times', 'verdicts'] },
    game: { type: 'string', multiple: true, default: [...gameIds] },
    bot: { type: 'string' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '2026' },
    json: { type: 'string', default: fileURLToPath(new URL('../../../../.cache/bench-bots.json', import.meta.url)) },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const docs = new URL('../../../../docs/', import.meta.url);

const unknown = [
  ...values.group.filter((name) => ![...groups, 'times', 'verdicts', 'none'].includes(name)),
  ...values.game.filter((name) => !isGameId(name)),
];

if (values.help) console.log(usage);
else if (unknown.length > 0) throw new Error(`nothing is called ${unknown.join(', ')}\n\n${usage}`);
else await run();

async function run(): Promise<void> {
  const results = read();
  const missed = await playContests(results);
  if (values.group.includes('times')) measureTimes(results);
  if (values.group.includes('verdicts')) await judgeGames(results);
  if (values.write) writePages(results);
  console.log(`${missed} below their goal; results in ${values.json}`);
}

function read(): Results {
  const none: Results = { contests: {}, thinking: {}, verdicts: {} };
  if (!existsSync(values.json)) return none;
  return { ...none, ...(JSON.parse(readFileSync(values.json, 'utf8')) as Partial<Results>) };
}

function keep(results: Results): void {
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
}

async function playContests(results: Results): Promise<number> {
  let missed = 0;
  for (const contest of contests) {
    if (!values.group.includes(contest.group) || !values.game.includes(contest.game)) continue;
    if (values.bot !== undefined && !contest.bots.some((bot) => bot === values.bot)) continue;
    const deals = Math.max(2, Math.round(contest.deals * Number(values.share)));
    const figures = await play(contest, deals, Number(values.seed));
    results.contests[keyOf(contest)] = figures;
    keep(results);
    const isMissed = contest.goal !== null && figures[contest.goal.measure].mean < contest.goal.least;
    if (isMissed) missed++;
    console.log(
      `${contest.group} ${contest.game} ${JSON.stringify(contest.options)} ${contest.bots.join(' v ')} ${inWords(figures)}${isMissed ? ' MISSED' : ''}`,
    );
  }
  return missed;
}

function inWords({ winRate, points, margin, deals }: ContestFigures): string {
  const bar = (value: number | null, scale: number): string =>
    value === null ? '' : ` ±${(scale * value).toFixed(1)}`;
  return `${deals} deals: wins ${(100 * winRate.mean).toFixed(1)}${bar(winRate.bar, 100)} %, points ${points.mean.toFixed(1)}${bar(points.bar, 1)}, margin ${margin.mean.toFixed(1)}${bar(margin.bar, 1)}`;
}

function measureTimes(results: Results): void {
  for (const game of values.game as GameId[]) {
    results.thinking[game] = [];
    for (const times of thinkingTimes(game, Math.max(1, Math.round(8 * Number(values.share))))) {
      results.thinking[game].push(times);
      console.log(
        `times ${game} ${times.bot} ${times.limit ?? 'by habit'}: mean ${times.mean.toFixed(2)} ms, worst ${times.worst.toFixed(1)} ms`,
      );
    }
    keep(results);
  }
}

/** Goes on where the last run stopped. */
async function judgeGames(results: Results): Promise<void> {
  const deals = Math.max(1, Math.round(VERDICT_DEALS * Number(values.share)));
  for (const game of values.game as GameId[]) {
    const key = verdictsKey(game, Number(values.seed));
    results.verdicts[key] ??= [];
    const judged = results.verdicts[key];
    for (let deal = judged.length; deal < deals; deal++) {
      const each = await judgedGame(game, Number(values.seed), deal);
      const { turns, whole } = each;
      judged.push(each);
      keep(results);
      const same = turns.filter(({ made, master }) => made === master).length;
      console.log(
        `verdicts ${game} ${deal + 1}/${deals}: master does ${same} of ${turns.length}, ${whole.toFixed(0)} ms`,
      );
    }
  }
}

/** Writes the tables into the pages, between their marks, or into CSV files. Of what was not measured all stays. */
function writePages(results: Results): void {
  const { contests: played, verdicts } = results;
  if (Object.keys(played).length > 0) writeBetween('bots.md', 'goals', inMarkdown(goalsTable(results)));
  if (Object.keys(verdicts).length > 0) writeBetween('analysis.md', 'agreement', inMarkdown(agreementTable(verdicts)));
  for (const [name, rows] of Object.entries(csvTables(results))) {
    writeFileSync(new URL(`bots/${name}.csv`, docs), inCsv(rows));
  }
}

function writeBetween(file: string, mark: string, table: string): void {
  const page = new URL(file, docs);
  const text = readFileSync(page, 'utf8');
  const between = new RegExp(`(<!-- ${mark} -->\n)[^]*?(<!-- /${mark} -->)`);
  if (!between.test(text)) throw new Error(`docs/${file} has no place for the table ${mark}`);
  writeFileSync(
    page,
    text.replace(between, (_, start: string, end: string) => `${start}${table}\n${end}`),
  );
}
