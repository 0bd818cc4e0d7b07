/** No bot reads hidden state: two states that differ only in secrets give the same answer. */

import { botNames, Effort, withBots } from '@riverstone/bots';
import {
  createRng,
  type GameId,
  gameIds,
  HostedGame,
  type Rng,
  type Seat,
  seedFromNumber,
  shuffled,
  unwrap,
} from '@riverstone/rules';
import type { ChallengeState } from '@riverstone/rules/kakuro-challenge';
import type { RaceState } from '@riverstone/rules/kakuro-race';
import type { KakuzuState } from '@riverstone/rules/kakuzu';
import { describe, expect, test } from 'vitest';

/** The same table with other secrets, as far as a seat may know it. */
type OtherSecrets<State> = (state: State, seat: Seat, rng: Rng) => State;

const challengeSecrets: OtherSecrets<ChallengeState> = (state, seat, rng) => {
  const others = state.hands.filter((_, other) => other !== seat);
  const tiles = shuffled([...others.flat(), ...state.bag], rng);
  const hands = state.hands.map((hand, other) => (other === seat ? hand : tiles.splice(0, hand.length)));
  const open = state.open && { ...state.open, truth: { points: rng.below(40), flipsLegal: rng.below(2) === 0 } };
  return { ...state, hands, bag: tiles, open };
};

const raceSecrets: OtherSecrets<RaceState> = (state, seat, rng) => ({
  ...state,
  markers: shuffled(state.markers, rng),
  pile: shuffled(state.pile, rng),
  spare: shuffled(state.spare, rng),
  round: state.round && {
    ...state.round,
    sealed: state.round.sealed.map((sealed) => (sealed.seat === seat ? sealed : { ...sealed, claim: null })),
  },
});

const kakuzuSecrets: OtherSecrets<KakuzuState> = (state, _seat, rng) => {
  const hidden = shuffled(
    state.sheet.filter((_, square) => state.uncovered[square] === 0),
    rng,
  ).values();
  return { ...state, sheet: state.uncovered.map((open) => (open === 0 ? (hidden.next().value ?? 0) : open)) };
};

const otherSecrets: { readonly [Id in GameId]: unknown } = {
  'kakuro-challenge': challengeSecrets,
  'kakuro-race': raceSecrets,
  kakuzu: kakuzuSecrets,
};

const tables: Readonly<Record<GameId, readonly object[]>> = {
  'kakuro-challenge': [{}, { scoring: 'claim' }],
  'kakuro-race': [{}, { sealed: true }],
  kakuzu: [{}, { variant: 'announce' }],
};
const cases = gameIds.flatMap((id) => tables[id].flatMap((options) => botNames.map((name) => ({ id, options, name }))));
const limits = { nodes: 60 };
const SEATS = 3;

describe('a bot does the same whatever it can not see', () => {
  test.each(cases)('$id $options, $name', ({ id, options, name }) => {
    const compared = withBots(id, ({ game, bots: { [name]: bot }, analyst }) => {
      const change = otherSecrets[id] as OtherSecrets<ReturnType<typeof game.setup>>;
      const rng = createRng(seedFromNumber(3));
      const table = unwrap(HostedGame.deal(game, { seats: SEATS, options, seed: seedFromNumber(3) }));
      let answers = 0;
      while (!table.status.over) {
        const { state } = table;
        let next: { seat: Seat; decision: ReturnType<typeof bot.decide> } | undefined;
        for (const seat of table.status.allowed) {
          const changed = game.view(change(state, seat, rng), seat);
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
