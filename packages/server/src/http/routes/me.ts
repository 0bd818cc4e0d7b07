/** `/api/me`: who this browser is, and its tables. */

import { me } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { noCookie } from '../../identity/token.js';
import { isSecure } from '../address.js';
import type { Http, HttpParts } from '../http-deps.js';
import { isOwnOrigin } from '../origin.js';
import { pass, refuse } from '../refusals.js';
import { visitorOf, welcome } from '../request-client.js';
import { answers } from '../responses.js';
import { reach } from '../store-access.js';

export function addMe(http: Http, parts: HttpParts): void {
  const { tables, identities, settings } = parts;

  http.get(
    '/api/me',
    {
      schema: {
        tags: ['me'],
        summary: 'Who I am, and my tables',
        description: 'The tables that were touched last come first. Who was not here before gets a cookie.',
        response: answers(200, me, 'wrong-origin'),
      },
    },
    async (request, reply) => {
      const visitor = await visitorOf(parts, request);
      if (!visitor.ok) return pass(reply, visitor.error);
      const { guest } = visitor.value;
      if (guest !== null) return { known: true, tables: [...(await reach(tables.tablesOf(guest)))] };
      if (!isOwnOrigin(request.headers, settings.origins)) return refuse(reply, 'wrong-origin');
      const welcomed = await welcome(parts, visitor.value, request, reply);
      return welcomed.ok ? { known: false, tables: [] } : pass(reply, welcomed.error);
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
        response: answers(204, z.null(), 'wrong-origin'),
      },
    },
    async (request, reply) => {
      await reach(identities.revoke(request.headers));
      reply.header('set-cookie', noCookie(isSecure(request.raw, settings.proxies)));
      return reply.code(204).send(null);
    },
  );
}
