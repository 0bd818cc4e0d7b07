/** No bot reads hidden state: two states that differ only in secrets give the same answer. */

import { botNames, Effort, withBots } from '@riverstone/bots';
import { createRng, gameIds, HostedGame, type Seat, seedFromNumber, unwrap } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { withTestKit } from '../../rules/test/test-kits.js';

const cases = gameIds.flatMap((id) =>
  withTestKit(id, ({ secretTables }) => secretTables).flatMap((options) =>
    botNames.map((name) => ({ id, options, name })),
  ),
);
const limits = { nodes: 60 };
const SEATS = 3;

describe('a bot does the same whatever it can not see', () => {
  test.each(cases)('$id $options, $name', ({ id, options, name }) => {
    const compared = withBots(id, ({ game, bots: { [name]: bot }, analyst }) => {
      const rng = createRng(seedFromNumber(3));
      const table = unwrap(HostedGame.deal(game, { seats: SEATS, options, seed: seedFromNumber(3) }));
      let answers = 0;
      while (!table.status.over) {
        const { state } = table;
        let next: { seat: Seat; decision: ReturnType<typeof bot.decide> } | undefined;
        for (const seat of table.status.allowed) {
          const changed = game.view(
            withTestKit(id, ({ twin }) => twin(state, seat, rng)),
            seat,
          );
          const question = { view: game.view(state, seat), seat, seed: 'seed' };
          const decision = bot.decide(question, new Effort(limits));
          expect(bot.decide({ ...question, view: changed }, new Effort(limits))).toEqual(decision);
          if (name === 'master') {
            const ranking = analyst.rank(question, new Effort(limits));
            expect(analyst.rank({ ...question, view: changed }, new Effort(limits))).toEqual(ranking);
          }
          answers++;
          if (decision !== null) next ??= { seat, decision };
        }
        if (!next?.decision) throw new Error('the bots stand still');
        unwrap(table.act(next.seat, next.decision.action));
      }
      return answers;
    });
    expect(compared).toBeGreaterThan(10);
  });
});
