/** `/api/devices`: the devices of one person, and another one by a one-time code. */

import { deviceCode, devices, usedCode } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import { takeForClient } from '../../limits/limits.js';
import type { Http, HttpDeps } from '../http-deps.js';
import { passOnRefusal, refuse } from '../refusals.js';
import { checkLimit, identifyClient, requestCookie, setTokenCookie } from '../request-client.js';
import { responses } from '../responses.js';
import { fromStore } from '../store-access.js';

export function addDevices(http: Http, deps: HttpDeps): void {
  const { identities, limits, settings } = deps;

  http.get(
    '/api/devices',
    {
      schema: {
        tags: ['me'],
        summary: 'The browsers that are me',
        response: responses(200, devices, 'no-guest'),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const { guest } = client.value;
      if (guest === null) return refuse(reply, 'no-guest');
      const found = await fromStore(identities.devicesOf(guest, requestCookie(request.raw, settings)));
      return { devices: [...found] };
    },
  );

  http.delete(
    '/api/devices/:device',
    {
      schema: {
        tags: ['me'],
        summary: 'Sign one of my browsers out',
        description: 'Its cookie and its sockets end.',
        params: z.strictObject({ device: z.string().max(100) }),
        response: responses(204, z.null(), 'wrong-origin', 'no-guest', 'not-found'),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const { guest } = client.value;
      if (guest === null) return refuse(reply, 'no-guest');
      const isEnded = await fromStore(identities.endDevice(guest, request.params.device));
      return isEnded ? reply.code(204).send(null) : refuse(reply, 'not-found');
    },
  );

  http.post(
    '/api/devices',
    {
      schema: {
        tags: ['me'],
        summary: 'A code for another device of mine',
        description: 'It can be used once, within five minutes. Asking for another one ends it.',
        response: responses(200, deviceCode, 'wrong-origin', 'no-guest'),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const { guest } = client.value;
      if (guest === null) return refuse(reply, 'no-guest');
      const limit = checkLimit(await limits.codesMade.guest.take(guest));
      return limit.ok ? fromStore(identities.createCode(guest)) : passOnRefusal(reply, limit.error);
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
        response: responses(204, z.null(), 'bad-message', 'wrong-origin', 'not-found', 'too-large', 'wrong-type'),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      const limit = checkLimit(await takeForClient(limits.codesTried, client.value));
      if (!limit.ok) return passOnRefusal(reply, limit.error);
      const issued = await fromStore(identities.useCode(request.body.code, requestCookie(request.raw, settings)));
      if (issued === null) return refuse(reply, 'not-found');
      setTokenCookie(deps, issued, request, reply);
      return reply.code(204).send(null);
    },
  );
}
