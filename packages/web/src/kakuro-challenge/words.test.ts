import { unwrap } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeState,
  kakuroChallenge,
  parseBoard,
} from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import { challenge as text } from '../messages/en/kakuro-challenge';
import type { ChallengeHappening } from './challenge-table';
import { spelledOut } from './kakuro-words';
import { refusalWords } from './refusal-words';
import { spokenLines, spokenSquare } from './spoken';
import { looks } from './square-look';
import { begin, positionOf, putOn, takeUp, toggleFlip } from './staging';
import { tell } from './tell';
import { sq } from './test-positions';

const names = ['Ada', 'Bo'];
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

function happening(state: ChallengeState, actor: number, action: ChallengeAction) {
  const step = unwrap(kakuroChallenge.apply(state, actor, action));
  const told: ChallengeHappening = {
    version: 1,
    at: 0,
    actor,
    events: step.events,
    before: kakuroChallenge.view(state, 'spectator'),
    after: kakuroChallenge.view(step.state, 'spectator'),
  };
  return { state: step.state, lines: tell(told, { text, names }) };
}

const place = (digit: number, square: string, claim: number | null = null, flips: string[] = []): ChallengeAction => ({
  type: 'place',
  digit,
  side: 'yellow',
  square: sq(square),
  flips: flips.map(sq),
  claim,
});

describe('the story', () => {
  it('spells Kakuros out as the sums they are', () => {
    const kakuro = { total: sq('e2'), last: sq('e4'), direction: 'across', sum: 16 } as const;
    expect(spelledOut(board, kakuro)).toBe('16 = 9+7');
    const scored = happening(gameWith([5, 1]), 0, place(5, 'e6', null, ['e4']));
    expect(scored.lines).toEqual(['Ada: 7 = 2+5, 7 points; addend 5 (yellow) on e6, e4 turned over.']);
    expect(happening(gameWith([5, 1]), 0, place(1, 'd2')).lines).toEqual(['Ada: no Kakuro; addend 1 (yellow) on d2.']);
  });

  it('keeps the truth of a claim to itself until the claim is ruled on or closed', () => {
    const claimed = happening(gameWith([5, 1], { scoring: 'claim' }), 0, place(5, 'e6', 30));
    expect(claimed.lines).toEqual(['Ada claims 30 points: addend 5 (yellow) on e6.']);
    const ruled = happening(claimed.state, 1, { type: 'challenge' });
    expect(ruled.lines).toEqual([
      'Bo challenges Ada’s 30 points and is right: the move is worth 0 points. Nothing for Ada.',
    ]);
    const stood = happening(claimed.state, 1, place(2, 'd2', 0));
    expect(stood.lines).toEqual([
      'Nobody noticed: Ada claimed 30 points, the move was worth 0.',
      'Bo claims 0 points: addend 2 (yellow) on d2.',
    ]);
  });

  it('tells what a wrong challenge costs, and which flips turn back', () => {
    const right = happening(gameWith([5, 1], { scoring: 'claim', falseChallenge: 1 }), 0, place(1, 'd2', 0));
    expect(happening(right.state, 1, { type: 'challenge' }).lines).toEqual([
      'Bo challenges Ada’s 0 points and is wrong: the move is worth 0 points. The claim stands, and Bo loses 1 point.',
    ]);
    const flipped = happening(gameWith([5, 1], { scoring: 'claim' }), 0, place(5, 'd2', 9, ['e5']));
    expect(happening(flipped.state, 1, { type: 'challenge' }).lines).toEqual([
      'Bo challenges Ada’s 9 points and is right: this could not be turned over. Nothing for Ada, and it turns back.',
    ]);
  });
});

describe('what a square says', () => {
  const view = kakuroChallenge.view(gameWith([5, 1]), 0);
  const position = positionOf(view);
  if (position === null) throw new Error('seat 0 is to move');

  it('names what lies there and the lines that lead to it', () => {
    const all = looks(view, null, []);
    const spoken = (name: string): string => spokenSquare(text, sq(name), all[sq(name)] ?? fail());
    expect(spoken('e2')).toBe('e2, total 6 (red)');
    expect(spoken('e3')).toBe('e3, addend 9 (yellow)');
    expect(spoken('c3')).toBe('c3, empty, river stone');
    expect(spokenLines(text, board, sq('e6'))).toBe('To the left total 6, 9, 7, 2.');
    expect(spokenLines(text, board, sq('d3'))).toBe('Below 9.');
    expect(spokenLines(text, board, sq('d9'))).toBe('');
    expect(spokenLines(text, board, sq('f1'))).toBe('');
  });

  it('says what lies ready and what can be done', () => {
    const laid = putOn(takeUp(begin(position), position, 0), position, sq('e6'));
    const before = looks(view, { draft: laid.now, position }, [sq('d2')]);
    expect(spokenSquare(text, sq('e6'), before[sq('e6')] ?? fail())).toBe(
      'e6, addend 5 (yellow), your tile, not confirmed yet',
    );
    expect(spokenSquare(text, sq('e4'), before[sq('e4')] ?? fail())).toBe('e4, addend 7 (yellow), can be turned over');
    expect(spokenSquare(text, sq('d2'), before[sq('d2')] ?? fail())).toBe('d2, empty, free to lay on, hint');
    const turned = toggleFlip(laid, position, sq('e4'));
    const after = looks(view, { draft: turned.now, position }, []);
    expect(spokenSquare(text, sq('e4'), after[sq('e4')] ?? fail())).toBe(
      'e4, total 7 (red), turned over, not confirmed yet',
    );
  });
});

function fail(): never {
  throw new Error('no such square');
}

describe('refusals', () => {
  it('have a sentence each, with what they are about', () => {
    for (const code of kakuroChallenge.codes) {
      const detail = { square: 'e5', digit: 4, turn: 1, reason: 'accepted' };
      const sentence = refusalWords(text, { code, detail }, names);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toContain('undefined');
    }
    expect(refusalWords(text, { code: 'not-your-turn', detail: { turn: 1 } }, names)).toContain('Bo');
    expect(refusalWords(text, { code: 'paused', detail: {} }, names)).toContain('paused');
  });
});
