/**
 * Spans: what one request or command did, and how long each part took. The type of their fields allows only what may
 * leave the server: no token, name, hand, move or chat line.
 */

export type SpanName = 'request' | 'command' | 'link' | 'bot' | 'deal';

/** The steps of a command, one after the other; the last two are about links. */
export type SpanStep = 'receive' | 'decide' | 'deal' | 'commit' | 'send' | 'open' | 'pass on';

export interface SpanFields {
  /** The id of a table, as in its link. */
  readonly table?: string;
  /** The type of a command. */
  readonly command?: string;
  /** The code of a refusal. */
  readonly outcome?: string;
  readonly method?: string;
  /** The pattern of a path; never the path itself. */
  readonly route?: string;
  readonly status?: number;
  readonly game?: string;
  readonly level?: string;
}

export interface Span {
  /** A `traceparent`, with which another node continues the trace. */
  readonly context: string;
  /** Begins a child span, which may overlap with others. */
  part(name: string): Span;
  /** Ends the current step and begins the next. */
  step(name: SpanStep): void;
  note(fields: SpanFields): void;
  /** Calls of the store within `work` become parts of this span. */
  within<T>(work: () => T): T;
  end(hasFailed?: boolean): void;
}

export interface Tracer {
  /** Null if this one is not recorded. `parent` is the context of a span at another node. */
  start(name: SpanName, fields: SpanFields, parent?: string): Span | null;
  /** The span of the running work, if it is recorded. */
  current(): Span | null;
  /** Sends the last spans, with a short timeout. */
  close(): Promise<void>;
}

/** A span for a command that was received. */
export function commandSpan(tracer: Tracer, command: string, parent?: string): Span | null {
  const span = tracer.start('command', { command }, parent);
  span?.step('receive');
  return span;
}

export const noTracer: Tracer = { start: () => null, current: () => null, close: async () => {} };
