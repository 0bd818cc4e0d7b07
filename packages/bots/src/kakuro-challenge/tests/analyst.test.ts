import { HostedGame, seedFromNumber, tieBreaker, unwrap } from '@riverstone/rules';
import { type ChallengeState, digitOf, kakuroChallenge, legalMoves } from '@riverstone/rules/kakuro-challenge';
import { beforeAll, describe, expect, it } from 'vitest';
import { hintStrengths } from '../../core/analysis.js';
import { Effort } from '../../core/effort.js';
import type { BotName } from '../../core/levels.js';
import { winChances } from '../../core/win-chances.js';
import { type Entrant, FORFEIT, seated } from '../../match/entrant.js';
import { playMatch } from '../../match/play-match.js';
import type { ChallengeAssessment, ChallengeTurn } from '../assess.js';
import { gameBots } from '../bots.js';

const { analyst, bots, idle } = gameBots;
const RED_STONE = 40;
const few = (): Effort => new Effort({ nodes: 300 });
type Player = Entrant<ReturnType<typeof kakuroChallenge.view>, ChallengeTurn['entry']['action']>;

/** A game of claims by somebody who always says ten too many. */
const braggart: Player = {
  occasion: () => '',
  ask(view, seat) {
    const decision = bots.plain.decide({ view, seat, seed: 'braggart' });
    const action = decision?.action;
    if (!decision || action?.type !== 'place') return decision;
    return { ...decision, action: { ...action, claim: (action.claim ?? 0) + 10 } };
  },
};
/** Somebody who challenges whatever is claimed, right or wrong. */
const doubter: Player = {
  occasion: () => '',
  ask(view, seat) {
    const mayChallenge = kakuroChallenge.check(view, seat, { type: 'challenge' }).ok;
    if (mayChallenge) return { action: { type: 'challenge' }, afterSeconds: 0 };
    return bots.casual.decide({ view, seat, seed: 'doubter' });
  },
};
/** Somebody who flips the red stone every time, whether one may or not. */
const careless: Player = {
  occasion: () => '',
  ask(view, seat) {
    const decision = bots.plain.decide({ view, seat, seed: 'careless' });
    const action = decision?.action;
    if (!decision || action?.type !== 'place') return decision;
    return { ...decision, action: { ...action, flips: [RED_STONE] } };
  },
};
const silent: Player = { occasion: () => '', ask: () => FORFEIT };
const bot = (name: BotName): Player => seated(bots[name], 'game', { nodes: 300 });

/** A whole game, turn by turn. */
async function turnsOf(entrants: readonly Player[], raw: object, seed: number): Promise<ChallengeTurn[]> {
  const bytes = seedFromNumber(seed);
  const game = kakuroChallenge;
  const table = unwrap(HostedGame.deal(game, { seats: entrants.length, options: raw, seed: bytes }));
  const { log } = await playMatch({ table, entrants, ties: tieBreaker(bytes), pace: 'even', idle });
  const { options, chance } = table.dealt;
  let before = game.setup(options, entrants.length, chance);
  return log.map((entry) => {
    const { state: after, events } = unwrap(game.apply(before, entry.actor, entry.action));
    const turn = { before, entry, after, events };
    before = after;
    return turn;
  });
}

const tables = [
  { players: [bot('novice'), bot('casual')], options: {} },
  { players: [bot('master'), bot('novice'), bot('strong')], options: { expert: true } },
  { players: [bot('novice'), bot('casual'), bot('plain')], options: { scoring: 'claim' } },
  { players: [braggart, bot('novice')], options: { scoring: 'claim' } },
  { players: [braggart, bot('plain')], options: { scoring: 'claim' } },
  { players: [bot('novice'), doubter], options: { scoring: 'claim', falseChallenge: 7 } },
  { players: [silent, bot('casual')], options: { moveSeconds: 30 } },
  { players: [silent, bot('casual')], options: { moveSeconds: 30, timeUp: 'remind' } },
  { players: [careless, bot('plain')], options: { scoring: 'strict' } },
];

