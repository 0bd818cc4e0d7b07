/** The HTTP side of the server: the routes for tables and identities, the probes, and the page, on one port. */

import { limits as sizes } from '@riverstone/protocol';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { noTracer, type Span, type Tracer } from '../tracing/tracer.js';
import { addressOf } from './address.js';
import { createDispatch, probes } from './dispatch.js';
import { handleError, handleParseError } from './error-handlers.js';
import { apiHeaders } from './final-response.js';
import { isKnownHost } from './host.js';
import type { Http, HttpDeps } from './http-deps.js';
import { addOpenApi } from './open-api.js';
import { isOwnOrigin } from './origin.js';
import { passOnRefusal, type RefusalBody, refuse } from './refusals.js';
import { checkLimit } from './request-client.js';
import { addAbout } from './routes/about.js';
import { addAdmin } from './routes/admin.js';
import { addAdminPage } from './routes/admin-page.js';
import { addDaily } from './routes/daily.js';
import { addDevices } from './routes/devices.js';
import { addMe } from './routes/me.js';
import { addPush } from './routes/push.js';
import { addTables } from './routes/tables.js';

const safeMethods = ['GET', 'HEAD'];

/** Ready to listen. WebSockets are accepted by listening for upgrades at `server`. */
export async function createHttp(deps: HttpDeps): Promise<Http> {
  const { log } = deps;
  const http: Http = fastify({
    bodyLimit: sizes.bodyBytes,
    logger: false,
    // While it stops, connected clients still get proper responses.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    serverFactory: (routes) => createDispatch(routes, deps),
    rewriteUrl: ({ url }) => (url ?? '/').replace(/^https?:\/\/[^/?#]*/i, ''),
    frameworkErrors: (error, request, reply) => handleError(log, error, request, reply),
    clientErrorHandler: (error, socket) => handleParseError(log, error, socket),
  }).withTypeProvider<ZodTypeProvider>();
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.removeContentTypeParser('text/plain');
  http.setErrorHandler((error, request, reply) => handleError(log, error, request, reply));
  http.setNotFoundHandler((_request, reply) => refuse(reply, 'not-found'));
  if (deps.tracer !== undefined && deps.tracer !== noTracer) addSpans(http, deps.tracer);
  addChecks(http, deps);
  addMetrics(http, deps);
  addOpenApi(http);
  await http.register(async (routes) => {
    for (const add of [addAdmin, addAdminPage, addMe, addPush, addTables, addDevices, addDaily, addAbout])
      add(routes as Http, deps);
  });
  await http.ready();
  return http;
}

/** Ignores the visitor's own `traceparent`, which could force everything to be recorded. */
function addSpans(http: Http, tracer: Tracer): void {
  const spans = new WeakMap<object, Span>();
  http.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const span = probes.includes(route) ? null : tracer.start('request', { method: request.method, route });
    if (span === null) return done();
    spans.set(request, span);
    // Everything that handles this request runs within its span.
    span.within(done);
  });
  http.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.note({ status: statusCode });
    span?.end(statusCode >= 500);
  });
}

/** Checks for every request, before its body is read. */
function addChecks(http: Http, { limits, settings }: HttpDeps): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders());
    // A balancer or a monitor must always get an answer, even if others at its address exceed a limit.
    if (probes.includes(request.routeOptions.url ?? '')) return;
    if (!isKnownHost(request.headers.host, settings)) return refuse(reply, 'wrong-host');
    const limit = checkLimit(await limits.requests.address.take(addressOf(request.raw, settings.proxies)));
    if (!limit.ok) return passOnRefusal(reply, limit.error);
    if (!safeMethods.includes(request.method) && !isOwnOrigin(request.headers, settings.origins))
      return refuse(reply, 'wrong-origin');
  });
}

function addMetrics(http: Http, { log, metrics }: HttpDeps): void {
  http.addHook('preSerialization', async (_request, reply, payload: unknown) => {
    const code = reply.statusCode < 400 ? undefined : (payload as Partial<RefusalBody>).error?.code;
    if (code !== undefined) metrics.requestRefused(code);
    return payload;
  });
  http.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    metrics.answered(route, statusCode, elapsedTime);
    log.debug('request', { method, route, status: statusCode, milliseconds: Math.round(elapsedTime) });
  });
}
