/** Records spans for the exporter. Loaded only if an endpoint is configured. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import { type OtlpAttribute, OtlpExporter, type TraceSettings } from './otlp-exporter.js';
import type { Span, SpanFields, SpanName, SpanStep, Tracer } from './tracer.js';

/** OTLP's numbers. */
const kinds: Readonly<Record<SpanName | 'part', number>> = {
  request: 2,
  command: 2,
  link: 3,
  bot: 1,
  deal: 1,
  part: 1,
};
const FAILED = 2;
/** A context of another node: version, trace, span, and that it is recorded. */
const CONTEXT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

interface Recorder {
  readonly exporter: OtlpExporter;
  readonly active: AsyncLocalStorage<Span>;
}

interface SpanPlace {
  readonly trace: string;
  readonly parent: string | null;
  readonly name: string;
  readonly kind: number;
  /** What to add to `performance.now()` for the time of day, in milliseconds. */
  readonly epoch: number;
}

/** `node` tells the nodes of a cluster apart. */
export function recordSpans(
  settings: TraceSettings,
  { log, metrics, node }: { readonly log: Log; readonly metrics: Metrics; readonly node: string },
): Tracer {
  const attributes = [text('service.name', settings.service), text('service.instance.id', node)];
  const exporter = new OtlpExporter(settings, { log, metrics, attributes });
  const active = new AsyncLocalStorage<Span>();
  return {
    start(name, fields, parent) {
      const [, trace, parentId] = CONTEXT.exec(parent ?? '') ?? [];
      if (!exporter.isOpen || (trace === undefined && Math.random() >= settings.share)) return null;
      const epoch = Date.now() - performance.now();
      const place = { trace: trace ?? randomBytes(16).toString('hex'), parent: parentId ?? null, name, epoch };
      const span = new RecordedSpan({ exporter, active }, { ...place, kind: kinds[name] });
      span.note(fields);
      return span;
    },
    current: () => active.getStore() ?? null,
    close: () => exporter.close(),
  };
}

class RecordedSpan implements Span {
  readonly #id = randomBytes(8).toString('hex');
  readonly #started = performance.now();
  #fields: SpanFields = {};
  #step: RecordedSpan | null = null;
  #hasEnded = false;

  constructor(
    private readonly recorder: Recorder,
    private readonly place: SpanPlace,
  ) {}

  get context(): string {
    return `00-${this.place.trace}-${this.#id}-01`;
  }

  part(name: string): Span {
    return this.#part(name);
  }

  #part(name: string): RecordedSpan {
    const { trace, epoch } = this.place;
    return new RecordedSpan(this.recorder, { trace, epoch, name, parent: this.#id, kind: kinds.part });
  }

  step(name: SpanStep): void {
    this.#step?.end();
    this.#step = this.#part(name);
  }

  note(fields: SpanFields): void {
    this.#fields = { ...this.#fields, ...fields };
  }

  within<T>(work: () => T): T {
    return this.recorder.active.run(this.#step ?? this, work);
  }

  end(hasFailed = false): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#step?.end(hasFailed);
    const { trace, parent, name, kind } = this.place;
    this.recorder.exporter.add({
      traceId: trace,
      spanId: this.#id,
      ...(parent === null ? {} : { parentSpanId: parent }),
      name,
      kind,
      startTimeUnixNano: this.#nanoseconds(this.#started),
      endTimeUnixNano: this.#nanoseconds(performance.now()),
      attributes: attributesOf(this.#fields),
      status: hasFailed ? { code: FAILED } : {},
    });
  }

  #nanoseconds(time: number): string {
    return `${BigInt(Math.round((this.place.epoch + time) * 1000)) * 1000n}`;
  }
}

/** Field by field, so that no other field can leak into a span. */
function attributesOf({ table, command, outcome, method, route, status, game, level }: SpanFields): OtlpAttribute[] {
  return [
    text('riverstone.table', table),
    text('riverstone.command', command),
    text('riverstone.outcome', outcome),
    text('riverstone.game', game),
    text('riverstone.level', level),
    text('http.request.method', method),
    text('http.route', route),
    ...(status === undefined ? [] : [{ key: 'http.response.status_code', value: { intValue: `${status}` } }]),
  ].filter(({ value }) => !('stringValue' in value) || value.stringValue !== '');
}

function text(key: string, value = ''): OtlpAttribute {
  return { key, value: { stringValue: value } };
}
