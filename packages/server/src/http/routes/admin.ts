/**
 * `/api/admin`: what operators see and do. Only with their token; without one in the settings there is nothing here. It
 * is not part of the public API: docs/operating.md describes it.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AdminAct, adminAct } from '../../operating/admin-acts.js';
import { addressOf } from '../address.js';
import type { Http, HttpDeps } from '../http-deps.js';
import { passOnRefusal, refuse } from '../refusals.js';
import { fromStore } from '../store-access.js';

export function addAdmin(http: Http, deps: HttpDeps): void {
  const { operating } = deps;
  const { checkToken, failedSignIns: failures } = operating;
  if (checkToken === null) return;

  http.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      const address = addressOf(request.raw, deps.settings.proxies);
      const retryAfter = failures.waitOf(address);
      if (retryAfter > 0) return refuse(reply, 'too-fast', { retryAfter });
      const [, token] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
      // A missing token is no guess and is not counted: other sites could send such requests to lock operators out.
      if (token === undefined) return refuse(reply, 'wrong-token');
      if (checkToken(token)) return;
      failures.add(address);
      deps.log.warn('admin-refused', {});
      return refuse(reply, 'wrong-token');
    });
    routes.get('/api/admin', { schema: { hide: true } }, () => fromStore(operating.acts.view()));
    routes.post('/api/admin', { schema: { hide: true, body: adminAct } }, (request, reply) =>
      doAct(deps, request, reply),
    );
  });
}

async function doAct(deps: HttpDeps, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const address = addressOf(request.raw, deps.settings.proxies);
  const done = await fromStore(deps.operating.acts.do(request.body as AdminAct, address));
  return done.ok ? { done: done.value } : passOnRefusal(reply, done.error);
}
