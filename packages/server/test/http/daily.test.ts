/** The results of a day's deal over real HTTP: counted once a guest, on that day only, forgotten after a while. */

import { addDays, localDay } from '@riverstone/protocol/daily';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type HttpServer, startHttp } from '../support/http-server.js';

const today = localDay(new Date());
const address = `/api/daily/${today}/kakuzu`;
let server: HttpServer;

beforeAll(async () => {
  server = await startHttp();
});
afterAll(() => server.close());

describe('a result', () => {
  it('is counted once for each guest, the first one', async () => {
    const ada = new Browser(server);
    expect((await ada.post(address, { score: 40 })).json).toEqual({ scores: [{ score: 40, players: 1 }] });
    expect((await ada.post(address, { score: 99 })).json).toEqual({ scores: [{ score: 40, players: 1 }] });
    await new Browser(server).post(address, { score: 40 });
    await new Browser(server).post(address, { score: 12 });
    const scores = [
      { score: 12, players: 1 },
      { score: 40, players: 2 },
    ];
    const { status, json } = await new Browser(server).get(address);
    expect([status, json]).toEqual([200, { scores }]);
  });

  it('of two tabs at once is one', async () => {
    const game = `/api/daily/${today}/kakuro-race`;
    const bo = new Browser(server);
    await bo.get('/api/me');
    await Promise.all([bo.post(game, { score: 7 }), bo.post(game, { score: 8 })]);
    const { json } = await bo.get(game);
    expect((json as { scores: { players: number }[] }).scores.map(({ players }) => players)).toEqual([1]);
  });

  it('belongs to its day and its game', async () => {
    expect((await new Browser(server).get(`/api/daily/${today}/kakuro-challenge`)).json).toEqual({ scores: [] });
    expect((await new Browser(server).get(`/api/daily/${addDays(today, -1)}/kakuzu`)).json).toEqual({ scores: [] });
  });

  it.each([-3, 3])('of a day that is %i days from now is not counted', async (days) => {
    const there = `/api/daily/${addDays(today, days)}/kakuzu`;
    const { status, json } = await new Browser(server).post(there, { score: 40 });
    expect([status, json]).toMatchObject([404, { error: { code: 'not-found' } }]);
    expect((await new Browser(server).get(there)).json).toEqual({ scores: [] });
  });

  it.each([{}, { score: -1 }, { score: 1000 }, { score: 1.5 }, { score: '40' }, { score: 40, name: 'Ada' }, null, []])(
    'that says %j is refused',
    async (body) => {
      const { status, json } = await new Browser(server).post(address, body);
      expect([status, json]).toMatchObject([400, { error: { code: 'bad-message' } }]);
    },
  );

  it.each(['2026-02-30/kakuzu', 'today/kakuzu', `${today}/chess`, `${today}/__proto__`])(
    'at %s is nowhere',
    async (place) => {
      expect((await new Browser(server).get(`/api/daily/${place}`)).status).toBe(404);
      expect((await new Browser(server).post(`/api/daily/${place}`, { score: 1 })).status).toBe(404);
    },
  );
});

it('all days before the oldest are forgotten with the next result', async () => {
  const { store } = server;
  const entry = { game: 'kakuzu', guest: 'somebody', score: 1 };
  await store.addDaily({ ...entry, day: '2020-01-01' }, '2019-01-01');
  expect(await store.dailyScores('2020-01-01', 'kakuzu')).toHaveLength(1);
  await store.addDaily({ ...entry, day: '2020-03-01' }, '2020-01-02');
  expect(await store.dailyScores('2020-01-01', 'kakuzu')).toEqual([]);
  expect(await store.dailyScores('2020-03-01', 'kakuzu')).toHaveLength(1);
});
