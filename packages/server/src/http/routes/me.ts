/** `/api/me`: who this browser is, and its tables. */

import { Readable } from 'node:stream';
import { me } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { expiredTokenCookie } from '../../identity/token.js';
import { exportOf } from '../../operating/export-guest.js';
import { isSecure } from '../address.js';
import type { Http, HttpDeps } from '../http-deps.js';
import { isOwnOrigin } from '../origin.js';
import { passOnRefusal, refuse } from '../refusals.js';
import { checkLimit, ensureGuest, identifyClient, requestCookie, setTokenCookie } from '../request-client.js';
import { responses } from '../responses.js';
import { fromStore } from '../store-access.js';

const exported = z
  .record(z.string(), z.unknown())
  .describe('Devices, notifications, results of daily deals, reports, and each table with my names and chat lines.');

export function addMe(http: Http, deps: HttpDeps): void {
  addWhoIAm(http, deps);
  addMyData(http, deps);
}

function addWhoIAm(http: Http, deps: HttpDeps): void {
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
      if (guest !== null) {
        const token = identities.renewalOf(requestCookie(request.raw, settings));
        if (token !== null) setTokenCookie(deps, { token }, request, reply);
        return { known: true, tables: [...(await fromStore(tables.tablesOf(guest)))] };
      }
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
      await fromStore(identities.revoke(requestCookie(request.raw, settings)));
      reply.header('set-cookie', expiredTokenCookie(isSecure(request.raw, settings)));
      return reply.code(204).send(null);
    },
  );
}

/** Export and deletion of personal data, as privacy laws require. */
function addMyData(http: Http, deps: HttpDeps): void {
  const { store, identities, limits, settings } = deps;

  http.get(
    '/api/me/export',
    {
      schema: {
        tags: ['me'],
        summary: 'Everything that the server knows of me',
        response: responses(200, exported, 'no-guest', 'wrong-origin'),
      },
    },
    async (request, reply) => {
      if (!isOwnOrigin(request.headers, settings.origins)) return refuse(reply, 'wrong-origin');
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const { guest } = client.value;
      if (guest === null) return refuse(reply, 'no-guest');
      const limit = checkLimit(await limits.exports.guest.take(guest));
      if (!limit.ok) return passOnRefusal(reply, limit.error);
      reply.header('content-disposition', 'attachment; filename="riverstone-my-data.json"');
      reply.type('application/json; charset=utf-8');
      return reply.send(Readable.from(exportOf(store, guest, Date.now())) as never);
    },
  );

  http.delete(
    '/api/me',
    {
      schema: {
        tags: ['me'],
        summary: 'Delete everything that the server knows of me',
        description:
          'All my devices are signed out at once. Within seconds my names and chat lines are gone from all tables; a ' +
          'bot plays on for me, and tables stay for the others. It can not be undone.',
        response: responses(204, z.null(), 'wrong-origin', 'no-guest'),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const { guest } = client.value;
      if (guest === null) return refuse(reply, 'no-guest');
      await fromStore(identities.forget(guest));
      reply.header('set-cookie', expiredTokenCookie(isSecure(request.raw, settings)));
      return reply.code(204).send(null);
    },
  );
}
