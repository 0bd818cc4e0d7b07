/**
 * For programs started by npm: npm sends signals only to the shell between itself and the program. So the program stops
 * when its parent process ends.
 */

const { ppid: startedBy } = process;
/** In milliseconds. */
const POLL_INTERVAL = 250;

/** Calls `stop`, again and again, once the process that started this one has ended. */
export function stopWithParent(stop) {
  const look = () => {
    if (process.ppid !== startedBy) stop();
  };
  setInterval(look, POLL_INTERVAL).unref();
}
