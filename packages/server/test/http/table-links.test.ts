/** The link to a table over HTTP: the page, with a preview that tells what everybody may know and nothing else. */

import { afterEach, expect, it } from 'vitest';
import { Browser, type HttpServer, plainTable, startHttp } from '../support/http-server.js';
import { ask } from '../support/small-site.js';

let server: HttpServer;

afterEach(() => server.close());

async function tableOf(plan: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const answer = await new Browser(server).post('/api/tables', { ...plainTable, seats: [null, null], ...plan });
  return (answer.json as { readonly table: string }).table;
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => ask(server.port, path, { headers });

/** The tags of a page, by their name. */
function tagsIn(html: string): ReadonlyMap<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

it('tells who invites to what', async () => {
  server = await startHttp({ settings: { origins: ['https://games.example'] } });
  const table = await tableOf();
  const { status, headers, body } = await get(`/t/${table}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('vary')).toBe('accept-language');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(Object.fromEntries(tagsIn(body.toString()))).toEqual({
    'og:site_name': 'Riverstone',
    'og:type': 'website',
    'og:url': `https://games.example/t/${table}`,
    'og:title': 'Ada invites you to Kakuzu',
    'og:description': 'Stones. Sit down or watch.',
    'og:image': 'https://games.example/previews/kakuzu.png',
    'twitter:card': 'summary_large_image',
  });
});

it('speaks the language of who asks, and is kept by none for another', async () => {
  server = await startHttp();
  const table = await tableOf();
  const german = await get(`/t/${table}`, { 'accept-language': 'pt, de-AT;q=0.8' });
  expect(tagsIn(german.body.toString()).get('og:title')).toBe('Ada lädt dich ein: Kakuzu');
  const english = await get(`/t/${table}`, { 'if-none-match': german.headers.get('etag') ?? '' });
  expect(english.status).toBe(200);
  const again = await get(`/t/${table}`, { 'if-none-match': english.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it.each([
  ['"><img src=x>', '&quot;&gt;&lt;img src=x&gt; invites you to Kakuzu'],
  ["' onload='&amp;", '&#39; onload=&#39;&amp;amp; invites you to Kakuzu'],
  ['{game} $& $1 </head>', '{game} $&amp; $1 &lt;/head&gt; invites you to Kakuzu'],
])('a host who is called %s is only a name', async (name, title) => {
  server = await startHttp();
  const html = (await get(`/t/${await tableOf({ name })}`)).body.toString();
  expect(html).not.toContain('<img');
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  expect(tagsIn(html).get('og:title')).toBe(title);
});

it('shows the icon for a game without a picture', async () => {
  server = await startHttp();
  const table = await tableOf({ game: 'kakuro-challenge' });
  const tags = tagsIn((await get(`/t/${table}`, { host: '192.168.1.5:4180' })).body.toString());
  expect(tags.get('og:image')).toBe('http://192.168.1.5:4180/icons/icon-512.png');
  expect(tags.get('twitter:card')).toBe('summary');
});

it('invites to watch where no seat is free', async () => {
  server = await startHttp();
  const table = await tableOf({ seats: [null, 'novice'] });
  expect(tagsIn((await get(`/t/${table}`)).body.toString()).get('og:description')).toBe('Stones. Watch.');
});

it('invites to no game that is over, and tells nothing of it', async () => {
  server = await startHttp();
  const tags = tagsIn((await get(`/t/${await server.finishedTable()}`)).body.toString());
  expect(tags.get('og:title')).toBe('Kakuzu · Riverstone');
  expect(tags.get('og:description')).toBe('Stones.');
});

it.each(['/t/abcdefgh234567', '/t/abc', '/screen/ABCDEFGH234567', '/t/%3Cscript%3E'])(
  '%s leads to no table: the page says so',
  async (path) => {
    server = await startHttp();
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('<script>');
    const tags = tagsIn(body.toString());
    expect(tags.get('og:title')).toBe('Riverstone');
    expect(tags.get('og:description')).toBe('Games');
    expect(tags.get('twitter:card')).toBe('summary');
  },
);

it.each(['/t/', '/t', '/t/abcdefgh234567/x', '/t/table.html', '/x/abcdefgh234567'])('%s is no page', async (path) => {
  server = await startHttp();
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).toContain('There is no page at this address.');
});

it('shows the big screen of a table, too', async () => {
  server = await startHttp();
  expect((await get(`/screen/${await tableOf()}`)).status).toBe(200);
});

it('shows the replay of a table with a picture of the game, and each moment of it with its own', async () => {
  server = await startHttp();
  const table = await server.finishedTable();
  const whole = await get(`/replay/${table}`);
  const moment = await get(`/replay/${table}/34`);
  expect([whole.status, moment.status]).toEqual([200, 200]);
  expect(moment.body.toString()).toContain('<title>Moment</title>');
  expect(tagsIn(whole.body.toString()).get('og:title')).toBe('Kakuzu · Riverstone');
  expect(tagsIn(whole.body.toString()).get('og:image')).toMatch(/\/previews\/kakuzu\.png$/);
  for (const path of [`/replay/${table}/34`, `/replay/${table}/34-review`]) {
    const tags = tagsIn((await get(path)).body.toString());
    expect(tags.get('og:url')).toMatch(new RegExp(`${path}$`));
    expect(tags.get('og:title')).toBe('Kakuzu · Move 34 · Riverstone');
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    const image = await get(new URL(tags.get('og:image') ?? '').pathname);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  const other = tagsIn((await get(`/replay/${table}/anything`)).body.toString());
  expect(other.get('og:image')).toMatch(/\/previews\/kakuzu\.png$/);
});

it('shows no moment of a running game', async () => {
  server = await startHttp();
  const running = await server.runningTable();
  const tags = tagsIn((await get(`/replay/${running}/1`)).body.toString());
  expect(tags.get('og:image')).toMatch(/\/previews\/kakuzu\.png$/);
  expect(tags.get('og:title')).not.toContain('Move');
  const stranger = new Browser(server);
  expect((await stranger.get(`/api/tables/${running}/pictures/1`)).status).toBe(409);
  expect((await stranger.get('/api/tables/abcdefgh234567/pictures/1')).status).toBe(404);
});

it('gives the record of a game to everybody after the end, and to nobody before', async () => {
  server = await startHttp();
  const running = await server.runningTable();
  const stranger = new Browser(server);
  expect((await stranger.get(`/api/tables/${running}/record`)).status).toBe(409);
  expect((await stranger.get(`/api/tables/${await server.finishedTable()}/record`)).status).toBe(200);
});

it('answers for the head alone', async () => {
  server = await startHttp();
  const table = await tableOf();
  const whole = await get(`/t/${table}`);
  const head = await ask(server.port, `/t/${table}`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers.get('content-length')).toBe(String(whole.body.length));
});

it.each(['evil.example/x', 'a@b', '', '"><script>'])('does not believe the host %j', async (host) => {
  server = await startHttp();
  const { status, body } = await get(`/t/${await tableOf()}`, { host });
  expect([400, 421]).toContain(status);
  expect(body.toString()).not.toContain('og:');
});

it('says that it can not tell while the store is gone', async () => {
  server = await startHttp();
  const table = await tableOf();
  await server.loseStore();
  const { status, headers } = await get(`/t/${table}`);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
});
