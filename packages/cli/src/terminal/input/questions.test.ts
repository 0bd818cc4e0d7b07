import type { Status } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { nextQuestion, type QuestionContext } from './questions.js';

const status = (awaited: readonly number[], allowed: readonly number[] = awaited): Status => ({
  over: false,
  scores: [0, 0, 0],
  winners: [],
  awaited,
  allowed,
  tableDue: false,
  timers: [],
});

function situation(change: Partial<QuestionContext>): QuestionContext {
  const plain = {
    turnStyle: 'turns',
    status: status([1]),
    people: [0, 1],
    undecided: [1],
    answering: [],
    eager: [],
  } as const;
  return { ...plain, isAccepted: false, timeRuns: true, ...change };
}

const ask = (change: Partial<QuestionContext>) => nextQuestion(situation(change));

describe('in turns', () => {
  test('the person in turn is asked, and for a bot one waits', () => {
    expect(ask({})).toEqual({ kind: 'private', seat: 1 });
    expect(ask({ status: status([2]), undecided: [2] })).toEqual({ kind: 'wait' });
  });

  test('who may object out of turn is asked first, once', () => {
    const open = status([1], [0, 1, 2]);
    expect(ask({ status: open })).toEqual({ kind: 'public', seats: [0] });
    expect(ask({ status: open, isAccepted: true })).toEqual({ kind: 'private', seat: 1 });
  });

  test('who is in turn objects then', () => {
    expect(ask({ status: status([1], [1, 2]) })).toEqual({ kind: 'private', seat: 1 });
  });

  test('a bot that objects goes before the person in turn, not before the people who may object', () => {
    expect(ask({ status: status([1], [1, 2]), eager: [2] })).toEqual({ kind: 'wait' });
    expect(ask({ status: status([1], [0, 1, 2]), eager: [2] })).toEqual({ kind: 'public', seats: [0] });
  });

  test('after the last placement everybody is asked together', () => {
    expect(ask({ status: status([0, 1, 2]), undecided: [0, 1, 2], answering: [0, 1] })).toEqual({
      kind: 'public',
      seats: [0, 1],
    });
  });
});

describe('all at once', () => {
  test('in real time people are asked as long as the marker is open', () => {
    expect(ask({ turnStyle: 'race', undecided: [] })).toEqual({ kind: 'race', seats: [] });
    expect(ask({ turnStyle: 'race', undecided: [], timeRuns: false })).toEqual({ kind: 'wait' });
    expect(ask({ turnStyle: 'race', undecided: [0, 2], timeRuns: false })).toEqual({ kind: 'race', seats: [0] });
  });

  test('bots alone are waited for', () => {
    expect(ask({ turnStyle: 'race', people: [] })).toEqual({ kind: 'wait' });
  });
});

test('sealed: one after the other', () => {
  expect(ask({ turnStyle: 'sealed', undecided: [0, 1, 2] })).toEqual({ kind: 'private', seat: 0 });
  expect(ask({ turnStyle: 'sealed', undecided: [2] })).toEqual({ kind: 'wait' });
});
