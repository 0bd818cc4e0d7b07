#!/usr/bin/env node
/**
 * The one command: `riverstone serve`, `backup`, `restore`, `check`, `admin`, `play`, `judge`, `replay`, `verify`,
 * `review`, `bot`, `arena`. Each loads only what it needs.
 */

import { gameIds, games } from '@riverstone/rules';
import { Command } from 'commander';
import type { AdminOptions } from './commands/admin.js';
import type { ArenaOptions } from './commands/arena.js';
import type { BackupOptions } from './commands/backup.js';
import type { BotOptions } from './commands/bot.js';
import type { PlayOptions } from './commands/play.js';
import type { RestoreOptions } from './commands/restore.js';
import type { ReviewOptions } from './commands/review.js';
import type { ServeOptions } from './commands/serve.js';
import type { StoreOptions } from './serving/settings.js';

declare const RIVERSTONE_VERSION: string;

interface BanOptions {
  readonly table?: string;
  readonly member?: string;
  readonly range?: string;
  readonly for?: string;
  readonly note: string;
}

const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

const columns = Math.max(...gameIds.map(({ length }) => length));
const optionNames = gameIds
  .map((id) => `  ${id.padEnd(columns)}  ${Object.keys(games[id].options).join(', ')}`)
  .join('\n');

const ids = `${gameIds.slice(0, -1).join(', ')} or ${gameIds.at(-1)}`;
/** Games for the examples: each game has its turn. */
const example = (index: number): string => gameIds[index % gameIds.length] as string;

const program = new Command('riverstone')
  .description(`Board games (${ids}): play them, referee them, review games, let bots play.`)
  .version(RIVERSTONE_VERSION)
  .showHelpAfterError()
  // 2 is for wrong usage, 1 for a negative result.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .addHelpText('after', '\nRun riverstone <command> --help for a command and its examples.');

program
  .command('serve')
  .description('serve the page and online tables, to play in a browser')
  .option(
    '-p, --port <number>',
    'the port to listen on; 0 takes any free one (default: the first free one from 4180 to 4189)',
  )
  .option(
    '--host <address>',
    'the address to listen on; 127.0.0.1 is this machine only (default: 0.0.0.0, the whole network)',
  )
  .option('--data <file>', 'the SQLite file that stores the tables (default: see below)')
  .option('--store <url>', 'the PostgreSQL database that stores the tables, in place of a file: postgres://…')
  .option('--advertise <url>', 'where other servers on the same store reach this one (default: its host name and port)')
  .option(
    '--bus <url>',
    'how several servers tell each other what is new: redis://… or postgres://… (default: the database of --store)',
  )
  .option(
    '--origin <url>',
    'the public address, such as https://games.example; may be repeated, links use the first',
    collect,
  )
  .option('--trust-proxy [number]', 'how many proxies stand in front; 1 without a number (default: none)')
  .option('--log <level>', 'what to log on standard error: debug, info, warn, error or silent (default: warn)')
  .option('--push <on|off>', 'notifications for browsers that have the page closed (default: on)')
  .option(
    '--grace <seconds>',
    'how long to serve on after the signal to stop, while /ready answers 503, so that balancers see it (default: 1)',
  )
  .option('--keep-finished <time>', 'delete finished games this long after their last change: 90d (default: never)')
  .option('--keep-unfinished <time>', 'delete tables that nobody finishes this long after: 365d (default: never)')
  .option('--admin-token-file <file>', 'a file with the token of operators, for `riverstone admin` and the page /admin')
  .option('--word-list <file>', 'words that are not allowed in names and at listed tables, one a line (default: none)')
  .option(
    '--traces <url>',
    'an OpenTelemetry collector that gets a share of all traces: http://127.0.0.1:4318 (default: none)',
  )
  .option('--limits <on|off>', 'rate limits; turn them off only for benchmarks (default: on)')
  .addHelpText(
    'after',
    `
The file without --data:
  Linux      tables.sqlite in $XDG_DATA_HOME/riverstone, or in ~/.local/share/riverstone
  a Mac      ~/Library/Application Support/Riverstone/tables.sqlite
  Windows    %LOCALAPPDATA%\\Riverstone\\tables.sqlite

Environment (an option overrides its variable):
  RIVERSTONE_PORT, RIVERSTONE_HOST, RIVERSTONE_DATA, RIVERSTONE_LOG, RIVERSTONE_PUSH, RIVERSTONE_LIMITS,
  RIVERSTONE_GRACE, RIVERSTONE_ADVERTISE, RIVERSTONE_STORE, RIVERSTONE_BUS, RIVERSTONE_KEEP_FINISHED,
  RIVERSTONE_KEEP_UNFINISHED, RIVERSTONE_ADMIN_TOKEN_FILE, RIVERSTONE_WORD_LIST, RIVERSTONE_TRACES
  RIVERSTONE_ADMIN_TOKEN    the token itself
  RIVERSTONE_ORIGIN         several are separated by commas
  RIVERSTONE_TRUST_PROXY    a number

Examples:
  riverstone serve
  riverstone serve --port 8080 --host 127.0.0.1
  riverstone serve --data /var/lib/riverstone/tables.sqlite --origin https://games.example --trust-proxy --log info

docs/serving.md explains data, proxies and limits. SIGINT, SIGTERM and SIGHUP stop it cleanly; a second one at once.
Exit codes: 2 for a bad setting, 1 for a port or file that can't be used.`,
  )
  .action(async (options: ServeOptions) => {
    const { serve } = await import('./commands/serve.js');
    const built = {
      page: new URL('./page/', import.meta.url),
      botWorker: new URL('./serving/bot-worker.js', import.meta.url),
    };
    process.exitCode = await serve(options, built);
  });

