import { unwrap } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeState,
  kakuroChallenge,
  parseBoard,
} from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import { english } from '../../test/support/english';
import { Speaker } from '../table/speaker';
import { spokenLines, spokenSquare } from './board/spoken';
import { squareDisplays } from './board/square-display';
import { begin, positionOf, putOn, takeUp, toggleFlip } from './draft/draft';
import { sq } from './draft/test-positions';
import type { ChallengeHint, ChallengeStep } from './table/challenge-table';
import { hintWords } from './words/hint-words';
import { spelledOut } from './words/kakuro-words';
import { logWords } from './words/log-words';
import { refusalWords } from './words/refusal-words';

const text = english['kakuro-challenge'];

const speaker = new Speaker(['Ada', 'Bo']);
const board = unwrap(
  parseBoard('........./........./........./........./.F972..../........./........./........./.........'),
);

/** A game in which seat 0 is to move on that board with these tiles. */
function gameWith(hand: readonly number[], options: Record<string, unknown> = {}): ChallengeState {
  const parsed = unwrap(kakuroChallenge.parseOptions({ first: 0, ...options }, 2));
  const tiles = Array.from({ length: 72 }, (_, index) => 1 + (index % 9));
  const state = kakuroChallenge.setup(parsed, 2, { first: 0, tiles });
  return { ...state, board, hands: [hand, [2, 3]], bag: [6, 6] };
}

function step(state: ChallengeState, actor: number, action: ChallengeAction, to: Speaker = speaker) {
  const step = unwrap(kakuroChallenge.apply(state, actor, action));
  const told: ChallengeStep = {
    version: 1,
    at: 0,
    actor,
    events: step.events,
    before: kakuroChallenge.view(state, 'spectator'),
    after: kakuroChallenge.view(step.state, 'spectator'),
  };
  const logged = logWords(told, { text, sum: english.app.sum, speaker: to });
  return {
    state: step.state,
    lines: logged.map((line) => line.text),
    spoken: logged.map((line) => line.spoken ?? line.text),
  };
}

const place = (digit: number, square: string, claim: number | null = null, flips: string[] = []): ChallengeAction => ({
  type: 'place',
  digit,
  side: 'yellow',
  square: sq(square),
  flips: flips.map(sq),
  claim,
});

describe('the log', () => {
  it('spells Kakuros out as the sums they are', () => {
    const kakuro = { total: sq('b5'), last: sq('d5'), direction: 'across', sum: 16 } as const;
    expect(spelledOut(board, kakuro)).toBe('16 = 9+7');
    const scored = step(gameWith([5, 1]), 0, place(5, 'f5', null, ['d5']));
    expect(scored.lines).toEqual(['Ada +7 (2+5)']);
    expect(scored.spoken).toEqual(['Ada: yellow 5 on f5, flip d5. 7 is 2 plus 5. 7 points.']);
    const vain = step(gameWith([5, 1]), 0, place(1, 'b4'));
    expect(vain.lines).toEqual(['Ada +0: yellow 1 on b4']);
    expect(vain.spoken).toEqual(['Ada: yellow 1 on b4. No Kakuro.']);
  });

  it('says "you" to the only person at the screen', () => {
    const toAda = new Speaker(['Ada', 'Brook'], 0, english.app.table.you);
    expect(step(gameWith([5, 1]), 0, place(5, 'f5', null, ['d5']), toAda).lines).toEqual(['You +7 (2+5)']);
    const claimed = step(gameWith([5, 1], { scoring: 'claim' }), 0, place(5, 'f5', 30), toAda);
    expect(claimed.lines).toEqual(['You claim 30']);
  });

  it('keeps the truth of a claim to itself until the claim is ruled on or closed', () => {
    const claimed = step(gameWith([5, 1], { scoring: 'claim' }), 0, place(5, 'f5', 30));
    expect(claimed.lines).toEqual(['Ada claims 30']);
    expect(claimed.spoken).toEqual(['Ada: yellow 5 on f5. Claim: 30 points.']);
    const ruled = step(claimed.state, 1, { type: 'challenge' });
    expect(ruled.lines).toEqual(['Bo: right challenge. Worth 0, not 30: Ada +0.']);
    const stood = step(claimed.state, 1, place(2, 'b4', 0));
    expect(stood.lines).toEqual(['Ada +30, worth 0. Nobody noticed.', 'Bo claims 0']);
  });

  it('tells what a wrong challenge costs, and which flips turn back', () => {
    const right = step(gameWith([5, 1], { scoring: 'claim', falseChallenge: 1 }), 0, place(1, 'b4', 0));
    expect(step(right.state, 1, { type: 'challenge' }).lines).toEqual(['Bo −1: wrong challenge. Worth 0.']);
    const flipped = step(gameWith([5, 1], { scoring: 'claim' }), 0, place(5, 'b4', 9, ['e5']));
    expect(step(flipped.state, 1, { type: 'challenge' }).lines).toEqual([
      'Bo: right challenge. Wrong flip: Ada +0. Flipped back.',
    ]);
  });
});

const highlights = { hinted: [], turnedBack: [] };

