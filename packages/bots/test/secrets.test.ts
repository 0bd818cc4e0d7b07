import { simpleBots } from '@riverstone/bots';
import {
  createRng,
  type GameId,
  gameIds,
  type Rng,
  type Seat,
  seedFromNumber,
  settle,
  shuffled,
  unwrap,
} from '@riverstone/rules';
import type { ChallengeState } from '@riverstone/rules/kakuro-challenge';
import type { RaceState } from '@riverstone/rules/kakuro-race';
import type { KakuzuState } from '@riverstone/rules/kakuzu';
import { describe, expect, test } from 'vitest';
import { withMatch } from './play-out.js';

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
const cases = gameIds.flatMap((id) => tables[id].map((options) => ({ id, options })));

describe('a bot does the same whatever it can not see', () => {
  test.each(cases)('$id $options', ({ id, options }) => {
    const compared = withMatch(id, ({ game, bot }) => {
      const change = otherSecrets[id] as OtherSecrets<ReturnType<typeof game.setup>>;
      const rng = createRng(seedFromNumber(3));
      const parsed = unwrap(game.parseOptions(options, 3));
      let { state } = settle(game, game.setup(parsed, 3, game.deal(parsed, 3, rng)), rng);
      let answers = 0;
      while (!game.status(state).over) {
        let next: { seat: Seat; action: ReturnType<typeof bot.choose> } | undefined;
        for (const seat of game.status(state).allowed) {
          const seed = seedFromNumber(rng.word());
          const action = bot.choose(game.view(state, seat), seat, createRng(seed));
          const changed = change(state, seat, rng);
          expect(bot.choose(game.view(changed, seat), seat, createRng(seed))).toEqual(action);
          expect(bot.tempo?.reactionSeconds(game.view(changed, seat), seat, createRng(seed))).toEqual(
            bot.tempo?.reactionSeconds(game.view(state, seat), seat, createRng(seed)),
          );
          answers++;
          if (action !== null) next ??= { seat, action };
        }
        if (!next?.action) throw new Error('the bots stand still');
        state = settle(game, unwrap(game.apply(state, next.seat, next.action)).state, rng).state;
      }
      return answers;
    });
    expect(compared).toBeGreaterThan(10);
  });
});

test('every game has a bot', () => {
  expect(Object.keys(simpleBots)).toEqual([...gameIds]);
});
