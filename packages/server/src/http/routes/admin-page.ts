/**
 * `/admin`: the same for a browser. Plain pages and forms without scripts, in English, for operators. The token is
 * asked for once and kept in a cookie that only this path gets.
 */

import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { adminAct } from '../../operating/admin-acts.js';
import { adminPage, adminStyle, signInPage } from '../../operating/admin-html.js';
import { securityHeaders } from '../../page/headers.js';
import { type AddressedRequest, addressOf, isOperatorSecure } from '../address.js';
import type { Http, HttpDeps } from '../http-deps.js';
import { isOwnOrigin } from '../origin.js';
import { fromStore } from '../store-access.js';

const COOKIE = 'riverstone-admin';
const SHIFT_SECONDS = 8 * 60 * 60;
const fields = z.record(z.string(), z.string());

export function addAdminPage(http: Http, deps: HttpDeps): void {
  const { operating, settings } = deps;
  const { checkToken, failedSignIns: failures } = operating;
  if (checkToken === null) return;
  const headers = {
    ...securityHeaders(),
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    // Without a referrer, browsers would say that the page's own forms come from nowhere.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  };
  const html = 'text/html; charset=utf-8';

  http.register(async (routes) => {
    routes.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    routes.addHook('onSend', async (_request, reply) => void reply.headers(headers));

    const cookieOf = (request: { readonly headers: { readonly cookie?: string | undefined } }): string =>
      parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '';

    routes.get('/admin/style.css', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(adminStyle),
    );

    routes.get('/admin', { schema: { hide: true } }, async (request, reply) => {
      reply.type(html);
      if (!mayEnter(request, cookieOf(request)))
        return reply.code(cookieOf(request) === '' ? 200 : 401).send(signInPage(null));
      return reply.send(adminPage(await fromStore(operating.acts.view()), null));
    });

    routes.post('/admin', { schema: { hide: true, body: fields } }, async (request, reply) => {
      reply.type(html);
      if (!isOwnOrigin(request.headers, settings.origins))
        return reply.code(403).send(signInPage('Open this page at its own address.'));
      const given = request.body as Readonly<Record<string, string>>;
      if (given.token !== undefined) {
        if (!mayEnter(request, given.token))
          return reply
            .code(401)
            .send(signInPage('This token is wrong, or you tried too often. Wait ten minutes after ten wrong ones.'));
        const secure = isOperatorSecure(request.raw, settings);
        reply.header(
          'set-cookie',
          stringifySetCookie(COOKIE, given.token, {
            httpOnly: true,
            sameSite: 'strict',
            path: '/admin',
            maxAge: SHIFT_SECONDS,
            secure,
          }),
        );
        return reply.redirect('/admin', 303);
      }
      if (!mayEnter(request, cookieOf(request))) return reply.code(401).send(signInPage(null));
      const act = adminAct.safeParse(typed(given));
      const from = addressOf(request.raw, settings.proxies);
      const done = act.success ? await fromStore(operating.acts.do(act.data, from)) : null;
      const news =
        done === null
          ? 'That could not be read: check what you typed.'
          : done.ok
            ? done.value
            : `Not done: there is no such thing (${done.error.code}).`;
      return reply.code(done?.ok === true ? 200 : 400).send(adminPage(await fromStore(operating.acts.view()), news));
    });
  });

  function mayEnter({ raw }: { readonly raw: AddressedRequest }, token: string): boolean {
    const address = addressOf(raw, settings.proxies);
    if (failures.waitOf(address) > 0 || token === '') return false;
    if (checkToken?.(token) === true) return true;
    failures.add(address);
    deps.log.warn('admin-refused', {});
    return false;
  }
}

/** The fields of a form as an act has them: numbers are numbers, and empty hours mean for good. */
function typed(form: Readonly<Record<string, string>>): object {
  const { hours, member } = form;
  return {
    ...form,
    ...(hours === undefined ? {} : { hours: hours === '' ? null : Number(hours) }),
    ...(member === undefined ? {} : { member: Number(member) }),
  };
}
