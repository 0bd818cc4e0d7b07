import { describe, expect, it } from 'vitest';
import { bestStep, scorePoints } from './score-points';

const view = (...scores: number[]) => ({
  viewer: 'spectator' as const,
  status: { over: false, scores, winners: [], awaited: [], allowed: [], tableDue: false, timers: [] },
});
const step = (version: number, before: number[], after: number[]) => ({
  version,
  at: 0,
  actor: 0,
  events: [],
  before: view(...before),
  after: view(...after),
});

describe('the scores of a game', () => {
  const steps = [step(1, [0, 0], [0, 0]), step(2, [0, 0], [9, 0]), step(3, [9, 0], [9, 0]), step(4, [9, 0], [12, 18])];

  it('are told for each step that changed them, from the deal on', () => {
    expect(scorePoints(steps)).toEqual([
      { version: 0, scores: [0, 0] },
      { version: 2, scores: [9, 0] },
      { version: 4, scores: [12, 18] },
    ]);
  });

  it('name the step in which one seat gained most', () => {
    expect(bestStep(scorePoints(steps))).toEqual({ version: 4, seat: 1 });
    expect(bestStep(scorePoints(steps.slice(0, 1)))).toBeNull();
    expect(bestStep(scorePoints([]))).toBeNull();
  });
});
