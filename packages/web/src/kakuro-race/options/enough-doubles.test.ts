/** The rules accept whatever the form can reach, also after the number of players changes. */

import { fitOptions, type OptionValues, unwrap } from '@riverstone/rules';
import { type ActionTile, actionTiles, kakuroRace, raceOptions } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { repairs } from './enough-doubles';

const MAX_ACTIONS = raceOptions.actions.length.max;
const fitting = (options: OptionValues, seats: number) => fitOptions(raceOptions, options, seats, repairs);

const many = (tile: ActionTile, number: number): readonly ActionTile[] => new Array<ActionTile>(number).fill(tile);
const everySeats = [1, 2, 3, 4, 5];
const fullBox = [...many('d', 2), ...many('x', MAX_ACTIONS - 2)];

describe('options that fit', () => {
  it.each([
    ['a full box with two Doubles', fullBox],
    [
      'a full box of all kinds',
      [...many('d', 1), ...actionTiles.slice(1).flatMap((tile) => many(tile, 7)), ...many('x', 9)],
    ],
    ['one Double alone', many('d', 1)],
    ['Doubles only', many('d', MAX_ACTIONS)],
  ])('%s is accepted with any number of players', (_, actions) => {
    expect(actions.length).toBeLessThanOrEqual(MAX_ACTIONS);
    for (const seats of everySeats) {
      const fit = fitting({ actions, sealed: true, untimed: true, claimSeconds: 20, counting: 'shown' }, seats);
      expect(fit.counting).toBe('shown');
      expect(kakuroRace.parseOptions(fit, seats)).toMatchObject({ ok: true });
      expect(fitting(fit, seats)).toBe(fit);
    }
  });

  it('takes other tiles out of a full box for the Doubles of more players', () => {
    const { actions: tiles } = unwrap(kakuroRace.parseOptions(fitting({ actions: fullBox }, 5), 5));
    expect(tiles).toHaveLength(MAX_ACTIONS);
    expect(tiles.filter((tile) => tile === 'd')).toHaveLength(5);
  });

  it('leaves alone what fits', () => {
    const options = { hourglassSeconds: 20, counting: 'shown' };
    for (const seats of everySeats) expect(fitting(options, seats)).toBe(options);
  });

  it('gives time to lay a line out only where somebody can call', () => {
    const options = { claimSeconds: 20 };
    expect(fitting(options, 1)).toEqual({});
    for (const seats of everySeats.slice(1)) expect(fitting(options, seats)).toBe(options);
  });
});
