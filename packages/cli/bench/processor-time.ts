/** Measures processor time instead of wall time, because other programs share the machine. */

/**
 * Seconds of processor time that this process has used. Asking takes microseconds, so it is not asked in inner loops.
 */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