describe.each(tables)('the assessment of a game with $options', ({ players, options }) => {
  let turns: ChallengeTurn[] = [];
  let assessments: (readonly ChallengeAssessment[])[] = [];
  beforeAll(async () => {
    turns = await turnsOf(players, options, 31);
    assessments = turns.map((turn) => analyst.assess(turn, few()));
  });

  it('takes every score apart exactly', () => {
    for (const { scored, expected, luck, missed, worthLost } of assessments.flat()) {
      expect(expected + luck - missed).toBeCloseTo(scored, 9);
      expect(missed).toBeGreaterThanOrEqual(0);
      expect(worthLost ?? 0).toBeGreaterThanOrEqual(0);
    }
  });

  it('names the move that was worth most, where another was made', () => {
    for (const [index, [assessment]] of assessments.entries()) {
      const turn = turns[index];
      if (turn === undefined || assessment === undefined) continue;
      if ((assessment.worthLost ?? 0) > 0) expect(assessment.worthiest).not.toBeNull();
      if (assessment.worthiest === null) continue;
      const { action, points } = assessment.worthiest;
      expect(kakuroChallenge.apply(turn.before, assessment.seat, action).ok).toBe(true);
      expect(points).toBeLessThanOrEqual(assessment.best);
    }
  });

  it('adds up to the final scores', () => {
    const sums = players.map(() => 0);
    for (const { seat, scored } of assessments.flat()) sums[seat] = (sums[seat] as number) + scored;
    expect(sums).toEqual(turns.at(-1)?.after.scores);
  });

  it('knows the most that could be had, and proves it when that is nothing', () => {
    for (const [index, { before, entry }] of turns.entries()) {
      const [assessment] = assessments[index] ?? [];
      if (assessment?.detail.type !== 'placement' || index % 4 !== 0) continue;
      const moves = legalMoves(before.board, before.hands[assessment.seat] ?? [], before.options.expert);
      expect(assessment.best).toBe(Math.max(...moves.map(({ points }) => points)));
      expect(assessment.bestAction === null).toBe(assessment.best === 0);
      const { legalMoves: count, scoringMoves, missedKakuros } = assessment.detail;
      expect([count, scoringMoves]).toEqual([moves.length, moves.filter(({ points }) => points > 0).length]);
      const missedSum = missedKakuros.reduce((sum, { sum: each }) => sum + each, 0);
      expect(missedSum).toBe(assessment.missed > 0 ? assessment.best : 0);
      expect(entry.action.type.startsWith('place')).toBe(true);
    }
  });
});

describe('an assessment', () => {
  it.each([
    ['both tiles in the first turn', 1],
    ['one tile beside the one that was kept, later', 30],
  ])('expects the mean of the best over all that might have been drawn: %s', async (_, at) => {
    const [turn] = (await turnsOf([bot('casual'), bot('casual')], {}, 8)).slice(at);
    if (turn === undefined) throw new Error('the game is longer');
    const { board, hands: held, turn: seat } = turn.before;
    const [kept = 0] = held[seat] ?? [];
    const best = Array.from({ length: 10 }, (_, digit) =>
      Math.max(0, ...(digit === 0 ? [] : legalMoves(board, [digit], false).map(({ points }) => points))),
    );
    const tiles = Array.from({ length: 72 }, (_, index) => 1 + (index % 9));
    for (const cell of board) if (cell !== 0) tiles.splice(tiles.indexOf(digitOf(cell)), 1);
    if (at > 1) tiles.splice(tiles.indexOf(kept), 1);
    const hands =
      at > 1
        ? tiles.map((drawn) => [kept, drawn] as const)
        : tiles.flatMap((one, index) => tiles.slice(index + 1).map((other) => [one, other] as const));
    const sum = hands.reduce((all, [one, other]) => all + Math.max(best[one] as number, best[other] as number), 0);
    expect(analyst.assess(turn, few())[0]?.expected).toBeCloseTo(sum / hands.length, 9);
  });

  it('sees luck even out, however somebody plays', async () => {
    const lucks: number[] = [];
    for (let seed = 0; seed < 40; seed++) {
      const turns = await turnsOf([bot('plain'), bot('novice')], {}, seed);
      // Luck does not depend on how far the search goes, so it need not go anywhere.
      const assessed = turns.flatMap((turn) => analyst.assess(turn, new Effort({ nodes: 0 })));
      lucks.push(...assessed.map(({ luck }) => luck));
    }
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
    const deviation = Math.sqrt(lucks.reduce((sum, luck) => sum + luck ** 2, 0)) / lucks.length;
    expect(Math.abs(mean)).toBeLessThan(4 * deviation);
  });

  it('counts 0 points for a flip against the rules of a strict game, what was right in the move included', async () => {
    const turns = await turnsOf([careless, bot('plain')], { scoring: 'strict' }, 31);
    const wrong = turns.filter(({ events }) =>
      events.some((each) => each.type === 'placed' && each.turnedBack.length > 0),
    );
    const missed: number[] = [];
    for (const turn of wrong) {
      const [assessment] = analyst.assess(turn, few());
      expect(assessment).toMatchObject({ scored: 0, worthLost: null, missed: assessment?.best });
      expect(assessment?.detail).toMatchObject({ type: 'placement', points: 0, flipsLegal: false });
      missed.push(assessment?.missed ?? 0);
      // The flip is undone: the red stone lies as it lay.
      expect(turn.after.board[RED_STONE]).toBe(turn.before.board[RED_STONE]);
      expect(turn.after.last).toMatchObject({ flips: [], credited: 0 });
    }
    expect(wrong.length).toBeGreaterThan(20);
    expect(Math.max(...missed)).toBeGreaterThan(0);
    const legal = turns.filter((turn) => !wrong.includes(turn));
    expect(legal.some((turn) => (analyst.assess(turn, few())[0]?.scored ?? 0) > 0)).toBe(true);
  });

  it('strikes a claim that did not stand, and counts what a wrong challenge costs', async () => {
    const details = async (players: readonly Player[], options: object): Promise<string[]> =>
      (await turnsOf(players, options, 31)).flatMap((turn) =>
        analyst.assess(turn, few()).map(({ detail }) => detail.type),
      );
    expect(await details([braggart, bot('plain')], { scoring: 'claim' })).toContain('claim-struck');
    expect(await details([bot('plain'), doubter], { scoring: 'claim', falseChallenge: 7 })).toContain(
      'false-challenge',
    );
  });
});

