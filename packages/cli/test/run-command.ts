/** Runs the `riverstone` command as a person or a program would. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundledCommand } from '../../../scripts/testing/bundle.mjs';

export const command = bundledCommand;
/** As `npm run build` leaves it, with the page beside it. */
export const builtCommand = fileURLToPath(new URL('../dist/riverstone.js', import.meta.url));

export interface FinishedCommand {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | null;
}

/** Starts the command, gives it its whole input and waits for its end. */
export async function runCommand(
  args: readonly string[],
  input: string | Iterable<string> = '',
  program = command,
): Promise<FinishedCommand> {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'pipe' });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  child.stdin.on('error', () => {}); // a command that ends before its input is read shows in its exit code
  for (const part of typeof input === 'string' ? [input] : input) {
    if (!child.stdin.write(part)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  const exitCode = await ended;
  return { stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString(), exitCode };
}
