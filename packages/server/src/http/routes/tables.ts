/** `/api/tables` and `/api/lobby`: create, list and look up tables. Everything at a table goes over the socket. */

import { lobby, madeTable, newReport, newTable, tableSummary } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { takeForClient } from '../../limits/limits.js';
import { reportMember } from '../../operating/reports.js';
import { MomentPictures } from '../../pictures/moment-pictures.js';
import { addressOf } from '../address.js';
import type { Http, HttpDeps } from '../http-deps.js';
import { passOnRefusal, refuse } from '../refusals.js';
import { checkBan, checkLimit, ensureGuest, identifyClient } from '../request-client.js';
import { responses } from '../responses.js';
import { fromStore } from '../store-access.js';

const params = z.strictObject({ id: tableSummary.shape.table });
const record = z
  .record(z.string(), z.unknown())
  .describe('The record of the game, as docs/formats.md describes it, everything revealed.');

export function addTables(http: Http, deps: HttpDeps): void {
  addTableCreation(http, deps);
  addTableQueries(http, deps);
  addMomentPictures(http, deps);
  addReports(http, deps);
}

function addReports(http: Http, deps: HttpDeps): void {
  http.post(
    '/api/tables/:id/reports',
    {
      schema: {
        tags: ['tables'],
        summary: 'Report a player to the people who run the server',
        params,
        body: newReport,
        response: responses(
          204,
          z.null(),
          'bad-message',
          'no-guest',
          'not-a-member',
          'no-such-member',
          'not-found',
          'banned',
          'wrong-origin',
          'too-large',
          'wrong-type',
        ),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const { guest } = client.value;
      if (guest === null) return refuse(reply, 'no-guest');
      const ban = checkBan(deps, client.value);
      if (!ban.ok) return passOnRefusal(reply, ban.error);
      const limit = checkLimit(await takeForClient(deps.limits.reports, client.value));
      if (!limit.ok) return passOnRefusal(reply, limit.error);
      const { store, operating } = deps;
      const at = { store, addressOf: (of: string) => operating.addressOf(of), clock: Date.now };
      const done = await fromStore(reportMember(at, request.params.id, guest, request.body));
      return done.ok ? reply.code(204).send(null) : passOnRefusal(reply, done.error);
    },
  );
}

/** A finished game never changes, so any cache may keep its pictures: a day, as tables can be deleted. */
const PICTURE_CACHING = 'public, max-age=86400';

function addMomentPictures(http: Http, deps: HttpDeps): void {
  const pictures = new MomentPictures(deps.tables);
  http.get(
    '/api/tables/:id/pictures/:moment',
    {
      schema: {
        tags: ['tables'],
        summary: 'The board of a finished game after so many steps, as PNG',
        description: 'Steps are counted as in the link to a replay; 0 is the beginning.',
        params: params.extend({ moment: z.string().regex(/^(0|[1-9][0-9]{0,3})$/) }),
        produces: ['image/png'],
        response: responses(200, z.unknown(), 'not-found', 'not-over'),
      },
    },
    async (request, reply) => {
      const address = addressOf(request.raw, deps.settings.proxies);
      const limit = checkLimit(await deps.limits.pictures.address.take(address));
      if (!limit.ok) return passOnRefusal(reply, limit.error);
      const { id, moment } = request.params;
      const drawn = await fromStore(pictures.of(id, Number(moment)));
      if (!drawn.ok) return passOnRefusal(reply, drawn.error);
      return reply.header('cache-control', PICTURE_CACHING).type('image/png').send(drawn.value);
    },
  );
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
          'bad-words',
          'banned',
          'wrong-origin',
          'too-large',
          'wrong-type',
        ),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const ban = checkBan(deps, client.value);
      if (!ban.ok) return passOnRefusal(reply, ban.error);
      const limit = checkLimit(await takeForClient(deps.limits.tablesMade, client.value));
      if (!limit.ok) return passOnRefusal(reply, limit.error);
      const guest = await ensureGuest(deps, client.value, request, reply);
      if (!guest.ok) return passOnRefusal(reply, guest.error);
      const made = await fromStore(deps.tables.create(request.body, guest.value));
      return made.ok ? reply.code(201).send({ table: made.value }) : passOnRefusal(reply, made.error);
    },
  );
}

function addTableQueries(http: Http, deps: HttpDeps): void {
  const { tables } = deps;

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
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const limit = checkLimit(await takeForClient(deps.limits.records, client.value));
      if (!limit.ok) return passOnRefusal(reply, limit.error);
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
