/** `/api/devices`: a second device of the same person, by a one-time code. */

import { deviceCode, usedCode } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { takeFor } from '../../limits/limits.js';
import type { Http, HttpParts } from '../http-deps.js';
import { pass, refuse } from '../refusals.js';
import { allowed, giveCookie, visitorOf } from '../request-client.js';
import { answers } from '../responses.js';
import { reach } from '../store-access.js';

export function addDevices(http: Http, parts: HttpParts): void {
  const { identities, limits } = parts;

  http.post(
    '/api/devices',
    {
      schema: {
        tags: ['me'],
        summary: 'A code for another device of mine',
        description: 'It can be used once, within five minutes. Asking for another one ends it.',
        response: answers(200, deviceCode, 'wrong-origin', 'no-guest'),
      },
    },
    async (request, reply) => {
      const visitor = await visitorOf(parts, request);
      if (!visitor.ok) return pass(reply, visitor.error);
      const { guest } = visitor.value;
      if (guest === null) return refuse(reply, 'no-guest');
      const may = allowed(await limits.codesMade.guest.take(guest));
      return may.ok ? reach(identities.createCode(guest)) : pass(reply, may.error);
    },
  );

  http.post(
    '/api/devices/use',
    {
      schema: {
        tags: ['me'],
        summary: 'Use a code: this browser is the same person from now on',
        description: 'The dash and the size of letters do not matter. What this browser was before is forgotten.',
        body: usedCode,
        response: answers(204, z.null(), 'bad-message', 'wrong-origin', 'not-found', 'too-large', 'wrong-type'),
      },
    },
    async (request, reply) => {
      const visitor = await visitorOf(parts, request);
      if (!visitor.ok) return pass(reply, visitor.error);
      const may = allowed(await takeFor(limits.codesTried, visitor.value));
      if (!may.ok) return pass(reply, may.error);
      const issued = await reach(identities.useCode(request.body.code, request.headers));
      if (issued === null) return refuse(reply, 'not-found');
      giveCookie(parts, issued, request, reply);
      return reply.code(204).send(null);
    },
  );
}
