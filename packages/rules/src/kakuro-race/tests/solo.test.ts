/** Playing alone. */

import { describe, expect, it } from 'vitest';
import { freeLine, raceTable } from '../../../test/kakuro-race/table.js';

describe('playing alone', () => {
  it.each([36, 37, 38, 39])('[R10.1] draws a tile after %i, solved', (marker) => {
    const table = raceTable(1, { markers: [marker, 4], pile: ['x', 'x', 'x', 'n7'] });
    table.play(`0:${freeLine[marker]}`);
    expect(table.tiles(0)).toBe('d x x x n7');
  });

  it.each([4, 5])('[R10.1] draws a tile after %i, unsolved', (marker) => {
    const table = raceTable(1, { markers: [marker, 4], pile: ['x', 'x', 'x', 'n7'] });
    expect(table.kinds('0:none')).toEqual(['said-none', 'unsolved', 'drew', 'marker-turned']);
    expect(table.tiles(0)).toBe('d x x x n7');
  });

  it('[R10.2] has the hourglass run from the start of every marker, and no other clock', () => {
    const table = raceTable(1);
    const [first] = table.status.timers;
    expect(table.status.timers).toMatchObject([{ kind: 'hourglass', seat: null, seconds: 60, running: true }]);
    table.play('0:a1-h1');
    expect(table.status.timers).toMatchObject([{ kind: 'hourglass', running: true }]);
    expect(table.status.timers[0]?.key).not.toBe(first?.key);
  });

  it.each(['0:call', '0:withdraw', '0:none-back'])('[R10.8] has no calls: %s is refused', (entry) => {
    expect(raceTable(1).refusal(entry)).toBe('solo-game');
    expect(raceTable(1, { options: { untimed: true } }).refusal(entry)).toBe('solo-game');
  });

  it('[R10.8] nobody can be late who has not called', () => {
    expect(raceTable(1).refusal('0:late')).toBe('no-call');
  });

  it('[R10.8] claims a line at once', () => {
    const table = raceTable(1, { markers: [36, 38] });
    expect(table.kinds('0:a1-h1')).toEqual(['solved', 'drew', 'marker-turned']);
    expect(table.status.scores).toEqual([8]);
  });

  it('[R10.3] loses the marker to the sand', () => {
    const table = raceTable(1, { markers: [36, 38] });
    expect(table.kinds('*:sand')).toEqual(['unsolved', 'drew', 'marker-turned']);
    expect(table.state.unsolved).toEqual([36]);
  });

  it('[R10.4] loses the marker to a line that does not hold', () => {
    const table = raceTable(1, { markers: [36, 38] });
    expect(table.kinds('0:a2-h2')).toEqual(['wrong-call', 'unsolved', 'drew', 'marker-turned']);
    expect(table.state.unsolved).toEqual([36]);
  });

  it('[R10.5] loses the marker by saying none', () => {
    const table = raceTable(1, { markers: [36, 38] });
    table.play('0:none');
    expect(table.state.unsolved).toEqual([36]);
    expect(table.state.round).toMatchObject({ marker: 38, none: [] });
  });

  it('[R10.6] untimed, has no clock on any marker', () => {
    const table = raceTable(1, { options: { untimed: true } });
    expect(table.status.timers).toEqual([]);
    expect(table.refusal('*:sand')).toBe('no-hourglass');
    table.play('0:a1-h1');
    expect(table.status.timers).toEqual([]);
    expect(table.kinds('0:none')).toContain('unsolved');
  });

  it('[R10.7] [R9.1] ends with the third unsolved marker, and the player has won', () => {
    const table = raceTable(1, { markers: [36, 5, 7, 9, 11] });
    table.play('0:a1-h1', '0:none', '*:sand');
    expect(table.kinds('0:a2-h2')).toEqual(['wrong-call', 'unsolved', 'ended']);
    expect(table.status).toMatchObject({ over: true, scores: [8], winners: [0] });
  });

  it('[R10.7] wins with no point at all', () => {
    const table = raceTable(1, { markers: [36] });
    table.play('0:none');
    expect(table.status).toMatchObject({ over: true, scores: [0], winners: [0] });
  });
});
