/** How a game puts its options into words. */

import { changedOptions, defaultOptions, fitOptions, type OptionValues, type TableOptions } from '@riverstone/rules';
import type { Catalogue } from '../messages/words';

/** What the words of an option may depend on. */
interface OptionContext {
  readonly text: Catalogue;
  /** Who sits where; '' for a free seat. */
  readonly names: readonly string[];
}

/** A sentence or label for each option, in the order in which they are told. */
type OptionWords<Options> = {
  readonly [Name in keyof Options]: (value: Options[Name], context: OptionContext) => string;
};

/** The options of a table, one sentence or label each. */
export type OptionSummary = (options: OptionValues, context: OptionContext) => readonly string[];

/** A summary that tells `lead` always, and every other option that differs from its default and has an effect. */
export function optionSummary<Options extends OptionValues>(
  options: TableOptions,
  lead: keyof Options & string,
  words: OptionWords<Options>,
): OptionSummary {
  const names: readonly (keyof Options & string)[] = Object.keys(words);
  return (raw, context) => {
    const seats = context.names.length;
    // What is read here went through the rules on its way in, or fits after this.
    const values = { ...defaultOptions(options), ...fitOptions(options, raw, seats) } as Options;
    const changed = changedOptions(options, values, seats);
    const told = names.filter((name) => name === lead || Object.hasOwn(changed, name));
    return told.map((name) => words[name](values[name], context));
  };
}

/** A seat by the name of its player, or by its number. */
export function seatWords(seat: number, { names, text }: OptionContext): string {
  const name = names[seat] ?? '';
  return name === '' ? text.online.room.seat({ number: String(seat + 1) }) : name;
}
