/** Whether two pieces of page would draw the same, so that an unchanged square need not be drawn again. */

import { isValidElement } from 'preact';

function sameProps(one: object, other: object): boolean {
  const entries = Object.entries(one);
  if (entries.length !== Object.keys(other).length) return false;
  const others = new Map<string, unknown>(Object.entries(other));
  return entries.every(([name, value]) => {
    if (!others.has(name)) return false;
    return name === 'children' ? sameContent(value, others.get(name)) : Object.is(value, others.get(name));
  });
}

/** Compares text, elements by type, key and properties, and lists of them; anything else must be identical. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, place) => sameContent(part, other[place]));
  }
  return (
    isValidElement(one) &&
    isValidElement(other) &&
    one.type === other.type &&
    one.key === other.key &&
    sameProps(one.props, other.props)
  );
}
