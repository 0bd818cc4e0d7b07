/** Runs the built `riverstone` command with a script of input lines, or with one answer per prompt. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { command } from './run-command.js';

type Environment = Readonly<Record<string, string>>;

/** The output and the exit code of a run. */
export interface FinishedRun {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Starts the command in an environment that says nothing about colour or width unless the test does. */
export function start(args: readonly string[], environment: Environment = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [command, ...args], { env: { PATH: process.env.PATH, ...environment } });
}

/** Runs it with these lines on standard input, then the end of the input. */
export function run(
  args: readonly string[],
  lines: readonly string[] = [],
  environment: Environment = {},
): Promise<FinishedRun> {
  const child = start(args, environment);
  const ran = collected(child, () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return ran;
}

/** Runs it and answers each prompt from what was written since the last one. */
export function converse(args: readonly string[], answer: (heard: string) => string): Promise<FinishedRun> {
  const child = start(args);
  let read = 0;
  return collected(child, (output) => {
    if (!output.endsWith('> ')) return; // a prompt ends what is written
    const heard = output.slice(read);
    read = output.length;
    child.stdin.write(`${answer(heard)}\n`);
  });
}

/** Gathers what a process writes until it ends. */
function collected(child: ChildProcessWithoutNullStreams, written: (output: string) => void): Promise<FinishedRun> {
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    written(output);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdin.on('error', () => {}); // a command that refuses its arguments ends before it has read anything
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}
