/** `/api/me/push`: whether this browser gets pushes while the page is closed. */

import { pushSubscription } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import type { Http, HttpDeps } from '../http-deps.js';
import { passOnRefusal, refuse } from '../refusals.js';
import { identifyClient, requestCookie } from '../request-client.js';
import { responses } from '../responses.js';
import { fromStore } from '../store-access.js';

export function addPush(http: Http, deps: HttpDeps): void {
  const { identities, pushes, settings, store } = deps;

  http.put(
    '/api/me/push',
    {
      schema: {
        tags: ['me'],
        summary: 'Push news of my tables to this browser',
        description: 'Replaces what this browser sent before. The key to subscribe with is in `/api/info`.',
        body: pushSubscription,
        response: responses(
          204,
          z.null(),
          'bad-message',
          'wrong-origin',
          'no-guest',
          'not-found',
          'too-large',
          'wrong-type',
        ),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const { guest } = client.value;
      const tokenHash = identities.tokenHashOf(requestCookie(request.raw, settings));
      if (guest === null || tokenHash === null) return refuse(reply, 'no-guest');
      if (pushes.publicKey === null) return refuse(reply, 'not-found');
      const { endpoint, keys, language } = request.body;
      if (!pushes.accepts(endpoint)) return refuse(reply, 'bad-message', { field: 'endpoint' });
      await fromStore(store.saveSubscription({ guest, tokenHash, endpoint, ...keys, language }));
      return reply.code(204).send(null);
    },
  );

  http.delete(
    '/api/me/push',
    {
      schema: {
        tags: ['me'],
        summary: 'Push nothing to this browser any more',
        response: responses(204, z.null(), 'wrong-origin'),
      },
    },
    async (request, reply) => {
      const tokenHash = identities.tokenHashOf(requestCookie(request.raw, settings));
      if (tokenHash !== null) await fromStore(store.removeSubscription(tokenHash));
      return reply.code(204).send(null);
    },
  );
}
