/** Time at the table: real at a terminal, frozen where moves come from a pipe or only bots play. */

export interface TimeSource {
  /** Whether clocks run and bots take their time. */
  readonly runs: boolean;
  /** Milliseconds. */
  now(): number;
  /** Calls back after so many milliseconds, unless it is cancelled first. */
  after(milliseconds: number, call: () => void): () => void;
}

export const realTime: TimeSource = {
  runs: true,
  now: () => performance.now(),
  after(milliseconds, call) {
    const timeout = setTimeout(call, milliseconds);
    return () => clearTimeout(timeout);
  },
};

/** Nothing runs out, so a game through a pipe is the same every time. */
export const frozenTime: TimeSource = { runs: false, now: () => 0, after: () => () => {} };
