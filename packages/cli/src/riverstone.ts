#!/usr/bin/env node
/** The one command: `riverstone judge`, `riverstone replay`, `riverstone play`. Each loads only what it needs. */

import { Command } from 'commander';
import type { PlayOptions } from './commands/play.js';

declare const RIVERSTONE_VERSION: string;

const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

const program = new Command('riverstone')
  .description('Kakuro Challenge, Kakuro the race and Kakuzu: play them, referee them, replay them.')
  .version(RIVERSTONE_VERSION)
  .showHelpAfterError()
  // 2: not asked properly; 1 is left for what was asked and is not in order.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .addHelpText('after', '\nRun riverstone <command> --help for a command and its examples.');

program
  .command('play')
  .description('play a game in this terminal, with people and bots')
  .argument('[game]', 'kakuro-challenge, kakuro-race or kakuzu; asked for when left out')
  .option('-s, --seats <list>', 'who plays, in seat order: a name for a person, "bot" for a bot', 'You,bot')
  .option('-o, --option <name=value>', 'a table option, such as expert=true; may be given several times', collect)
  .option('--seed <number|hex>', 'deal from a seed: a whole number, or 64 hexadecimal digits')
  .option('--save <file>', 'keep the record of the game in a file when it stops')
  .option('--no-color', 'write without colour (also: the environment variable NO_COLOR)')
  .addHelpText(
    'after',
    `
Table options:
  kakuro-challenge  first, expert, scoring, falseChallenge, moveSeconds, stones
  kakuro-race       hourglassSeconds, claimSeconds, untimed, sealed, markers, actions
  kakuzu            first, variant, sheet, clockMinutes

Examples:
  riverstone play kakuzu --seats Ada,Bo,bot
  riverstone play kakuro-race --seats bot,bot,bot          (watch)
  riverstone play kakuro-challenge -o expert=true -o scoring=claim
  riverstone play kakuro-race --seats Ada -o untimed=true --save game.riverstone.json`,
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
  echo '{"game":"kakuro-challenge","board":"........./........./........./.71....../........./........./........./........./.........","move":"r8d1"}' | riverstone judge`,
  )
  .action(async () => {
    const { judge } = await import('./commands/judge.js');
    await judge(process.stdin, process.stdout);
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

/** An output that takes no more: somebody who closed it early (`| head`) has read enough, anything else is said in a sentence. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.stderr.write(`riverstone: the output can't be written (${code}).\n`);
  process.exit(1);
});

await program.parseAsync();
