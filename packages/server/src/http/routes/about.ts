/** What the server says about itself: to pages, to developers and to monitoring. */

import { PROTOCOL_VERSION, serverInfo } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { probes } from '../../limits/rates.js';
import { throttledAnswer } from '../../limits/throttled-answer.js';
import type { Http, HttpDeps } from '../http-deps.js';
import { refuse } from '../refusals.js';
import { responses } from '../responses.js';
import { fromStore } from '../store-access.js';

const health = z.strictObject({ alive: z.literal(true) });
const readiness = z.strictObject({ ready: z.literal(true) });
const openApi = z.record(z.string(), z.unknown()).describe('An OpenAPI 3.1 document.');
const exposition = z.string().describe("Prometheus' text format.");

export function addAbout(http: Http, deps: HttpDeps): void {
  addDescriptions(http, deps);
  addProbes(http, deps);
}

function addDescriptions(http: Http, { addresses, pushes }: HttpDeps): void {
  http.get(
    '/api/info',
    {
      schema: {
        tags: ['server'],
        summary: 'Which protocol it speaks, and where others find it',
        response: responses(200, serverInfo),
      },
    },
    async () => ({
      name: 'riverstone' as const,
      v: PROTOCOL_VERSION,
      addresses: [...addresses()],
      pushKey: pushes.publicKey,
    }),
  );

  http.get(
    '/api/openapi.json',
    { schema: { tags: ['server'], summary: 'This description', response: responses(200, openApi) } },
    async () => ({ ...http.swagger() }),
  );
}

/** Balancers and monitors are never refused: beyond a rate they get the last answer, as cheap as a refusal. */
function addProbes(http: Http, { store, metrics, isStopping }: HttpDeps): void {
  const isWritable = throttledAnswer(probes.ready, () => fromStore(store.ping()));
  const figures = throttledAnswer(probes.metrics, async () => {
    metrics.stored(await fromStore(store.size()));
    return metrics.text();
  });

  http.get(
    '/health',
    { schema: { tags: ['server'], summary: 'Whether the process is alive', response: { 200: health } } },
    async () => ({ alive: true as const }),
  );

  http.get(
    '/ready',
    {
      schema: {
        tags: ['server'],
        summary: 'Whether it accepts clients: the store works, and it is not about to stop',
        response: responses(200, readiness),
      },
    },
    async (_request, reply) => {
      if (isStopping()) return refuse(reply, 'unavailable');
      await isWritable();
      return { ready: true as const };
    },
  );

  http.get(
    '/metrics',
    {
      schema: {
        tags: ['server'],
        summary: 'Figures for Prometheus',
        produces: ['text/plain'],
        response: responses(200, exposition),
      },
    },
    async (_request, reply) => reply.type(metrics.contentType).send(await figures()),
  );
}
