/** The options of a table in words. */

import type { GameId } from '@riverstone/rules';
import { expect, test } from 'vitest';
import { english } from '../test/support/english';
import { optionWords } from './option-words';
import type { RawOptions } from './table/game-page';

const names = ['Ada', ''];

const kakuzu = english.kakuzu.options;
const challenge = english['kakuro-challenge'].options;
const race = english['kakuro-race'].options;
const halfMinute = `${challenge.time}: ${challenge.times.thirty}`;

test.each<[GameId, RawOptions, readonly string[]]>([
  ['kakuzu', {}, [kakuzu.variants.bag]],
  [
    'kakuzu',
    { variant: 'announce', sheet: 7, clockMinutes: 20, first: 0 },
    [kakuzu.variants.announce, `${kakuzu.sheetNumber}: 7`, `${kakuzu.clockMinutes}: 20`, `${kakuzu.first}: Ada`],
  ],
  ['kakuzu', { sheet: 'lot' }, [kakuzu.variants.bag, `${kakuzu.sheet}: ${kakuzu.sheets.lot}`]],
  ['kakuzu', { first: 'lot', sheet: 'random', clockMinutes: 'off' }, [kakuzu.variants.bag]],
  [
    'kakuro-challenge',
    { first: 1 },
    [challenge.scorings.referee, `${challenge.first}: ${english.online.room.seat({ number: 2 })}`],
  ],
  [
    'kakuro-challenge',
    { scoring: 'claim', falseChallenge: 5, expert: true, moveSeconds: 30 },
    [challenge.scorings.claim, `${challenge.falseChallenge}: 5`, challenge.expert, halfMinute],
  ],
  ['kakuro-challenge', { falseChallenge: 5, moveSeconds: 'off' }, [challenge.scorings.referee]],
  ['kakuro-challenge', { scoring: 'strict', timeUp: 'remind' }, [challenge.scorings.strict]],
  [
    'kakuro-challenge',
    { moveSeconds: 30, timeUp: 'remind', stones: ['a1', 'i1', 'e5', 'a9', 'i9'] },
    [
      challenge.scorings.referee,
      halfMinute,
      `${challenge.timeUp}: ${challenge.timeUps.remind}`,
      `${challenge.stones}: ${challenge.layouts.corners}`,
    ],
  ],
  [
    'kakuro-challenge',
    { stones: ['a1', 'c1', 'e5', 'a9', 'i9'] },
    [challenge.scorings.referee, `${challenge.stones}: a1 c1 e5 a9 i9`],
  ],
  ['kakuro-race', {}, [race.open]],
  [
    'kakuro-race',
    { sealed: true, counting: 'shown', hourglassSeconds: 1, markers: [3, 4] },
    [race.sealed, race.counting, `${race.hourglass}: ${race.seconds({ seconds: 1 })}`, `${race.markers}: 2`],
  ],
  // Nobody calls in a sealed game.
  ['kakuro-race', { sealed: true, claimSeconds: 20 }, [race.sealed]],
])('%s %j', async (game, options, said) => {
  expect(await optionWords({ game, options, names }, english)).toEqual(said);
});
