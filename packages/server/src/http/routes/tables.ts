/** `/api/tables` and `/api/lobby`: create, list and look up tables. Everything at a table goes over the socket. */

import { lobby, madeTable, newTable, tableSummary } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { takeFor } from '../../limits/limits.js';
import type { Http, HttpDeps } from '../http-deps.js';
import { passOnRefusal, refuse } from '../refusals.js';
import { checkLimit, ensureGuest, identifyClient } from '../request-client.js';
import { responses } from '../responses.js';
import { fromStore } from '../store-access.js';

const params = z.strictObject({ id: tableSummary.shape.table });
const record = z
  .record(z.string(), z.unknown())
  .describe('The record of the game, as docs/formats.md describes it, everything revealed.');

export function addTables(http: Http, deps: HttpDeps): void {
  addTableCreation(http, deps);
  addTableQueries(http, deps);
}

function addTableCreation(http: Http, deps: HttpDeps): void {
  http.post(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Make a table',
        description: 'Who makes it is its host. Its link is `/t/` and the id; who was not here before gets a cookie.',
        body: newTable,
        response: responses(
          201,
          madeTable,
          'bad-message',
          'bad-name',
          'bad-options',
          'wrong-origin',
          'too-large',
          'wrong-type',
        ),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const limit = checkLimit(await takeFor(deps.limits.tablesMade, client.value));
      if (!limit.ok) return passOnRefusal(reply, limit.error);
      const guest = await ensureGuest(deps, client.value, request, reply);
      if (!guest.ok) return passOnRefusal(reply, guest.error);
      const made = await fromStore(deps.tables.create(request.body, guest.value));
      return made.ok ? reply.code(201).send({ table: made.value }) : passOnRefusal(reply, made.error);
    },
  );
}

function addTableQueries(http: Http, { tables }: HttpDeps): void {
  http.get(
    '/api/tables/:id',
    {
      schema: {
        tags: ['tables'],
        summary: 'A table from afar',
        params,
        response: responses(200, tableSummary, 'not-found'),
      },
    },
    async (request, reply) => (await fromStore(tables.summary(request.params.id))) ?? refuse(reply, 'not-found'),
  );

  http.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags: ['tables'],
        summary: 'The record of a finished game',
        params,
        response: responses(200, record, 'not-found', 'not-over'),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const found = await fromStore(tables.record(id));
      if (!found.ok) return passOnRefusal(reply, found.error);
      reply.header('content-disposition', `attachment; filename="${found.value.game}-${id}.riverstone.json"`);
      return { ...found.value };
    },
  );

  http.get(
    '/api/lobby',
    {
      schema: {
        tags: ['tables'],
        summary: 'Tables that are open to everybody',
        description: 'Those whose hosts want them listed, and where the game has not begun; the newest first.',
        response: responses(200, lobby),
      },
    },
    async () => ({ tables: [...(await fromStore(tables.lobby()))] }),
  );
}
