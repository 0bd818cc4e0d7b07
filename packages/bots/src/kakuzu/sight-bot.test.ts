import { createRng, HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import { type KakuzuState, kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { guesses } from './grids/elimination.js';
import { plainBot, surestGuesses } from './plain-bot.js';
import { type SightProfile, sightProfiles } from './profiles.js';
import { seenGuesses } from './sight.js';
import { sightBot } from './sight-bot.js';

const rng = (seed: number) => createRng(seedFromNumber(seed));

/** The states of games of plain players in which a digit is looked for. */
function playedStates(games: number, raw: unknown = {}): KakuzuState[] {
  return Array.from({ length: games }, (_, seed) => {
    const table = unwrap(HostedGame.deal(kakuzu, { seats: 2, options: raw, seed: seedFromNumber(seed) }));
    const states: KakuzuState[] = [];
    while (!table.status.over) {
      const { state } = table;
      if (state.phase === 'remove') states.push(state);
      const decision = plainBot.decide({ view: kakuzu.view(state, state.turn), seat: state.turn, seed: `${seed}` });
      if (decision === null) throw new Error('the bot stands still');
      unwrap(table.act(state.turn, decision.action));
    }
    return states;
  }).flat();
}

/** How often a player misses where row, column and box alone make a stone certain. */
function shareOverlooked(profile: SightProfile, states: readonly KakuzuState[]): number {
  const certain = states.filter((state) => surestGuesses(kakuzu.view(state, state.turn))[0]?.alternatives === 1);
  const missed = certain.filter((state) => {
    const view = kakuzu.view(state, state.turn);
    const action = sightBot(profile).decide({ view, seat: state.turn, seed: 'a' })?.action;
    return action?.type !== 'remove' || state.sheet[action.square] !== (action.announced ?? state.drawn.at(-1));
  });
  expect(certain.length).toBeGreaterThan(200);
  return missed.length / certain.length;
}

describe('what is overlooked', () => {
  it('is the more the lower the level, and little by the strong', () => {
    const states = playedStates(12);
    const [novice, casual, strong] = [sightProfiles.novice, sightProfiles.casual, sightProfiles.strong].map((profile) =>
      shareOverlooked(profile, states),
    ) as [number, number, number];
    expect(strong).toBeLessThan(0.04);
    expect(casual).toBeGreaterThan(strong + 0.01);
    expect(casual).toBeLessThan(0.2);
    expect(novice).toBeGreaterThan(casual + 0.03);
    expect(novice).toBeLessThan(0.5);
  });

  it('makes more seem possible, never less', () => {
    for (const { uncovered } of playedStates(2)) {
      for (const profile of Object.values(sightProfiles)) {
        const seen = seenGuesses(uncovered, { ...profile, reasons: 0 }, rng(1));
        const plain = guesses(uncovered);
        const key = ({ square, digit }: { square: number; digit: number }) => square * 10 + digit;
        const possible = new Set(seen.map(key));
        expect(plain.every((guess) => possible.has(key(guess)))).toBe(true);
      }
    }
  });

  it('is nothing when everything is looked at', () => {
    const everything = {
      overlooksLine: 0,
      overlooksBox: 0,
      countsBox: 1,
      countsLine: 1,
      countsSquare: 1,
      reasons: 0,
      compares: 0,
    };
    for (const { uncovered } of playedStates(1)) {
      const seen = seenGuesses(uncovered, everything, rng(1));
      expect(seen.map(({ square, digit, alternatives }) => ({ square, digit, alternatives }))).toEqual(
        guesses(uncovered),
      );
    }
  });

  it('is less when conclusions are drawn from conclusions', () => {
    const reasoning = { ...sightProfiles.strong, reasons: 1 };
    const sure = (profile: SightProfile) =>
      playedStates(3).reduce(
        (sum, { uncovered }) =>
          sum + seenGuesses(uncovered, profile, rng(1)).filter((guess) => guess.alternatives === 1).length,
        0,
      );
    expect(sure(reasoning)).toBeGreaterThan(1.05 * sure({ ...reasoning, reasons: 0 }));
  });
});

describe('the explanation', () => {
  it('of the plain player counts what row, column and box leave', () => {
    for (const state of playedStates(1)) {
      const view = kakuzu.view(state, state.turn);
      const decision = plainBot.decide({ view, seat: state.turn, seed: 'a' });
      const { action, explanation } = decision ?? {};
      if (action?.type !== 'remove' || explanation?.code !== 'alternatives') throw new Error('no removal');
      const guess = guesses(state.uncovered).find(
        ({ square, digit }) => square === action.square && digit === state.drawn.at(-1),
      );
      expect(explanation).toEqual({
        code: 'alternatives',
        digit: state.drawn.at(-1),
        alternatives: guess?.alternatives,
        equals: surestGuesses(view).length,
      });
    }
  });

  it('names the digit that is announced', () => {
    for (const state of playedStates(1, { variant: 'announce' })) {
      const view = kakuzu.view(state, state.turn);
      const decision = sightBot(sightProfiles.novice).decide({ view, seat: state.turn, seed: 'a' });
      expect(decision?.explanation).toMatchObject({
        code: 'alternatives',
        digit: decision?.action.type === 'remove' ? decision.action.announced : 0,
      });
    }
  });

  it('of the set-up says how many stones there were to draw from', () => {
    const options = unwrap(kakuzu.parseOptions({}, 2));
    const view = kakuzu.view(kakuzu.setup(options, 2, { first: 0, sheet: new Array<number>(81).fill(1) }), 0);
    expect(plainBot.decide({ view, seat: 0, seed: 'a' })?.explanation).toEqual({ code: 'setup-by-lot', equals: 81 });
  });
});
