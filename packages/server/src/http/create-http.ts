/** The HTTP side of the server: the routes for tables and identities, the probes, and the page, on one port. */

import { limits as sizes } from '@riverstone/protocol';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { addressOf } from './address.js';
import { createDispatch } from './dispatch.js';
import { answerFault, answerUnreadable } from './error-handlers.js';
import { apiHeaders } from './final-response.js';
import type { Http, HttpParts } from './http-deps.js';
import { addOpenApi } from './open-api.js';
import { isOwnOrigin } from './origin.js';
import { pass, refuse } from './refusals.js';
import { allowed } from './request-client.js';
import { addAbout } from './routes/about.js';
import { addDevices } from './routes/devices.js';
import { addMe } from './routes/me.js';
import { addTables } from './routes/tables.js';

const reading = ['GET', 'HEAD'];

/** Ready to listen. Upgrades to a socket are left to whoever listens for them at `server`. */
export async function createHttp(parts: HttpParts): Promise<Http> {
  const { log, site, metrics } = parts;
  const http: Http = fastify({
    bodyLimit: sizes.bodyBytes,
    logger: false,
    // While it stops, whoever is connected still gets proper answers.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    serverFactory: (routes) => createDispatch(routes, site, metrics),
    rewriteUrl: ({ url }) => (url ?? '/').replace(/^https?:\/\/[^/?#]*/i, ''),
    frameworkErrors: (error, request, reply) => answerFault(log, error, request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(log, error, socket),
  }).withTypeProvider<ZodTypeProvider>();
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.removeContentTypeParser('text/plain');
  http.setErrorHandler((error, request, reply) => answerFault(log, error, request, reply));
  http.setNotFoundHandler((_request, reply) => refuse(reply, 'not-found'));
  addChecks(http, parts);
  addMeasures(http, parts);
  addOpenApi(http);
  await http.register(async (routes) => {
    for (const add of [addMe, addTables, addDevices, addAbout]) add(routes as Http, parts);
  });
  await http.ready();
  return http;
}

/** What holds for every request, before anything of it is read. */
function addChecks(http: Http, { limits, settings }: HttpParts): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders());
    // Whoever looks whether the process is alive must always get an answer.
    if (request.routeOptions.url === '/health') return;
    const may = allowed(await limits.requests.address.take(addressOf(request.raw, settings.proxies)));
    if (!may.ok) return pass(reply, may.error);
    if (!reading.includes(request.method) && !isOwnOrigin(request.headers, settings.origins))
      return refuse(reply, 'wrong-origin');
  });
}

function addMeasures(http: Http, { log, metrics }: HttpParts): void {
  http.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    metrics.answered(route, statusCode, elapsedTime);
    log.debug('request', { method, route, status: statusCode, milliseconds: Math.round(elapsedTime) });
  });
}
