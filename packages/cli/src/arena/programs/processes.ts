/** Processes of the system: how one is ended with all that it started, and how it says what went wrong. */

/** Where the system has groups of processes, every program gets one of its own. */
export const ownGroup = process.platform !== 'win32';

/** Ends a process and, where it has a group of its own, whatever it started. */
export function endProcess(pid: number): void {
  try {
    process.kill(ownGroup ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** The line of an error output that says what happened, if one looks like it; else its last one. */
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