function storeCommand(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--data <file>', 'the SQLite file that stores the tables (default: that of `riverstone serve`)')
    .option('--store <url>', 'the PostgreSQL database that stores the tables, in place of a file: postgres://…');
}

storeCommand('backup', 'write everything that a server stores into one file, while it runs')
  .option('--out <path>', 'a new file, or a folder and a slash for a file with the date in its name')
  .addHelpText(
    'after',
    `
The file holds hands, secrets and hashes of tokens: only its owner can read it.

Examples:
  riverstone backup --out /var/backups/riverstone/
  riverstone backup --store postgres://riverstone@db.example/riverstone --out before-the-update.backup

Exits with 1 if it can't be written, or if a table could not be read. Environment: RIVERSTONE_DATA, RIVERSTONE_STORE.`,
  )
  .action(async (options: BackupOptions) => {
    const { backup } = await import('./commands/backup.js');
    process.exitCode = await backup(options, RIVERSTONE_VERSION);
  });

storeCommand('restore', 'put a backup into an empty file or database, all or nothing')
  .argument('<file>', 'what `riverstone backup` wrote, from either kind of store')
  .option('--replace', 'put it in place of what is there; a file is kept under another name', false)
  .addHelpText(
    'after',
    `
Stop the server first.

Examples:
  riverstone restore riverstone-20261119-042000.backup
  riverstone restore riverstone-20261119-042000.backup --store postgres://riverstone@db.example/riverstone

Exits with 1 if nothing was restored. Environment: RIVERSTONE_DATA, RIVERSTONE_STORE.`,
  )
  .action(async (file: string, options: RestoreOptions) => {
    const { restoreBackup } = await import('./commands/restore.js');
    process.exitCode = await restoreBackup(file, options);
  });

storeCommand('check', 'read everything that a server stores, or a backup, and say what is damaged')
  .argument('[file]', 'a backup or an SQLite file; without it, what the options name')
  .addHelpText(
    'after',
    `
It changes nothing, and may run beside the server.

Examples:
  riverstone check
  riverstone check riverstone-20261119-042000.backup

Exits with 1 if anything is damaged. Environment: RIVERSTONE_DATA, RIVERSTONE_STORE.`,
  )
  .action(async (file: string | undefined, options: StoreOptions) => {
    const { check } = await import('./commands/check.js');
    process.exitCode = await check(file, options);
  });

const admin = program
  .command('admin')
  .description('for operators: what goes on at a running server, reports, bans, announcements')
  .addHelpText(
    'after',
    `
Every command takes --url and --token-file; without the file the token is in RIVERSTONE_ADMIN_TOKEN.

Examples:
  riverstone admin status --token-file /etc/riverstone/token
  riverstone admin announce "An update at 20:00: games go on after a few seconds" --for 2h
  riverstone admin ban --range 203.0.113.0/24 --for 7d --note "floods"

docs/operating.md has more. Exits with 1 if the server refuses or does not answer.`,
  );

function adminCommand(name: string, description: string): Command {
  return admin
    .command(name)
    .description(description)
    .option('--url <address>', 'where the server is', 'http://127.0.0.1:4180')
    .option('--token-file <file>', 'a file with the token of operators');
}

