/** Sends finished spans to a collector: OTLP over HTTP, as JSON. Pauses while the collector fails. */

import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';

export interface TraceSettings {
  /** Where spans go: the whole URL, such as `http://127.0.0.1:4318/v1/traces`. */
  readonly url: string;
  /** The share of requests, commands and bots' thoughts that are recorded, from 0 to 1. */
  readonly share: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
}

/** A span as it is sent. */
export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly OtlpAttribute[];
  readonly status: { readonly code?: number };
}

export interface OtlpAttribute {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
}

/** How often spans are sent, in milliseconds. */
const SEND_INTERVAL = 2000;
/** Further spans are dropped. */
const MAX_WAITING = 4096;
/** How long the collector may take, in milliseconds. */
const REQUEST_TIMEOUT = 5000;
/** The same for the last request when the server stops. */
const FINAL_REQUEST_TIMEOUT = 1000;
/** After a failure nothing is recorded for this long, in milliseconds. */
const PAUSE = 30_000;

interface ExporterDeps {
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'spans'>;
  readonly attributes: readonly OtlpAttribute[];
}

export class OtlpExporter {
  #waiting: OtlpSpan[] = [];
  #sending: Promise<void> | null = null;
  /** By `performance.now()`; 0 while the collector answers. */
  #pausedUntil = 0;
  #hasFailed = false;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly settings: TraceSettings,
    private readonly deps: ExporterDeps,
  ) {
    this.#timer = setInterval(() => this.#send(REQUEST_TIMEOUT), SEND_INTERVAL).unref();
  }

  /** Whether spans are accepted now. */
  get isOpen(): boolean {
    return this.#pausedUntil === 0 || performance.now() >= this.#pausedUntil;
  }

  add(span: OtlpSpan): void {
    if (this.isOpen && this.#waiting.length < MAX_WAITING) this.#waiting.push(span);
    else this.deps.metrics.spans('dropped', 1);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
    this.#send(FINAL_REQUEST_TIMEOUT);
    await this.#sending;
  }

  /** One request at a time. */
  #send(timeout: number): void {
    if (this.#sending !== null || this.#waiting.length === 0 || !this.isOpen) return;
    const spans = this.#waiting;
    this.#waiting = [];
    this.#sending = this.#post(spans, timeout).finally(() => {
      this.#sending = null;
    });
  }

  async #post(spans: readonly OtlpSpan[], timeout: number): Promise<void> {
    const { url, headers } = this.settings;
    const { metrics, log, attributes } = this.deps;
    const body = {
      resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope: { name: 'riverstone' }, spans }] }],
    };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
      await response.arrayBuffer();
      if (!response.ok) throw Object.assign(new Error('the collector refuses spans'), { code: `${response.status}` });
      metrics.spans('sent', spans.length);
      this.#pausedUntil = 0;
      if (this.#hasFailed) log.info('traces-sent');
      this.#hasFailed = false;
    } catch (error) {
      metrics.spans('dropped', spans.length + this.#waiting.length);
      this.#waiting = [];
      this.#pausedUntil = performance.now() + PAUSE;
      if (!this.#hasFailed) log.warn('traces-lost', { error });
      this.#hasFailed = true;
    }
  }
}
