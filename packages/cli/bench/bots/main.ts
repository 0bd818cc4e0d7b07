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
import { type ContestFigures, play } from './play.js';
import { csvTables, goalsTable, inCsv, inMarkdown, type Results } from './tables.js';
import { reviewTimes, thinkingTimes } from './times.js';

const usage = `npm run bench:bots -- [--group NAME] [--game GAME] [--bot NAME] [--share N] [--seed N] [--json FILE] [--write]

  --group NAME   only goals, levels, table or times; may be given several times
  --game GAME    only kakuro-challenge, kakuro-race or kakuzu; may be given several times
  --bot NAME     only contests of this bot
  --share N      play that part of the deals (default 1; 0.1 gives a first impression)
  --seed N       which deals (default 2026)
  --json FILE    where results are kept and added to (default .cache/bench-bots.json)
  --write        write the tables into docs/bots.md and docs/bots/*.csv; with --group none nothing is measured`;

const { values } = parseArgs({
  options: {
    group: { type: 'string', multiple: true, default: [...groups, 'times'] },
    game: { type: 'string', multiple: true, default: [...gameIds] },
    bot: { type: 'string' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '2026' },
    json: { type: 'string', default: fileURLToPath(new URL('../../../../.cache/bench-bots.json', import.meta.url)) },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const page = new URL('../../../../docs/bots.md', import.meta.url);

const unknown = [
  ...values.group.filter((name) => ![...groups, 'times', 'none'].includes(name)),
  ...values.game.filter((name) => !isGameId(name)),
];

if (values.help) console.log(usage);
else if (unknown.length > 0) throw new Error(`nothing is called ${unknown.join(', ')}\n\n${usage}`);
else await run();

async function run(): Promise<void> {
  const results = read();
  const missed = await playContests(results);
  if (values.group.includes('times')) measureTimes(results);
  if (values.write) writePage(results);
  console.log(`${missed} below their goal; results in ${values.json}`);
}

function read(): Results {
  if (!existsSync(values.json)) return { contests: {}, thinking: {}, reviews: {} };
  return JSON.parse(readFileSync(values.json, 'utf8')) as Results;
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
    results.reviews[game] = reviewTimes(game);
    console.log(`review ${game}: ${(results.reviews[game].whole / 1000).toFixed(1)} s`);
    keep(results);
  }
}

/** Writes the goals into the page, between their marks, and each other table into a CSV file beside it. */
function writePage(results: Results): void {
  const text = readFileSync(page, 'utf8');
  const between = /(<!-- goals -->\n)[\s\S]*?(<!-- \/goals -->)/;
  if (!between.test(text)) throw new Error('docs/bots.md has no place for the table goals');
  const goals = inMarkdown(goalsTable(results));
  writeFileSync(
    page,
    text.replace(between, (_, start: string, end: string) => `${start}${goals}\n${end}`),
  );
  for (const [name, rows] of Object.entries(csvTables(results))) {
    writeFileSync(new URL(`bots/${name}.csv`, page), inCsv(rows));
  }
}
