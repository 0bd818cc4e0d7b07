/** How whoever asks for something long says that it is not wanted any more. */

/** The part of an AbortSignal that is used here. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', hear: () => void): void;
  removeEventListener(type: 'abort', hear: () => void): void;
}
