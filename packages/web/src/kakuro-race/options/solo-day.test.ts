/** The race of the day. */

import { dailySeed } from '@riverstone/protocol/daily';
import { chanceAt } from '@riverstone/rules';
import { defaultMarkers, kakuroRace } from '@riverstone/rules/kakuro-race';
import { expect, it } from 'vitest';
import { soloDay } from './solo-day';

const planOf = (day: string) => soloDay({ weekday: 3, rng: chanceAt(dailySeed(day, 'kakuro-race'), 0xffff_fffd) });

it('has twelve of the usual markers, and one player', () => {
  for (const day of ['2026-11-18', '2026-11-19', '2027-01-01']) {
    const { bots, options } = planOf(day);
    expect(bots).toEqual([]);
    expect(kakuroRace.parseOptions(options, 1)).toMatchObject({ ok: true });
    const rest = [...defaultMarkers];
    for (const marker of options.markers as readonly number[]) {
      expect(rest).toContain(marker);
      rest.splice(rest.indexOf(marker), 1);
    }
    expect(rest).toHaveLength(defaultMarkers.length - 12);
  }
});

// As docs/daily.md has it.
it('is the same on 18 November 2026 for ever', () => {
  expect(planOf('2026-11-18').options).toEqual({
    markers: [4, 7, 8, 9, 12, 13, 17, 20, 27, 32, 34, 35],
    counting: 'shown',
  });
});
