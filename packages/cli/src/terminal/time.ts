/** Time as the table sees it: real at a terminal, standing still where moves come from a pipe or bots play alone. */

export interface Time {
  /** Whether clocks run and bots take their time. */
  readonly runs: boolean;
  /** Milliseconds. */
  now(): number;
  /** Calls back after so many milliseconds, unless it is cancelled first. */
  after(milliseconds: number, call: () => void): () => void;
}

export const realTime: Time = {
  runs: true,
  now: () => performance.now(),
  after(milliseconds, call) {
    const timeout = setTimeout(call, milliseconds);
    return () => clearTimeout(timeout);
  },
};

/** Nothing ever runs out: whole games can be piped through, the same way each time. */
export const stillTime: Time = { runs: false, now: () => 0, after: () => () => {} };
