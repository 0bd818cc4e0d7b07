/** Where spans of traces go: --traces, or the variables that OpenTelemetry has for every program. */

import { ok, type Result } from '@riverstone/rules';
import type { TraceSettings } from '@riverstone/server';
import type { OptionText } from './operating-settings.js';
import { sentences } from './sentences.js';

/** Of requests, commands and bots' thoughts: enough to see what is slow, and little work. */
const DEFAULT_SHARE = 0.05;

export function readTraceSettings(
  given: OptionText,
  environment: NodeJS.ProcessEnv,
): Result<TraceSettings | undefined, string> {
  const whole = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const base = given.text ?? environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isWhole = given.text === undefined && Boolean(whole);
  const address = isWhole ? whole : base;
  if (!address) return ok(undefined);
  const url = URL.canParse(address) ? new URL(address) : null;
  const source = given.text === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : given.source;
  if (url === null || !/^https?:$/.test(url.protocol)) return { ok: false, error: sentences.badTraces(source) };
  if (!isWhole) url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`;
  const share = environment.OTEL_TRACES_SAMPLER_ARG ? Number(environment.OTEL_TRACES_SAMPLER_ARG) : DEFAULT_SHARE;
  if (!(share >= 0 && share <= 1)) return { ok: false, error: sentences.badTraceShare };
  const headers = readHeaders(environment.OTEL_EXPORTER_OTLP_HEADERS ?? '');
  if (headers === null) return { ok: false, error: sentences.badTraceHeaders };
  return ok({ url: url.href, share, headers, service: environment.OTEL_SERVICE_NAME || 'riverstone' });
}

/** `name=value,name=value`, encoded as in a URL; null if it is not. */
function readHeaders(text: string): Readonly<Record<string, string>> | null {
  try {
    const pairs = text.split(',').filter((pair) => pair.trim() !== '');
    const headers = new Headers(
      pairs.map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [name.trim(), decodeURIComponent(value.join('=').trim())];
      }),
    );
    return Object.fromEntries(headers);
  } catch {
    return null;
  }
}