async function answerAdmin(
  run: (
    commands: typeof import('./commands/admin.js'),
  ) => Promise<{ readonly text: string; readonly exitCode: number }>,
): Promise<void> {
  const { text, exitCode } = await run(await import('./commands/admin.js'));
  (exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = exitCode;
}

/** Does an act that may have a duration. */
async function actFor(
  length: string | undefined,
  options: AdminOptions,
  act: (hours: number | null) => Readonly<Record<string, unknown>>,
): Promise<void> {
  await answerAdmin(async ({ performAdminAct, hoursOf }) => {
    const hours = hoursOf(length);
    return hours instanceof Error ? { text: hours.message, exitCode: 2 } : performAdminAct(act(hours), options);
  });
}

for (const [part, description] of [
  ['status', 'how much each node has to do'],
  ['tables', 'the tables in use, those with most people first'],
  ['reports', 'players whom others have reported, with the last chat lines'],
  ['bans', 'who is kept away, and until when'],
  ['announcements', 'what is announced now'],
  ['audit', 'what operators did'],
] as const)
  adminCommand(part, description)
    .option('--json', 'print everything that the server says as one JSON object', false)
    .action((options: AdminOptions) => answerAdmin(({ showAdmin }) => showAdmin(part, options)));

for (const [act, description] of [
  ['close', 'end a table at once and delete it'],
  ['unlist', 'take a table out of the lobby for good'],
] as const)
  adminCommand(act, description)
    .argument('<table>', 'the last part of its link')
    .action((table: string, options: AdminOptions) =>
      answerAdmin(({ performAdminAct }) => performAdminAct({ act, table }, options)),
    );

for (const [command, act, description] of [
  ['unban', 'unban', 'lift a ban'],
  ['withdraw', 'withdraw', 'end an announcement'],
  ['settle', 'settle', 'delete a report that is dealt with'],
] as const)
  adminCommand(command, description)
    .argument('<id>', 'as the list of them shows it')
    .action((id: string, options: AdminOptions) =>
      answerAdmin(({ performAdminAct }) => performAdminAct({ act, id }, options)),
    );

adminCommand('announce', 'show a sentence on every page that is connected')
  .argument('<text>', 'in the language of your players')
  .option('--for <time>', 'how long: 30m, 2h, 1d', '1h')
  .action((text: string, options: AdminOptions & { for: string }) =>
    actFor(options.for, options, (hours) => ({ act: 'announce', text, hours })),
  );

adminCommand('ban', 'keep somebody away: a player of a table, or a range of addresses')
  .option('--table <id>', 'the table of the player')
  .option('--member <number>', 'which member of the table, as reports show it')
  .option('--range <addresses>', '203.0.113.7, 203.0.113.0/24 or 2001:db8::/48')
  .option('--for <time>', 'how long: 12h, 7d (default: for good)')
  .option('--note <text>', 'why, for other operators', '')
  .action((options: AdminOptions & BanOptions) => {
    const { table, member, range, note } = options;
    return actFor(options.for, options, (hours) =>
      range === undefined
        ? { act: 'ban-member', table, member: Number(member), hours, note }
        : { act: 'ban-range', range, hours, note },
    );
  });

program
  .command('play')
  .description('play a game in this terminal, with people and bots')
  .argument('[game]', `${ids}; if left out, you are asked`)
  .option(
    '-s, --seats <list>',
    'who plays, in seat order: a name for a person, "bot:" and a level for a bot (novice, casual, strong, master; "bot" alone is casual)',
    'You,bot',
  )
  .option('-o, --option <name=value>', 'a table option, such as expert=true; may be given several times', collect)
  .option('--seed <number|hex>', 'deal from a seed: a whole number, or 64 hexadecimal digits')
  .option('--save <file>', 'write the record of the game to a file when it stops')
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
  .description('review a game: what was scored and missed, luck apart from skill')
  .argument('<file>', 'a *.riverstone.json file')
  .option('--json', 'print all of it as one JSON object', false)
  .option('--nodes <number>', 'how many nodes to search for each turn (default: those of a master bot)')
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
    '\nExample:\n  riverstone replay game.riverstone.json --json\n\nExits with 1 if anything is wrong.',
  )
  .action(async (file: string, options: { json: boolean }) => {
    const { replayFile } = await import('./commands/replay.js');
    const { text, exitCode } = await replayFile(file, options);
    process.stdout.write(`${text}\n`);
    process.exitCode = exitCode;
  });

program
  .command('verify')
  .description('check that nobody chose the shuffle of an online game')
  .argument('<record>', 'a *.riverstone.json file, downloaded from the table; "-" reads standard input')
  .option('--json', 'print the result as one JSON object', false)
  .addHelpText(
    'after',
    `
Example:
  riverstone verify game.riverstone.json

docs/luck.md says what is checked, and what that proves. Exits with 1 if anything is wrong.`,
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
  .option('--seed <text>', 'the seed of its random choices; without it, every run differs')
  .option('--nodes <number>', 'search at most this many nodes for a move')
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
  .option('--seats <number>', 'seats at the table; with two contenders the first takes one seat, the second all others')
  .option('--seed <number|hex>', 'deal from a seed: a whole number, or 64 hexadecimal digits')
  .option('--move-ms <number>', 'time for a move in milliseconds; 1000 for programs, no limit for built-in bots')
  .option('--start-ms <number>', 'time for a program to say hello, in milliseconds', '10000')
  .option('--nodes <number>', 'how many nodes built-in bots search for a move (default: by level)')
  .option('--pace <pace>', 'race: "human", the fastest is first; "even", a lot decides', 'human')
  .option('--parallel <number>', 'games at the same time; as many as there are cores')
  .option('--save <folder>', 'write every game as a record into a new or empty folder')
  .option('--sprt <elo0,elo1>', 'stop when it is clear which Elo difference is nearer the truth')
  .option('--json <file>', 'write the result as JSON to a file; "-" prints it in place of the table')
  .option('--quiet', 'print nothing until the end', false)
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
