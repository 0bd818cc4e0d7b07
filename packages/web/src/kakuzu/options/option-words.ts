/** The options of Kakuzu in words. */

import { type KakuzuOptions, kakuzuOptions } from '@riverstone/rules/kakuzu';
import { optionSummary, seatWords } from '../../table/option-summary';

export const summary = optionSummary<KakuzuOptions>(kakuzuOptions, 'variant', {
  variant: (variant, { text }) => text.kakuzu.options.variants[variant],
  sheet: (sheet, { text }) => {
    const { sheet: label, sheets, sheetNumber } = text.kakuzu.options;
    const { labelled } = text.online;
    return typeof sheet === 'number'
      ? labelled({ label: sheetNumber, value: String(sheet) })
      : labelled({ label, value: sheets[sheet] });
  },
  clockMinutes: (minutes, { text }) =>
    text.online.labelled({ label: text.kakuzu.options.clockMinutes, value: String(minutes) }),
  first: (first, context) => {
    const { first: label, firstByLot } = context.text.kakuzu.options;
    return context.text.online.labelled({ label, value: first === 'lot' ? firstByLot : seatWords(first, context) });
  },
});
