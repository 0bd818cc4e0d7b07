/** The options of a table in words: how it is played, and whatever differs from the rulebook. */

import type { GameId } from '@riverstone/rules';
import { stoneLayouts } from '@riverstone/rules/kakuro-challenge';
import type { Catalogue } from '../../messages/catalogue';
import { words } from '../../messages/words';
import type { RawOptions } from '../../table/game-page';

/** One sentence or label each; false for what is not set. */
type Spelled = readonly (string | false)[];

const isNumber = (raw: unknown): raw is number => typeof raw === 'number';

const spelled: Readonly<Record<GameId, (options: RawOptions, all: Catalogue) => Spelled>> = {
  'kakuro-challenge': ({ scoring, expert, falseChallenge, moveSeconds, timeUp, stones }, { online, ...all }) => {
    const text = all['kakuro-challenge'].options;
    const known = Object.keys(text.scorings) as (keyof typeof text.scorings)[];
    return [
      text.scorings[known.find((each) => each === scoring) ?? 'referee'],
      scoring === 'claim' && isNumber(falseChallenge) && online.labelled(text.falseChallenge, String(falseChallenge)),
      expert === true && text.expert,
      isNumber(moveSeconds) && online.labelled(text.time, online.seconds(moveSeconds)),
      isNumber(moveSeconds) && timeUp === 'remind' && online.labelled(text.timeUp, text.timeUps.remind),
      Array.isArray(stones) && online.labelled(text.stones, stonesWords(stones, text.layouts)),
    ];
  },
  'kakuro-race': (
    { sealed, counting, untimed, hourglassSeconds, claimSeconds, markers, actions },
    { online, ...all },
  ) => {
    const text = all['kakuro-race'].options;
    return [
      sealed === true ? text.sealed : text.open,
      counting === 'shown' && text.counting,
      untimed === true && text.untimed,
      isNumber(hourglassSeconds) && online.labelled(text.hourglass, online.seconds(hourglassSeconds)),
      isNumber(claimSeconds) && online.labelled(text.claim, online.seconds(claimSeconds)),
      Array.isArray(markers) && online.labelled(text.markers, String(markers.length)),
      Array.isArray(actions) && online.labelled(text.actions, String(actions.length)),
    ];
  },
  kakuzu: ({ variant, sheet, clockMinutes }, { online, kakuzu: { options: text } }) => {
    const known = Object.keys(text.variants) as (keyof typeof text.variants)[];
    return [
      text.variants[known.find((each) => each === variant) ?? 'bag'],
      sheet === 'lot' && online.labelled(text.sheet, text.sheets.lot),
      isNumber(sheet) && online.labelled(text.sheetNumber, String(sheet)),
      isNumber(clockMinutes) && online.labelled(text.clockMinutes, String(clockMinutes)),
    ];
  },
};

/** A layout by its name, or the squares themselves. */
function stonesWords(stones: readonly unknown[], names: Catalogue['kakuro-challenge']['options']['layouts']): string {
  const layouts = Object.keys(stoneLayouts) as (keyof typeof stoneLayouts)[];
  const named = layouts.find((each) => stoneLayouts[each].join() === stones.join());
  return named === undefined ? stones.join(' ') : names[named];
}

export interface OptionsOfTable {
  readonly game: GameId;
  readonly options: RawOptions;
  /** Who sits where; '' for a free seat. */
  readonly names: readonly string[];
}

/**
 * The options, one sentence or label each.
 * @example optionWords({ game: 'kakuzu', options: { sheet: 7 }, names: [] }) // ['From the bag', 'Sheet number: 7']
 */
export function optionWords(table: OptionsOfTable, text: Catalogue = words()): readonly string[] {
  const all = [...spelled[table.game](table.options, text), beginner(table, text)];
  return all.filter((each): each is string => each !== false);
}

/** Who begins, where that is not drawn by lot. */
function beginner({ game, options: { first }, names }: OptionsOfTable, text: Catalogue): string | false {
  if (!isNumber(first) || game === 'kakuro-race') return false;
  const name = names[first] ?? '';
  const { labelled, room } = text.online;
  return labelled(text[game].options.first, name === '' ? room.seat(String(first + 1)) : name);
}
