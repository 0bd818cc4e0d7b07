#!/usr/bin/env node
/**
 * The one command: `riverstone serve`, `play`, `judge`, `replay`, `verify`, `review`, `bot`, `arena`. Each loads only
 * what it needs.
 */

import { gameIds, games } from '@riverstone/rules';
import { Command } from 'commander';
import type { ArenaOptions } from './commands/arena.js';
import type { BotOptions } from './commands/bot.js';
import type { PlayOptions } from './commands/play.js';
import type { ReviewOptions } from './commands/review.js';
import type { ServeOptions } from './commands/serve.js';

declare const RIVERSTONE_VERSION: string;

const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

const columns = Math.max(...gameIds.map(({ length }) => length));
const optionNames = gameIds
  .map((id) => `  ${id.padEnd(columns)}  ${Object.keys(games[id].options).join(', ')}`)
  .join('\n');

const ids = `${gameIds.slice(0, -1).join(', ')} or ${gameIds.at(-1)}`;
/** Games for the examples: each game has its turn. */
const example = (index: number): string => gameIds[index % gameIds.length] as string;

const program = new Command('riverstone')
  .description(`Board games (${ids}): play them, referee them, look at games afterwards, let bots play.`)
  .version(RIVERSTONE_VERSION)
  .showHelpAfterError()
  // 2 is for wrong usage, 1 for a negative result.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .addHelpText('after', '\nRun riverstone <command> --help for a command and its examples.');

program
  .command('serve')
  .description('serve the page and the tables, to play in a browser: alone, side by side or by a link')
  .option('-p, --port <number>', 'where it listens; 0 takes any free port (default: the first free one from 4180 on)')
  .option('--host <address>', 'for whom: 127.0.0.1 is this machine alone (default: 0.0.0.0, everybody on the network)')
  .option('--data <file>', 'the file that tables are kept in (default: tables.sqlite in the folder named below)')
  .option('--origin <url>', 'the public address, such as https://games.example; may be given several times', collect)
  .option('--trust-proxy [number]', 'how many proxies stand in front, whose word on addresses is taken (default: none)')
  .option('--log <level>', 'what is logged on standard error: debug, info, warn, error or silent (default: warn)')
  .option('--push <on|off>', 'news of tables to browsers that have the page closed (default: on)')
  .option('--limits <on|off>', 'limits on how often what may be done; off is for benchmarks (default: on)')
  .addHelpText(
    'after',
    `
The file without --data:
  Linux      tables.sqlite in $XDG_DATA_HOME/riverstone, or in ~/.local/share/riverstone
  a Mac      ~/Library/Application Support/Riverstone/tables.sqlite
  Windows    %LOCALAPPDATA%\\Riverstone\\tables.sqlite

Environment (an option overrules its variable):
  RIVERSTONE_PORT, RIVERSTONE_HOST, RIVERSTONE_DATA, RIVERSTONE_LOG, RIVERSTONE_LIMITS
  RIVERSTONE_ORIGIN         several are separated by commas
  RIVERSTONE_TRUST_PROXY    a number

Examples:
  riverstone serve
  riverstone serve --port 8080 --host 127.0.0.1
  riverstone serve --data /var/lib/riverstone/tables.sqlite --origin https://games.example --trust-proxy --log info

docs/serving.md has all of it. SIGINT, SIGTERM and SIGHUP stop it in good order; a second one at once.`,
  )
  .action(async (options: ServeOptions) => {
    const { serve } = await import('./commands/serve.js');
    const built = {
      page: new URL('./page/', import.meta.url),
      botWorker: new URL('./serving/bot-worker.js', import.meta.url),
    };
    process.exitCode = await serve(options, built);
  });

program
  .command('play')
  .description('play a game in this terminal, with people and bots')
  .argument('[game]', `${ids}; asked for when left out`)
  .option(
    '-s, --seats <list>',
    'who plays, in seat order: a name for a person, "bot:" and a level for a bot (novice, casual, strong, master; "bot" alone is casual)',
    'You,bot',
  )
  .option('-o, --option <name=value>', 'a table option, such as expert=true; may be given several times', collect)
  .option('--seed <number|hex>', 'deal from a seed: a whole number, or 64 hexadecimal digits')
  .option('--save <file>', 'keep the record of the game in a file when it stops')
  .option('--no-color', 'write without colour (also: the environment variable NO_COLOR)')
  .addHelpText(
    'after',
    `
Table options:
${optionNames}
A wrong option, such as -o help=true, prints what every option of the game takes.

Examples:
  riverstone play ${example(2)} --seats Ada,Bo,bot:strong
  riverstone play ${example(1)} --seats bot,bot          (watch)
  riverstone play ${example(0)} -o help=true          (list its options)
  riverstone play ${example(1)} --save game.riverstone.json`,
  )
  .action(async (game: string | undefined, options: PlayOptions) => {
    const { play } = await import('./commands/play.js');
    process.exitCode = await play(game, options);
  });

