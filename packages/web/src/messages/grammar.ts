/** Plural forms, numbers and lists by the rules of a language: what compiled messages and screens are written with. */

/** Forms of a counted thing, by plural category or by number: `{ 0: 'no stone', one: 'a stone', other: 'stones' }`. */
type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule | number, string>>> & { readonly other: string };

export interface Grammar {
  /** The form for a number. */
  plural(number: number, forms: Forms): string;
  /** One of two forms for a number, which replaces each `#`: `count(2, '# stone', '# stones')` is `2 stones`. */
  count(number: number, one: string, other: string): string;
  number(value: number): string;
  /** `0.25` is `25%`. */
  percent(value: number): string;
  /** How long ago: `5 minutes ago`, `yesterday`. */
  ago(milliseconds: number): string;
  /** To one decimal: `12.3`. */
  tenths(value: number): string;
  /** A signed number: `+5`, `−3`. */
  signed(value: number): string;
  /** `Ada, Bo and Cy`. */
  and(items: readonly (string | number)[]): string;
  /** `Ada, Bo or Cy`. */
  or(items: readonly (string | number)[]): string;
}

export function grammarOf(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale);
  const plain = new Intl.NumberFormat(locale);
  const inPercent = new Intl.NumberFormat(locale, { style: 'percent' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const toTenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const withSign = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plural = (number: number, forms: Forms): string => forms[number] ?? forms[rules.select(number)] ?? forms.other;
  return {
    plural,
    count: (number, one, other) => plural(number, { one, other }).replaceAll('#', plain.format(number)),
    number: (value) => plain.format(value),
    percent: (value) => inPercent.format(value),
    ago: (milliseconds) => spellAgo(relative, milliseconds),
    tenths: (value) => toTenths.format(value),
    signed: (value) => withSign.format(value),
    and: (items) => all.format(items.map(String)),
    or: (items) => either.format(items.map(String)),
  };
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function spellAgo(relative: Intl.RelativeTimeFormat, milliseconds: number): string {
  const [unit, length] = steps.find(([, each]) => milliseconds >= each) ?? ['minute', 60_000];
  return relative.format(-Math.floor(milliseconds / length), unit);
}
