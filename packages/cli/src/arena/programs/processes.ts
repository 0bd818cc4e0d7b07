/** Processes: ends one with all its children, and finds the reason of a failure. */

/** If the system has process groups, every program gets its own. */
export const ownGroup = process.platform !== 'win32';

/** Ends a process and, if it has its own group, its children. */
export function endProcess(pid: number): void {
  try {
    process.kill(ownGroup ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** The line of standard error that looks like an error message; else the last line. */
export function lastError(errors: string): string {
  const lines = errors.trim().split('\n');
  return (lines.findLast((line) => /^\S*(error|exception|panic)/i.test(line)) ?? lines.at(-1) ?? '').trim();
}

/** Why a program could not be started. */
export function startProblem({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return "it can't be started: there is no such program";
  if (code === 'EACCES') return "it can't be started: the file may not be run as a program";
  return `it can't be started: ${message}`;
}
