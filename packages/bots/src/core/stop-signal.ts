/** How a caller cancels a long task. */

/** The part of an AbortSignal that is used here. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', hear: () => void): void;
  removeEventListener(type: 'abort', hear: () => void): void;
}
