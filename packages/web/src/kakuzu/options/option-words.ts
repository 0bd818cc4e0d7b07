/** The options of Kakuzu in words. */

import { type KakuzuOptions, kakuzuOptions } from '@riverstone/rules/kakuzu';
import { optionSummary, seatWords } from '../../table/option-summary';

export const summary = optionSummary<KakuzuOptions>(kakuzuOptions, 'variant', {
  variant: (variant, { text }) => text.kakuzu.options.variants[variant],
  sheet: (sheet, { text }) => {
    const { sheet: label, sheets, sheetNumber } = text.kakuzu.options;
    const { labelled } = text.online;
    return typeof sheet === 'number' ? labelled(sheetNumber, String(sheet)) : labelled(label, sheets[sheet]);
  },
  clockMinutes: (minutes, { text }) => text.online.labelled(text.kakuzu.options.clockMinutes, String(minutes)),
  first: (first, context) => {
    const { first: label, firstByLot } = context.text.kakuzu.options;
    return context.text.online.labelled(label, first === 'lot' ? firstByLot : seatWords(first, context));
  },
});
