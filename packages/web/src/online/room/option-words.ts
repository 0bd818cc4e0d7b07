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
      scoring === 'claim' &&
        isNumber(falseChallenge) &&
        online.labelled({ label: text.falseChallenge, value: String(falseChallenge) }),
      expert === true && text.expert,
      isNumber(moveSeconds) && online.labelled({ label: text.time, value: online.seconds({ number: moveSeconds }) }),
      isNumber(moveSeconds) &&
        timeUp === 'remind' &&
        online.labelled({ label: text.timeUp, value: text.timeUps.remind }),
      Array.isArray(stones) && online.labelled({ label: text.stones, value: stonesWords(stones, text.layouts) }),
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
      isNumber(hourglassSeconds) &&
        online.labelled({ label: text.hourglass, value: online.seconds({ number: hourglassSeconds }) }),
      isNumber(claimSeconds) && online.labelled({ label: text.claim, value: online.seconds({ number: claimSeconds }) }),
      Array.isArray(markers) && online.labelled({ label: text.markers, value: String(markers.length) }),
      Array.isArray(actions) && online.labelled({ label: text.actions, value: String(actions.length) }),
    ];
  },
  kakuzu: ({ variant, sheet, clockMinutes }, { online, kakuzu: { options: text } }) => {
    const known = Object.keys(text.variants) as (keyof typeof text.variants)[];
    return [
      text.variants[known.find((each) => each === variant) ?? 'bag'],
      sheet === 'lot' && online.labelled({ label: text.sheet, value: text.sheets.lot }),
      isNumber(sheet) && online.labelled({ label: text.sheetNumber, value: String(sheet) }),
      isNumber(clockMinutes) && online.labelled({ label: text.clockMinutes, value: String(clockMinutes) }),
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
  return labelled({
    label: text[game].options.first,
    value: name === '' ? room.seat({ number: String(first + 1) }) : name,
  });
}