program
  .command('judge')
  .description('referee: one JSON request a line on standard input, one answer a line on standard output')
  .addHelpText(
    'after',
    `
Example:
  echo '{"game":"${example(0)}"}' | riverstone judge          (says which field is missing)

docs/formats.md has every request of every game, with examples.`,
  )
  .action(async () => {
    const { judge } = await import('./commands/judge.js');
    await judge(process.stdin, process.stdout);
  });

program
  .command('review')
  .description('look at a game afterwards: what was scored and missed, luck apart from skill')
  .argument('<file>', 'a *.riverstone.json file')
  .option('--json', 'print all of it as one JSON object', false)
  .option('--nodes <number>', 'how much thought each turn gets (default: as much as a master bot takes)')
  .addHelpText('after', '\nExample:\n  riverstone review game.riverstone.json')
  .action(async (file: string, options: ReviewOptions) => {
    const { review } = await import('./commands/review.js');
    process.exitCode = await review(file, options);
  });

program
  .command('replay')
  .description('check every move of a game record and print the result')
  .argument('<file>', 'a *.riverstone.json file')
  .option('--json', 'print the result as one JSON object', false)
  .addHelpText(
    'after',
    '\nExample:\n  riverstone replay game.riverstone.json --json\n\nExits with 1 when the record is not in order.',
  )
  .action(async (file: string, options: { json: boolean }) => {
    const { replayFile } = await import('./commands/replay.js');
    const { text, exitCode } = await replayFile(file, options);
    process.stdout.write(`${text}\n`);
    process.exitCode = exitCode;
  });

program
  .command('verify')
  .description('check that nobody chose the luck of a game from an online table')
  .argument('<record>', 'a *.riverstone.json file, downloaded from the table; "-" reads standard input')
  .option('--json', 'print the result as one JSON object', false)
  .addHelpText(
    'after',
    `
Example:
  riverstone verify game.riverstone.json

docs/luck.md says what is checked, and what that proves. Exits with 1 when something is not in order.`,
  )
  .action(async (file: string, options: { json: boolean }) => {
    const { verifyFile } = await import('./commands/verify.js');
    const { text, exitCode } = await verifyFile(file, options, process.stdin);
    process.stdout.write(`${text}\n`);
    process.exitCode = exitCode;
  });

program
  .command('bot')
  .description('a built-in bot for other programs: JSON lines on standard input and output')
  .option('--level <level>', 'plain, novice, casual, strong or master', 'master')
  .option('--seed <text>', 'what its chance comes from; without it, each run is another')
  .option('--nodes <number>', 'think at most this much about a move, however much time there is')
  .addHelpText(
    'after',
    `
Example:
  echo '{"type":"hello","v":1}' | riverstone bot --level strong

docs/bot-protocol.md has every message with an example.`,
  )
  .action(async (options: BotOptions) => {
    const { bot } = await import('./commands/bot.js');
    process.exitCode = await bot(options, process.stdin, process.stdout);
  });

program
  .command('arena')
  .description('let bots play against each other, the same deals for every rotation of the seats')
  .argument('<contenders...>', 'one to five: builtin:master (or just master), or a command line in quotes')
  .option('--game <game>', ids)
  .option('--games <number>', 'how many games; rounded up to whole deals, each in all rotations', '100')
  .option('-o, --option <name=value>', 'a table option, such as expert=true; may be given several times', collect)
  .option('--seats <number>', 'seats at the table; with two contenders the second takes all but one')
  .option('--seed <number|hex>', 'deal from a seed: a whole number, or 64 hexadecimal digits')
  .option('--move-ms <number>', 'time for a move in milliseconds; 1000 for programs, no limit for built-in bots')
  .option('--start-ms <number>', 'time for a program to say hello, in milliseconds', '10000')
  .option('--nodes <number>', 'how much built-in bots think about a move, in place of their own habit')
  .option('--pace <pace>', 'race: "human", who is fast is first; "even", the lot decides', 'human')
  .option('--parallel <number>', 'games at the same time; as many as there are cores')
  .option('--save <folder>', 'keep every game as a record in a new folder')
  .option('--sprt <elo0,elo1>', 'stop as soon as it is clear which Elo difference is nearer the truth')
  .option('--json <file>', 'write the result as JSON to a file; "-" prints it in place of the table')
  .option('--quiet', 'say nothing until the end', false)
  .addHelpText(
    'after',
    `
Examples:
  riverstone arena master plain --game ${example(2)} --games 200
  riverstone arena "python3 examples/bot.py" builtin:casual --game ${example(2)} --games 20 --move-ms 500
  riverstone arena strong casual --game ${example(1)} --seats 4 --pace even
  riverstone arena strong casual --game ${example(0)} --games 5000 --sprt 0,100

docs/arena.md says what the numbers mean. Exits with 130 when it is stopped.`,
  )
  .action(async (contenders: string[], options: ArenaOptions) => {
    const { arena } = await import('./commands/arena.js');
    process.exitCode = await arena(contenders, options, new URL('./arena/worker.js', import.meta.url));
  });

/** The output can't be written. If the reader closed it early (`| head`), that is fine; other errors are reported. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.stderr.write(`riverstone: the output can't be written (${code}).\n`);
  process.exit(1);
});

await program.parseAsync();
