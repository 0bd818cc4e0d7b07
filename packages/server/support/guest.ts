/** Somebody new at the server, over HTTP: a cookie, and tables of one's own. */

import type { NewTable } from '@riverstone/protocol';

/** The cookie of a guest who was never here before, as a request sends it. */
export async function newGuest(url: string): Promise<string> {
  const response = await fetch(new URL('/api/me', url));
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (!response.ok || cookies.length === 0) throw new Error(`no cookie from /api/me: ${response.status}`);
  return cookies.join('; ');
}

/** Makes a table; its id. */
export async function makeTable(url: string, cookie: string, plan: NewTable): Promise<string> {
  const response = await fetch(new URL('/api/tables', url), {
    method: 'POST',
    headers: { cookie, origin: new URL(url).origin, 'content-type': 'application/json' },
    body: JSON.stringify(plan),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`no table: ${response.status} ${text}`);
  return (JSON.parse(text) as { table: string }).table;
}
