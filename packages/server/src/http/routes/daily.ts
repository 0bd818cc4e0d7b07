/** `/api/daily`: the distribution of the scores of a day's deal. The server can't check the scores that it counts. */

import { addDays, isDayNow } from '@riverstone/protocol/daily';
import { dailyScore, dailyScores, day, game } from '@riverstone/protocol/schemas';
import { z } from 'zod';
import type { Http, HttpDeps } from '../http-deps.js';
import { passOnRefusal, refuse } from '../refusals.js';
import { ensureGuest, identifyClient } from '../request-client.js';
import { responses } from '../responses.js';
import { fromStore } from '../store-access.js';

const params = z.strictObject({ day, game });
/** Results are forgotten after so many days. */
const KEPT_DAYS = 60;

export function addDaily(http: Http, deps: HttpDeps): void {
  const { store } = deps;
  const scoresOf = async (of: z.infer<typeof params>) => ({
    scores: [...(await fromStore(store.dailyScores(of.day, of.game)))],
  });

  http.get(
    '/api/daily/:day/:game',
    {
      schema: {
        tags: ['daily'],
        summary: 'The results of a day',
        params,
        response: responses(200, dailyScores, 'not-found'),
      },
    },
    (request) => scoresOf(request.params),
  );

  http.post(
    '/api/daily/:day/:game',
    {
      schema: {
        tags: ['daily'],
        summary: 'Count my result',
        description:
          'Only the first result of a guest counts, and only while it is that day anywhere; else it is `not-found`. ' +
          'Who was not here before gets a cookie.',
        params,
        body: dailyScore,
        response: responses(200, dailyScores, 'bad-message', 'wrong-origin', 'not-found', 'too-large', 'wrong-type'),
      },
    },
    async (request, reply) => {
      const client = await identifyClient(deps, request);
      if (!client.ok) return passOnRefusal(reply, client.error);
      if (!isDayNow(request.params.day, Date.now())) return refuse(reply, 'not-found');
      const guest = await ensureGuest(deps, client.value, request, reply);
      if (!guest.ok) return passOnRefusal(reply, guest.error);
      const entry = { ...request.params, guest: guest.value, score: request.body.score };
      await fromStore(store.addDaily(entry, addDays(request.params.day, -KEPT_DAYS)));
      return scoresOf(request.params);
    },
  );
}
