/** `/api/me`: who this browser is, and its tables. */

import { me } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { expiredTokenCookie } from '../../identity/token.js';
import { isSecure } from '../address.js';
import type { Http, HttpDeps } from '../http-deps.js';
import { isOwnOrigin } from '../origin.js';
import { passOnRefusal, refuse } from '../refusals.js';
import { ensureGuest, identifyClient } from '../request-client.js';
import { responses } from '../responses.js';
import { fromStore } from '../store-access.js';

export function addMe(http: Http, deps: HttpDeps): void {
  const { tables, identities, settings } = deps;

  http.get(
    '/api/me',
    {
      schema: {
        tags: ['me'],
        summary: 'Who I am, and my tables',
        description: 'The tables that were touched last come first. Who was not here before gets a cookie.',
        response: responses(200, me, 'wrong-origin'),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const { guest } = client.value;
      if (guest !== null) return { known: true, tables: [...(await fromStore(tables.tablesOf(guest)))] };
      if (!isOwnOrigin(request.headers, settings.origins)) return refuse(reply, 'wrong-origin');
      const ensured = await ensureGuest(deps, client.value, request, reply);
      return ensured.ok ? { known: false, tables: [] } : passOnRefusal(reply, ensured.error);
    },
  );

  http.post(
    '/api/me/forget',
    {
      schema: {
        tags: ['me'],
        summary: 'Forget this browser',
        description:
          'Its cookie and its sockets end; seats at tables stay with the same person on their other devices.',
        response: responses(204, z.null(), 'wrong-origin'),
      },
    },
    async (request, reply) => {
      await fromStore(identities.revoke(request.headers));
      reply.header('set-cookie', expiredTokenCookie(isSecure(request.raw, settings.proxies)));
      return reply.code(204).send(null);
    },
  );
}
