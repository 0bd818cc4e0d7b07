import { createRng, type Entry, seedFromNumber, unwrap } from '@riverstone/rules';
import { boxOf, type KakuzuAction, type KakuzuState, type KakuzuTypes, kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { assessmentSeed, hintStrengths, type Turn } from '../../core/analysis.js';
import { Effort } from '../../core/effort.js';
import { analyst } from '../analyst.js';
import { countGrids } from '../grids/grid-counter.js';
import { masterBot } from '../master-bot.js';
import { sightProfiles } from '../profiles.js';
import { sightBot } from '../sight-bot.js';

type KakuzuTurn = Turn<KakuzuTypes>;
const effort = () => new Effort({ nodes: 80 });

/** A whole game of casual players, entry by entry. */
function turnsOf(seats: number, raw: unknown, seed: number): KakuzuTurn[] {
  const random = createRng(seedFromNumber(seed));
  const options = unwrap(kakuzu.parseOptions(raw, seats));
  const bot = sightBot(sightProfiles.casual);
  const turns: KakuzuTurn[] = [];
  let before = kakuzu.setup(options, seats, kakuzu.deal(options, seats, random));
  while (!kakuzu.status(before).over) {
    const entry = nextEntry(before);
    const { state: after, events } = unwrap(kakuzu.apply(before, entry.actor, entry.action));
    turns.push({ before, entry, after, events });
    before = after;
  }
  return turns;

  function nextEntry(state: KakuzuState): Entry<KakuzuAction> {
    const due = kakuzu.tableActions(state);
    if (due.length > 0) return { actor: 'table', action: due[random.below(due.length)] as KakuzuAction };
    const decision = bot.decide({ view: kakuzu.view(state, state.turn), seat: state.turn, seed: `${seed}` });
    if (decision === null) throw new Error('the bot stands still');
    return { actor: state.turn, action: decision.action };
  }
}

const questionOf = (state: KakuzuState) => ({ view: kakuzu.view(state, state.turn), seat: state.turn, seed: 'a' });

describe('assessments', () => {
  it.each([
    [1, {}],
    [2, {}],
    [3, { variant: 'same-digit' }],
    [2, { variant: 'announce' }],
    [4, {}],
  ])('of a whole game add up to its stones, %i seats, %j', (seats, raw) => {
    const turns = turnsOf(seats, raw, 5);
    const sums = new Array<number>(seats).fill(0);
    let luck = 0;
    for (const turn of turns) {
      for (const found of analyst.assess(turn, effort())) {
        expect(found.scored).toBeCloseTo(found.expected + found.luck - found.missed, 12);
        expect(found.missed).toBeGreaterThanOrEqual(0);
        expect(found.worthLost ?? 0).toBeGreaterThanOrEqual(0);
        if ((found.worthLost ?? 0) > 0) expect(found.worthiest).not.toBeNull();
        sums[found.seat] = (sums[found.seat] as number) + found.scored;
        luck += found.luck;
      }
    }
    expect(sums).toEqual(turns.at(-1)?.after.scores);
    // Chance favours nobody: what it gave and took over a whole game is a few stones, not dozens.
    expect(Math.abs(luck)).toBeLessThan(15);
  });

  it('have the true odds, the best stone and what was missed', () => {
    for (const turn of turnsOf(2, {}, 6)) {
      const { before, entry } = turn;
      const { grids, complete, holding } = countGrids(before.uncovered, 1500);
      if (before.phase !== 'remove' || entry.action.type !== 'remove' || !complete) continue;
      const wanted = before.drawn.at(-1) as number;
      const chanceOf = (square: number): number => (holding[square * 9 + wanted - 1] as number) / grids;
      const best = Math.max(...before.uncovered.map((open, square) => (open > 0 ? 0 : chanceOf(square))));
      const [own, next] = analyst.assess(turn);
      if (own?.detail.code !== 'removal') throw new Error('no removal');
      expect(own.detail).toMatchObject({ wanted, grids, exact: true, bestDigit: wanted });
      expect(own.detail.chance).toBeCloseTo(chanceOf(entry.action.square), 12);
      expect(chanceOf(own.detail.bestSquare)).toBeCloseTo(best, 12);
      expect(own.missed).toBeCloseTo(best - chanceOf(entry.action.square), 12);
      expect(own.detail.odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(next).toMatchObject({ seat: 1 - before.turn, scored: 1 - own.scored, missed: 0 });
    }
  });

  it('go by the odds that a ranking with their seed shows, also where these are sampled', () => {
    const turns = turnsOf(2, {}, 6).filter(
      ({ before, entry }) => before.phase === 'remove' && entry.action.type === 'remove',
    );
    for (const turn of turns.slice(0, 5)) {
      const { before, entry } = turn;
      const [own] = analyst.assess(turn, effort());
      const view = kakuzu.view(before, before.turn);
      const { moves } = analyst.rank({ view, seat: before.turn, seed: assessmentSeed }, effort());
      const made = moves.find(({ action }) => kakuzu.formatAction(action) === kakuzu.formatAction(entry.action));
      expect(own?.best).toBe(Math.max(...moves.map(({ points }) => points)));
      expect(own?.missed).toBe((own?.best ?? 0) - (made?.points ?? 0));
    }
  });

  it('call a drawn 0 bad luck, and say nothing of the set-up or of other draws', () => {
    const turns = turnsOf(2, {}, 7);
    const zero = turns.filter(({ entry }) => entry.action.type === 'draw' && entry.action.digit === 0);
    expect(zero.length).toBeGreaterThan(3);
    for (const turn of zero) {
      const found = analyst.assess(turn, effort());
      expect(found).toMatchObject([{ seat: turn.before.turn, scored: 0, missed: 0, worthLost: null }]);
      const { bag } = kakuzu.view(turn.before, 0);
      if (bag.length === 1) expect(found[0]?.luck).toBe(0);
      else expect(found[0]?.luck).toBeLessThan(0);
    }
    const silent = turns.filter(
      ({ before, entry }) => before.phase === 'setup' || (entry.action.type === 'draw' && entry.action.digit > 0),
    );
    for (const turn of silent) expect(analyst.assess(turn)).toEqual([]);
  });

  it('expect the mean of what could have been drawn', () => {
    // A turn begins with at most three stones left: each of them is certain, and only the 0 brings nothing.
    const last = turnsOf(2, {}, 8).find(
      ({ before }) => before.phase === 'draw' && before.drawn.length === 0 && left(before) <= 3,
    );
    if (last === undefined) throw new Error('no such state');
    const { before } = last;
    const bag = kakuzu.view(before, 0).bag;
    const digit = bag[1] as number;
    const drawn = unwrap(kakuzu.apply(before, 'table', { type: 'draw', digit })).state;
    const square = drawn.uncovered.findIndex((open, at) => open === 0 && drawn.sheet[at] === digit);
    const entry: Entry<KakuzuAction> = { actor: drawn.turn, action: { type: 'remove', square, announced: null } };
    const { state: after, events } = unwrap(kakuzu.apply(drawn, drawn.turn, entry.action));
    const [own] = analyst.assess({ before: drawn, entry, after, events });
    const expected = (bag.length - 1) / bag.length;
    expect(own).toMatchObject({ scored: 1, missed: 0, best: 1, worthLost: 0 });
    expect(own?.expected).toBeCloseTo(expected, 12);
    expect(own?.luck).toBeCloseTo(1 - expected, 12);
  });
});

const left = ({ uncovered }: KakuzuState): number => uncovered.filter((open) => open === 0).length;

describe('the ranking', () => {
  it.each(['bag', 'same-digit', 'announce'])(
    'has every legal move, and first what master does, variant %s',
    (variant) => {
      const states = turnsOf(2, { variant }, 9).map(({ before }) => before);
      for (const state of states.filter((_, index) => index % 9 === 0)) {
        const question = questionOf(state);
        const { moves } = analyst.rank(question, effort());
        const legal = kakuzu.legal(question.view, question.seat).actions;
        const texts = (actions: readonly KakuzuAction[]) => actions.map((action) => JSON.stringify(action)).sort();
        expect(texts(moves.map(({ action }) => action))).toEqual(texts(legal));
        expect(masterBot.decide(question, effort())?.action).toEqual(moves[0]?.action);
        const worths = moves.map(({ worth }) => worth);
        expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      }
    },
  );

  it('is empty for who is not to move', () => {
    const state = turnsOf(2, {}, 9)[0]?.before as KakuzuState;
    const question = { view: kakuzu.view(state, 0), seat: 1 - state.turn, seed: 'a' };
    expect(analyst.rank(question)).toEqual({ moves: [], exact: true });
    expect(analyst.hint(question, 'move')).toBeNull();
  });
});

describe('hints', () => {
  it.each(['bag', 'announce'])('point ever closer to the same move, variant %s', (variant) => {
    const states = turnsOf(2, { variant }, 10).map(({ before }) => before);
    for (const state of states.filter(({ phase }, index) => phase !== 'draw' && index % 8 === 0)) {
      const [where, which, move] = hintStrengths.map((strength) => analyst.hint(questionOf(state), strength, effort()));
      if (where == null || which == null || move?.move?.action.type !== 'remove') throw new Error('no hint');
      const { square, announced } = move.move.action;
      expect(where.squares).toHaveLength(9);
      expect(where).toMatchObject({ digit: null, move: null });
      expect(where.squares.every((other) => boxOf(other) === boxOf(square))).toBe(true);
      expect(which.squares.every((other) => where.squares.includes(other))).toBe(true);
      expect(which.squares.length).toBeLessThan(9);
      expect(which.squares).toContain(square);
      expect(which).toMatchObject({ digit: announced ?? state.drawn.at(-1) ?? null, move: null });
      expect(move.squares).toEqual([square]);
    }
  });
});

describe('the forecast', () => {
  it('shares out all stones, and is the score at the end', () => {
    for (const seats of [2, 3, 4]) {
      const turns = turnsOf(seats, {}, 11);
      for (const { before } of turns) {
        const { scores, spread } = analyst.forecast(before);
        expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(72, 10);
        expect(spread).toBeGreaterThan(0);
      }
      const end = turns.at(-1)?.after as KakuzuState;
      expect(analyst.forecast(end)).toEqual({ scores: end.scores, spread: 0 });
    }
  });

  it('gets narrower', () => {
    const spreads = turnsOf(2, {}, 12).map(({ before }) => analyst.forecast(before).spread);
    expect(spreads).toEqual(spreads.toSorted((one, other) => other - one));
  });
});
