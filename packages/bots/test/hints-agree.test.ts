/** A hint and the review judge alike: whoever does what a hint names is not told later that it was a mistake. */

import { Effort, playMatch, reviewRecord, seated, verdictOf, withBots } from '@riverstone/bots';
import {
  type GameId,
  type GameRecord,
  HostedGame,
  seedFromNumber,
  tieBreaker,
  unwrap,
  writeRecord,
} from '@riverstone/rules';
import { expect, test } from 'vitest';

/** Too little to weigh moves well: another seed would often find another best move. */
const limits = { nodes: 500 };
const seed = seedFromNumber(5);

/** A game in which the first seat does what hints name. */
function hintedGame(id: GameId, seats: number): Promise<GameRecord> {
  return withBots(id, async ({ game, analyst, bots, idle }) => {
    const other = seated(bots.casual, 'the other');
    const hinted: typeof other = {
      occasion: (view, seat) => bots.casual.occasion(view, seat),
      ask(view, seat) {
        const hint = analyst.hint({ view, seat, seed: 'of this table' }, 'move', new Effort(limits));
        const action = hint?.move?.action;
        return action === undefined ? null : { action, afterSeconds: 1 };
      },
    };
    const table = unwrap(HostedGame.deal(game, { seats, options: {}, seed }));
    const entrants = [hinted, other].slice(0, seats);
    await playMatch({ table, entrants, ties: tieBreaker(seed), pace: 'human', idle });
    return JSON.parse(JSON.stringify(writeRecord(table, { players: ['Ada', 'Brook'].slice(0, seats) })));
  });
}

test.each([
  ['kakuro-challenge', 2],
  ['kakuro-race', 1],
  ['kakuzu', 2],
] as const)('%s: what a hint names is no mistake', async (id, seats) => {
  const steps = reviewRecord(await hintedGame(id, seats), limits);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const own = unwrap(step.value).turns.flatMap(({ actor, assessments }) =>
    actor === 0 ? assessments.filter(({ seat }) => seat === 0) : [],
  );
  expect(own.length).toBeGreaterThan(10);
  for (const each of own) {
    expect(each.worthLost ?? 0).toBe(0);
    expect(['miss', 'costly']).not.toContain(verdictOf(each, id === 'kakuzu'));
  }
});
