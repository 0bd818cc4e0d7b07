/** Views as plain JSON: whole, or only what differs from one that was shown before. */

/** How each field of a view is written, from that field alone. */
type FieldWriters<View> = { readonly [Name in keyof View]: (value: View[Name]) => unknown };

/** A field that is plain JSON already. */
export const asIs = <T>(value: T): T => value;

/**
 * Writes a field that may be null.
 * @example orNull(String)(null) // => null
 */
export const orNull =
  <T>(write: (value: T) => unknown) =>
  (value: T | null): unknown =>
    value === null ? null : write(value);

/**
 * Writes views; where another is given, only the fields in which it differs.
 * @example viewWriter({ turn: asIs, kept: asIs })({ turn: 1, kept: 0 }, { turn: 0, kept: 0 }) // => { turn: 1 }
 */
export function viewWriter<View extends object>(
  writers: FieldWriters<View>,
): (view: View, since?: View) => Readonly<Record<string, unknown>> {
  const names = Object.keys(writers) as (keyof View & string)[];
  return (view, since) => {
    const written: Record<string, unknown> = {};
    for (const name of names) {
      const value = view[name];
      if (since === undefined || !isSame(value, since[name])) written[name] = writers[name](value);
    }
    return written;
  };
}

/** Whether two pieces of plain data say the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && isSameObject(one as Plain, other as Plain);
}

type Plain = Readonly<Record<string, unknown>>;

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!isSame(one[index], other[index])) return false;
  return true;
}

function isSameObject(one: Plain, other: Plain): boolean {
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}
