/** `npm run puzzles`: makes the puzzles that the page ships, from games between bots. It can be stopped and resumed. */

import { parseArgs } from 'node:util';
import {
  boundedRating,
  choosePuzzles,
  isPuzzleKind,
  type PuzzleKind,
  puzzleKinds,
  puzzleMakers,
  type RatedPuzzle,
} from '@riverstone/bots/puzzles';
import { Pool } from './pool.js';
import { spreadOf } from './spread.js';
import { writeFiles } from './write-files.js';

const usage = `npm run puzzles -- [--kind KIND] [--pool N] [--count N] [--seed N] [--work DIR] [--spread]

  --kind KIND  only this kind (${puzzleKinds.join(', ')}); may be given several times
  --pool N     play games until so many puzzles are made (default 5000)
  --count N    ship so many of them (default 600)
  --seed N     the number of the first game (default 1)
  --work DIR   where puzzles are kept until they are chosen; go on there (default .cache/puzzles)
  --spread     print how features and ratings are spread`;

const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true, default: [...puzzleKinds] },
    pool: { type: 'string', default: '5000' },
    count: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    work: { type: 'string', default: '.cache/puzzles' },
    spread: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else for (const kind of values.kind) await run(kind);

async function run(kind: string): Promise<void> {
  if (!isPuzzleKind(kind)) throw new Error(`there are no puzzles of the kind ${kind}\n\n${usage}`);
  const pool = Pool.open(values.work, kind, numberIn(values.seed));
  await pool.fill(numberIn(values.pool), (made, games) => console.log(`${kind}: ${made} puzzles from ${games} games`));
  const chosen = choosePuzzles(rated(kind, pool), numberIn(values.count));
  const bytes = writeFiles(kind, chosen);
  console.log(`${kind}: ${chosen.length} chosen, ${bytes} bytes`);
  if (values.spread) console.log(spreadOf(chosen));
}

function rated(kind: PuzzleKind, pool: Pool): RatedPuzzle[] {
  const { rate } = puzzleMakers[kind];
  return pool.puzzles.map((puzzle) => ({ ...puzzle, rating: boundedRating(rate(puzzle.features)) }));
}

function numberIn(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is no whole number above 0\n\n${usage}`);
  return number;
}
