import {
  createRng,
  type Game,
  type GameTypes,
  HostedGame,
  seedFromNumber,
  tieBreaker,
  unwrap,
  writeRecord,
} from '@riverstone/rules';
import { kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { kakuroRace, type RaceAction, type RaceView } from '@riverstone/rules/kakuro-race';
import { kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, test } from 'vitest';
import { gameBots } from '../registry.js';
import { type Entrant, FORFEIT, seated } from './entrant.js';
import { type MatchPlan, type MatchResult, type Pace, playMatch } from './play-match.js';

/** Plays a game with these entrants from a seed. */
function match<T extends GameTypes>(
  game: Game<T>,
  options: object,
  entrants: readonly Entrant<T['View'], T['Action']>[],
  idle: MatchPlan<T>['idle'],
  { seed = 1, pace = 'human' }: { readonly seed?: number; readonly pace?: Pace } = {},
): Promise<MatchResult<T>> {
  const bytes = seedFromNumber(seed);
  const table = unwrap(HostedGame.deal(game, { seats: entrants.length, options, seed: bytes }));
  return playMatch({ table, entrants, ties: tieBreaker(bytes), pace, idle });
}

/** Somebody who never answers. */
const silent = { occasion: () => '', ask: () => FORFEIT } as const;

describe('who does not answer', () => {
  test('is moved for by the clock in the Challenge, and the record says so', async () => {
    const { idle } = gameBots['kakuro-challenge'];
    const entrants = [silent, seated(gameBots['kakuro-challenge'].bots.plain, 's')];
    const options = { moveSeconds: 30, first: 0 };
    const { log, scores } = await match(kakuroChallenge, options, entrants, idle);
    const clock = log.filter(({ action }) => action.type === 'place-by-clock');
    expect(clock).toHaveLength(34);
    expect(log.filter(({ actor }) => actor === 0)).toEqual([]);
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
  });

  test('has something done for it where there is no clock', async () => {
    const { idle } = gameBots['kakuro-challenge'];
    const { log } = await match(kakuroChallenge, { first: 0 }, [silent, silent], idle);
    expect(log.filter(({ actor }) => actor === 0)).toHaveLength(34);
  });

  test('has something done for it where the clock only reminds, and nobody is hurried by it', async () => {
    const { idle, bots } = gameBots['kakuro-challenge'];
    const plain = seated(bots.plain, 's');
    const slow: typeof plain = {
      occasion: plain.occasion,
      async ask(view, seat) {
        const answer = await plain.ask(view, seat);
        return answer === null || answer === FORFEIT ? answer : { ...answer, afterSeconds: 45 };
      },
    };
    const options = { moveSeconds: 30, timeUp: 'remind', first: 0 };
    const { log, times, scores } = await match(kakuroChallenge, options, [silent, slow], idle);
    expect(log.map(({ actor, action }) => [actor, action.type])).toEqual(
      Array.from({ length: 67 }, (_, index) => [index % 2, 'place']),
    );
    expect(times.at(-1)).toBe(33 * 45_000);
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
  });

  test('loses its clock in Kakuzu, and the others go on', async () => {
    const entrants = [silent, seated(gameBots.kakuzu.bots.plain, 's')];
    const { log, scores } = await match(kakuzu, { clockMinutes: 5, first: 0 }, entrants, gameBots.kakuzu.idle);
    expect(log.filter(({ action }) => action.type === 'flag')).toHaveLength(1);
    expect((scores[0] ?? 0) + (scores[1] ?? 0)).toBe(72);
  });

  test('says none in the race', async () => {
    const entrants = [silent, seated(gameBots['kakuro-race'].bots.plain, 's')];
    const { log, scores } = await match(kakuroRace, {}, entrants, gameBots['kakuro-race'].idle);
    expect(log.some(({ actor, action }) => actor === 0 && action.type === 'none')).toBe(true);
    expect(scores[0]).toBe(0);
  });
});

describe('time', () => {
  const pacer = (seconds: number): Entrant<RaceView, RaceAction> => {
    const bot = seated(gameBots['kakuro-race'].bots.plain, 's');
    return {
      occasion: bot.occasion,
      async ask(view, seat) {
        const answer = await bot.ask(view, seat);
        return answer === null || answer === FORFEIT ? answer : { ...answer, afterSeconds: seconds };
      },
    };
  };
  const { idle } = gameBots['kakuro-race'];

  test('decides who is first at human pace', async () => {
    const { log } = await match(kakuroRace, {}, [pacer(20), pacer(10)], idle);
    const callsOf = (seat: number) =>
      [...log.keys()].filter((index) => log[index]?.action.type === 'call' && log[index].actor === seat);
    expect(callsOf(1).length).toBeGreaterThan(5);
    // The slow one gets a word in only when the fast one has found nothing.
    for (const index of callsOf(0)) expect(log[index - 1]).toMatchObject({ actor: 1, action: { type: 'none' } });
  });

  test('is the same for all at even pace, and the lot decides', async () => {
    const { log, times } = await match(kakuroRace, {}, [pacer(20), pacer(10)], idle, { pace: 'even' });
    const calls = log.filter(({ action }) => action.type === 'call');
    expect(new Set(calls.map(({ actor }) => actor))).toEqual(new Set([0, 1]));
    expect(new Set(times)).toEqual(new Set([0]));
  });

  test('runs out: who thinks longer than the hourglass finds nothing', async () => {
    const { log, times, scores } = await match(kakuroRace, {}, [pacer(61)], idle);
    expect(log.map(({ action }) => action.type)).toEqual(['sand', 'sand', 'sand']);
    expect(times).toEqual([60_000, 120_000, 180_000]);
    expect(scores).toEqual([0]);
  });

  test('is written down, and a record can hold it', async () => {
    const { log, times } = await match(kakuroRace, {}, [pacer(20), pacer(10)], idle);
    const options = unwrap(kakuroRace.parseOptions({}, 2));
    const chance = kakuroRace.deal(options, 2, createRng(seedFromNumber(1)));
    const record = writeRecord(
      { game: kakuroRace, dealt: { options, chance }, log, times },
      { players: ['Ada', 'Bo'] },
    );
    expect(record.at).toHaveLength(record.moves.length);
  });
});

test('who interrupts goes before who is waited for', async () => {
  const bots = gameBots['kakuro-challenge'].bots;
  const honest = seated(bots.plain, 's');
  /** Claims a point too much, always. */
  const boaster: typeof honest = {
    occasion: honest.occasion,
    async ask(view, seat) {
      const answer = await honest.ask(view, seat);
      if (answer === null || answer === FORFEIT || answer.action.type !== 'place') return answer;
      return { ...answer, action: { ...answer.action, claim: (answer.action.claim ?? 0) + 1 } };
    },
  };
  const { log, scores } = await match(
    kakuroChallenge,
    { scoring: 'claim', first: 0 },
    [boaster, honest, honest],
    gameBots['kakuro-challenge'].idle,
  );
  const placed = log.flatMap(({ actor, action }, index) => (actor === 0 && action.type === 'place' ? [index] : []));
  expect(placed.every((index) => log[index + 1]?.action.type === 'challenge')).toBe(true);
  expect(scores[0]).toBe(0);
});

test('everybody standing still is an error, not an endless wait', async () => {
  const idler = { occasion: () => '', ask: () => null } as const;
  await expect(match(kakuzu, {}, [idler, idler], gameBots.kakuzu.idle)).rejects.toThrow('nobody acts');
});
