/** Runs `riverstone arena` and reads what it says. */

import { fileURLToPath } from 'node:url';
import { command, type FinishedCommand, runCommand } from './run-command.js';

interface Estimate {
  readonly mean: number;
  readonly bar: number | null;
}

/** The part of the machine-readable result that tests look at. */
export interface Result {
  readonly games: number;
  readonly deals: number;
  readonly rotations: number;
  readonly seats: number;
  readonly interrupted: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly contenders: readonly {
    readonly name: string;
    readonly games: { readonly won: number; readonly shared: number; readonly lost: number };
    readonly winRate: Estimate;
    readonly points: Estimate;
    readonly margin: Estimate;
    readonly place: Estimate;
    readonly elo: (Estimate & { readonly bound: string | null }) | null;
    readonly faults: readonly { readonly kind: string; readonly count: number; readonly example: string }[];
  }[];
  readonly sprt: { readonly llr: number; readonly accepted: string | null } | null;
}

/** Runs a match to its end and gives the command's outcome. */
export function runArena(...args: string[]): Promise<FinishedCommand> {
  return runCommand(['arena', ...args]);
}

/** Runs a match that has to go well, and gives its result. */
export async function matchResult(...args: string[]): Promise<Result> {
  const { stdout, stderr, exitCode } = await runArena(...args, '--quiet', '--json', '-');
  if (exitCode !== 0) throw new Error(`exit code ${exitCode}: ${stderr}`);
  return JSON.parse(stdout) as Result;
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' ');

/** A bot of `arena-bots` as a contender. */
export function testBot(name: string, ...args: string[]): string {
  return quoted([process.execPath, fileURLToPath(new URL(`arena-bots/${name}.mjs`, import.meta.url)), ...args]);
}

/** A file of `examples` as a contender, with what runs it. */
export function exampleBot(runner: string, file: string): string {
  return quoted([runner, fileURLToPath(new URL(`../../../examples/${file}`, import.meta.url))]);
}

/** `riverstone bot` as a contender. */
export function protocolBot(...args: string[]): string {
  return quoted([process.execPath, command, 'bot', ...args]);
}