describe('ranks, hints and forecast', () => {
  let turns: ChallengeTurn[] = [];
  const question = ({ before }: ChallengeTurn) => ({
    view: kakuroChallenge.view(before, before.turn),
    seat: before.turn,
    seed: 'analysis',
  });
  beforeAll(async () => {
    turns = await turnsOf([bot('plain'), bot('casual')], { expert: true }, 12);
  });

  it('rank every legal move, the worthiest first, as master would choose', () => {
    for (const turn of turns.filter((_, index) => index % 6 === 0)) {
      const { moves, exact } = analyst.rank(question(turn), few());
      const { before } = turn;
      const plain = legalMoves(before.board, before.hands[before.turn] ?? [], true).map(({ points }) => points);
      const byPoints = moves.map(({ points }) => points).toSorted((one, other) => one - other);
      expect(byPoints).toEqual(plain.toSorted((one, other) => one - other));
      const worths = moves.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      expect(bots.master.decide(question(turn), few())?.action).toEqual(moves[0]?.action);
      if (before.bag.length > 0) expect(exact).toBe(false);
    }
  });

  it('say nothing to a seat that is not to move', () => {
    const [turn] = turns;
    if (turn === undefined) throw new Error('there was a game');
    const seat = 1 - turn.before.turn;
    const other = { view: kakuroChallenge.view(turn.before, seat), seat, seed: 'analysis' };
    expect(analyst.rank(other).moves).toEqual([]);
    expect(analyst.hint(other, 'move')).toBeNull();
  });

  it('hint at smaller and smaller areas that hold the move', () => {
    for (const turn of turns.filter((_, index) => index % 3 === 0)) {
      const hints = hintStrengths.map((strength) => analyst.hint(question(turn), strength, few()));
      for (const [index, stronger] of hints.entries()) {
        const weaker = hints[index - 1] ?? stronger;
        for (const square of stronger?.squares ?? []) expect(weaker?.squares).toContain(square);
      }
      const [where, which, move] = hints;
      expect(where).toMatchObject({ digit: null, move: null });
      expect(where?.squares).toHaveLength(9);
      expect((which?.squares.length ?? 9) < 9 || (move?.move?.points ?? 0) > 0).toBe(true);
      expect(move?.move?.action).toMatchObject({ type: 'place', digit: which?.digit });
      const action = move?.move?.action;
      if (action?.type === 'place') expect(move?.squares).toContain(action.square);
    }
  });

  it('end with the scores as they are, and get surer on the way', () => {
    const forecasts = turns.map(({ before }) => analyst.forecast(before));
    for (const [index, { spread, scores }] of forecasts.entries()) {
      const before = forecasts[index - 1]?.spread ?? Number.POSITIVE_INFINITY;
      expect(spread === 0 || spread < before).toBe(true);
      expect(scores.every((score, seat) => score >= (turns[index]?.before.scores[seat] as number))).toBe(true);
    }
    const last = turns.at(-1)?.after as ChallengeState;
    expect(analyst.forecast(last)).toEqual({ scores: last.scores, spread: 0 });
  });

  it('are certain of the end once the bag is empty: what can not be won is no even chance', () => {
    const ends = turns.filter(({ before }) => before.bag.length === 0);
    expect(ends.length).toBeGreaterThan(1);
    for (const { before, after } of ends) {
      const [chance = 0] = winChances(analyst.forecast(before));
      expect([0, 0.5, 1]).toContain(chance);
      // With one tile left, the best that it can score decides.
      if (before.hands.flat().length > 1) continue;
      const { moves } = analyst.rank(question({ before } as ChallengeTurn), few());
      const best = Math.max(...moves.map(({ points }) => points));
      const certain = before.scores.map((score, seat) => score + (seat === before.turn ? best : 0));
      expect(analyst.forecast(before)).toEqual({ scores: certain, spread: 0 });
      expect(after.scores.every((score, seat) => score <= (certain[seat] ?? 0))).toBe(true);
    }
  });
});
