/** The log of real games: calls, lines, faults, seals and missed claims. */

import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  formatClaim,
  kakuroRace,
  parseClaim,
  type RaceAction,
  type RaceEvent,
  type RaceView,
  RED,
} from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { english } from '../../test/support/english';
import { Speaker } from '../table/speaker';
import { bestClaims } from './look-back/best-claims';
import { compareWithBest, lookBackLine, lookBackWords } from './look-back/missed-claims';
import type { RaceStep } from './table/race-table';
import { logWords } from './words/log-words';

const text = english['kakuro-race'];

const { sum } = english.app;
const speaker = new Speaker(['Ada', 'Bo']);
const context = { text, sum, speaker, lookBack: null, seconds: 12.34 };

/** A game of two from a fixed seed, and the log lines of each step. */
class Game {
  readonly #options;
  #state;
  last: RaceStep | null = null;

  constructor(raw: unknown = {}, seats = 2) {
    this.#options = unwrap(kakuroRace.parseOptions(raw, seats));
    const chance = kakuroRace.deal(this.#options, seats, createRng(seedFromNumber(4)));
    this.#state = kakuroRace.setup(this.#options, seats, chance);
  }

  get view(): RaceView {
    return kakuroRace.view(this.#state, 'spectator');
  }

  /** The row of the log, and what is said. */
  do(actor: number | 'table', action: RaceAction, to: Speaker = speaker) {
    const before = this.view;
    const { state, events } = unwrap(kakuroRace.apply(this.#state, actor, action));
    this.#state = state;
    this.last = { at: 0, version: 1, actor, events, before, after: this.view };
    const lines = logWords(this.last, { ...context, speaker: to });
    return { rows: lines.flatMap((line) => line.text ?? []), spoken: lines.map((line) => line.spoken) };
  }
}

const claim = (words: string) => unwrap(parseClaim(words));

describe('the log of a race', () => {
  it('only speaks calls and votes', () => {
    const game = new Game();
    expect(game.do(0, { type: 'none' })).toEqual({ rows: [], spoken: ['Ada says none.', 'Hourglass: 60 seconds.'] });
    expect(game.do(0, { type: 'none-back' })).toEqual({ rows: [], spoken: ['Ada keeps looking.'] });
    expect(game.do(1, { type: 'call' })).toEqual({ rows: [], spoken: ['Bo calls after 12 seconds.'] });
  });

  it('has one row for a marker, and speaks the line and what was drawn', () => {
    const game = new Game();
    const [best] = bestClaims(game.view);
    if (best === undefined) throw new Error('the first marker of this seed has a claim');
    game.do(best.seat, { type: 'call' });
    const { rows, spoken } = game.do(best.seat, { type: 'claim', claim: best.claim });
    expect(rows).toHaveLength(1);
    const [, digits = '', total = ''] = rows[0]?.match(/^Ada \+\d \((\d(?:\+\d)+) = (\d+)\)$/) ?? [];
    expect(digits.split('+').reduce((added, digit) => added + Number(digit), 0)).toBe(Number(total));
    expect(spoken[0]).toMatch(/^Ada: \d+ is \d( plus \d)+, \d points\. [a-h]\d–[a-h]\d.*\.$/);
    const drawn = game.last?.events.some(({ type }) => type === 'drew') ?? false;
    expect(spoken.some((line) => line?.startsWith('Drawn: Ada ('))).toBe(drawn);
  });

  it('ends what was done with a full stop where what was missed follows', () => {
    const game = new Game();
    game.do(0, { type: 'none' });
    game.do(1, { type: 'none' });
    const lookBack = { text: 'Best: +9 (a1–a9)' };
    const [row] = game.last === null ? [] : logWords(game.last, { ...context, lookBack });
    expect(row?.text).toMatch(/^\d+ unsolved .*[^.]\. Best: \+9 \(a1–a9\)$/);
  });

  it('gives the reason of a wrong call', () => {
    const game = new Game();
    game.do(0, { type: 'call' });
    const { rows, spoken } = game.do(0, { type: 'claim', claim: claim('b2-e2') });
    expect(rows).toEqual(['Ada: b2–e2 doesn’t start after a Sum square.']);
    expect(spoken).toEqual(['Ada, b2–e2: b2–e2 doesn’t start after a Sum square. Ada sits out.']);
    game.do(1, { type: 'call' });
    expect(game.do('table', { type: 'late', seat: 1 }).rows[0]).toMatch(/^Bo is too late and sits out\./);
  });

  it('says "you" to the only person at the screen', () => {
    const toBo = new Speaker(['Ada', 'Bo'], 1, english.app.table.you);
    const game = new Game();
    expect(game.do(1, { type: 'call' }, toBo).spoken).toEqual(['You call after 12 seconds.']);
    expect(game.do('table', { type: 'late', seat: 1 }, toBo).rows).toEqual(['Too late. You sit out.']);
  });

  it('says what a wrong line makes; alone the marker is unsolved then, and nobody sits out', () => {
    const game = new Game({ untimed: true }, 1);
    const { rows } = game.do(0, { type: 'claim', claim: claim('a2-h2') });
    const { marker = 0 } = game.last?.before.round ?? {};
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`^Ada: That makes \\d+, not ${marker}\\. ${marker} unsolved \\(1 of 3\\)\\.$`));
  });

  it('tells no Doubles that came back', () => {
    const game = new Game();
    const before = game.view;
    const claimed = { ...claim('a1-c1'), doubles: 2 };
    // 1 and 9 and 1: one of the two Doubles is needed
    const field = before.field
      .with(0, RED + 1)
      .with(1, RED + 9)
      .with(2, RED + 1);
    const event: RaceEvent = { type: 'solved', seat: 0, marker: 11, claim: claimed, points: 3 };
    const step = { at: 0, version: 1, actor: 0, events: [event], before, after: { ...before, field } };
    const [line] = logWords(step, context);
    expect(line?.text).toBe('Ada +3 (1+9+1 = 11)');
    expect(line?.spoken).toBe('Ada: 11 is 1 plus 9 plus 1, 3 points. a1–c1 with 1 Double.');
  });

  it('tells an unsolved marker, and what could have been found right after it', () => {
    const game = new Game();
    game.do(0, { type: 'none' });
    game.do(1, { type: 'none' });
    const { last } = game;
    if (last === null) throw new Error('something was done');
    const lines = logWords(last, { ...context, lookBack: { text: 'Best.', spoken: 'There was something.' } });
    expect(lines[0]?.text).toMatch(/^\d+ unsolved \(1 of 3\)\. Best\.$/);
    expect(lines.slice(1).every((line) => line.text === null)).toBe(true);
    expect(lines.at(-1)?.spoken).toBe('There was something.');
  });

  it('keeps seals closed, then opens them all', () => {
    const game = new Game({ sealed: true });
    expect(game.do(1, { type: 'seal', claim: claim('b2-e2') })).toEqual({ rows: [], spoken: ['Bo seals.'] });
    const { spoken } = game.do(0, { type: 'none' });
    expect(spoken.slice(1, 3)).toEqual([
      'Bo sealed b2–e2. b2–e2 doesn’t start after a Sum square.',
      'Ada sealed none.',
    ]);
  });
});

describe('what could have been found', () => {
  const unsolved = (marker: number): RaceEvent => ({ type: 'unsolved', marker });
  const { view } = new Game();
  const step: RaceStep = {
    version: 1,
    at: 0,
    actor: 'table',
    events: [unsolved(1)],
    before: view,
    after: view,
  };

  it('is the best that anybody had, the cheapest of equals', () => {
    const [free, dear] = [claim('a2-d2'), claim('a3-d3 #e3(d)')];
    const found = compareWithBest(step, () => [
      { seat: 1, claim: dear },
      { seat: 0, claim: claim('a1-b1') },
      { seat: 0, claim: free },
    ]);
    expect(found).toMatchObject({ seat: 0, claim: free, points: 4 });
  });

  it('says when there was nothing, or nothing longer', () => {
    expect(compareWithBest(step, () => [])).toBe('nothing');
    const event: RaceEvent = { type: 'solved', seat: 0, marker: 9, claim: claim('a2-d2'), points: 4 };
    const solved = { ...step, events: [event] };
    expect(compareWithBest(solved, () => [{ seat: 1, claim: claim('a4-d4') }])).toBe('longest');
    expect(compareWithBest(solved, () => [{ seat: 1, claim: claim('a4-e4') }])).toMatchObject({ points: 5 });
  });

  it('names who could have laid it where it took tiles', () => {
    const spent = compareWithBest(step, () => [{ seat: 1, claim: claim('a3-d3 #e3(d)') }]);
    expect(lookBackWords(text, spent, speaker)).toMatch(
      /^Bo could have claimed a3–d3 with a Sum square on e3: \d+ = [\d+]+, 4 points\.$/,
    );
    expect(lookBackLine(text, spent, speaker, sum).text).toBe('Best for Bo: +4 (a3–d3).');
    const free = compareWithBest(step, () => [{ seat: 1, claim: claim('a3-d3') }]);
    expect(lookBackWords(text, free, speaker)).toMatch(/^a3–d3 was there: \d+ = [\d+]+, 4 points\.$/);
    expect(lookBackLine(text, free, speaker, sum).spoken).toMatch(
      /^a3–d3 was there: \d+ is \d+(?: plus \d+)+, 4 points\.$/,
    );
    expect(lookBackWords(text, 'nothing', speaker)).toBe(text.hindsight.nothing);
  });

  it('is exact: the claim that is named is valid', () => {
    const game = new Game();
    for (const { seat, claim: best } of bestClaims(game.view)) {
      const fresh = new Game();
      fresh.do(seat, { type: 'call' });
      fresh.do(seat, { type: 'claim', claim: best });
      expect(fresh.last?.events[0]?.type, formatClaim(best)).toBe('solved');
    }
  });
});