describe('a strict game', () => {
  const strict = gameWith([5, 1], { scoring: 'strict' });
  // d5 red would make 7 = 2+5 with a 5 on f5, but so would not e5.
  const wrong = step(strict, 0, place(5, 'f5', null, ['e5']));

  it('tells a wrong flip in one sentence, and which tiles turned back', () => {
    expect(wrong.lines).toEqual(['Ada +0: yellow 5 on f5 (wrong flip)']);
    expect(wrong.spoken).toEqual(['Ada: yellow 5 on f5. Wrong flip, 0 points. e5 flipped back.']);
    const several = step(strict, 0, place(5, 'f5', null, ['d5', 'e5']));
    expect(several.spoken[0]).toContain('d5 and e5 flipped back.');
    const right = step(strict, 0, place(5, 'f5', null, ['d5']));
    expect(right.lines).toEqual(['Ada +7 (2+5)']);
  });

  it('marks what turned back', () => {
    const view = kakuroChallenge.view(wrong.state, 1);
    const all = squareDisplays(view, null, { hinted: [], turnedBack: [sq('e5')] });
    expect(spokenSquare(text, sq('e5'), all[sq('e5')] ?? fail())).toBe('e5, addend 2, flipped back, river stone');
  });

  it('says of no square that it can be turned over', () => {
    const view = kakuroChallenge.view(strict, 0);
    const position = positionOf(view) ?? fail();
    const laid = putOn(takeUp(begin(position), position, 0), position, sq('f5'));
    const all = squareDisplays(view, { draft: laid.now, position }, highlights);
    expect(all.filter(({ flippable }) => flippable)).toEqual([]);
  });
});

describe('what a square says', () => {
  const view = kakuroChallenge.view(gameWith([5, 1]), 0);
  const position = positionOf(view);
  if (position === null) throw new Error('seat 0 is to move');

  it('names what lies there and the lines that lead to it', () => {
    const all = squareDisplays(view, null, highlights);
    const spoken = (name: string): string => spokenSquare(text, sq(name), all[sq(name)] ?? fail());
    expect(spoken('b5')).toBe('b5, total 6');
    expect(spoken('c5')).toBe('c5, addend 9');
    expect(spoken('b2')).toBe('b2, empty, river stone');
    expect(spokenLines(text, board, sq('f5'))).toBe('To the left total 6, 9, 7, 2.');
    expect(spokenLines(text, board, sq('c4'))).toBe('Below 9.');
    expect(spokenLines(text, board, sq('i4'))).toBe('');
    expect(spokenLines(text, board, sq('a6'))).toBe('');
  });

  it('says what lies ready and what can be done', () => {
    const laid = putOn(takeUp(begin(position), position, 0), position, sq('f5'));
    const before = squareDisplays(view, { draft: laid.now, position }, { ...highlights, hinted: [sq('b4')] });
    expect(spokenSquare(text, sq('f5'), before[sq('f5')] ?? fail())).toBe('f5, addend 5, your tile, not confirmed');
    expect(spokenSquare(text, sq('d5'), before[sq('d5')] ?? fail())).toBe('d5, addend 7, can flip');
    expect(spokenSquare(text, sq('b4'), before[sq('b4')] ?? fail())).toBe('b4, empty, free to place, hint');
    const turned = toggleFlip(laid, position, sq('d5'));
    const after = squareDisplays(view, { draft: turned.now, position }, highlights);
    expect(spokenSquare(text, sq('d5'), after[sq('d5')] ?? fail())).toBe('d5, total 7, flipped, not confirmed');
  });
});

function fail(): never {
  throw new Error('no such square');
}

describe('refusals', () => {
  it('have a sentence each, with what they are about', () => {
    for (const code of kakuroChallenge.codes) {
      const detail = { square: 'e5', digit: 4, turn: 1, reason: 'accepted' };
      const sentence = refusalWords(text, { code, detail }, speaker);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toContain('undefined');
    }
    expect(refusalWords(text, { code: 'not-your-turn', detail: { turn: 1 } }, speaker)).toContain('Bo');
    expect(refusalWords(text, { code: 'paused', detail: {} }, speaker)).toBe(text.refusals.paused);
  });
});

describe('a hint', () => {
  const view = kakuroChallenge.view(gameWith([5, 1]), 0);
  const told = (hint: Partial<ChallengeHint>): string =>
    hintWords(text, { squares: [], digit: 5, move: null, strength: 'which', ...hint }, view);

  it('names only places where the tile may lie', () => {
    const squares = ['d5', 'e5', 'f5', 'g5'].map(sq);
    expect(told({ strength: 'which', squares })).toBe('Hint: the 5, on f5 or g5.');
  });

  it('says why of a move that scores nothing', () => {
    const move = { action: place(5, 'f5'), points: 0, worth: 3, explanation: null };
    expect(told({ strength: 'move', move })).toBe('Hint: yellow 5 on f5. No points now, but the best in the long run.');
    expect(told({ strength: 'move', move: { ...move, points: 7 } })).toBe('Hint: yellow 5 on f5 (7 points).');
  });
});
