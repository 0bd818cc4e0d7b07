/** Which sheets are printed, and what stands on their covers. */

import { createRng, type Rng, type Seed } from '@riverstone/rules';
import { NUMBERED_SHEETS, numberedSheet, randomSheet, type Sheet } from '@riverstone/rules/kakuzu';

export interface SheetOrder {
  /** Numbers of the forty, in any order. */
  readonly numbers: readonly number[];
  /** How many fresh ones. */
  readonly fresh: number;
}

export interface PrintedSheet {
  readonly title: string;
  readonly sheet: Sheet;
}

export const MAX_FRESH = 20;

export const allNumbers: readonly number[] = Array.from({ length: NUMBERED_SHEETS }, (_, index) => index + 1);

export function countOf({ numbers, fresh }: SheetOrder): number {
  return numbers.length + fresh;
}

interface SheetTitles {
  sheet(args: { readonly number: number }): string;
  freshSheet(args: { readonly number: number }): string;
}

/** The sheets in the order they are printed: the numbered ones, then the fresh ones. */
export function sheetsFor({ numbers, fresh }: SheetOrder, titles: SheetTitles, rng: Rng): readonly PrintedSheet[] {
  const numbered = [...numbers]
    .sort((one, other) => one - other)
    .map((number) => ({ title: titles.sheet({ number }), sheet: numberedSheet(number) }));
  const drawn = Array.from({ length: fresh }, (_, index) => ({
    title: titles.freshSheet({ number: index + 1 }),
    sheet: randomSheet(rng),
  }));
  return [...numbered, ...drawn];
}

/** Random numbers that nobody can guess. */
export function freshRng(): Rng {
  return createRng(crypto.getRandomValues(new Uint8Array(32)) as Seed);
}
