/** JSON for people: what is short stays on one line, what is long gets a line for each field. */

const WIDTH = 120;
/** How long a field is that an abridged object keeps, and how many it keeps. */
const SHORT = 20;
const FEW = 3;

/**
 * A value as JSON text; `indent` is how far in it stands.
 * @example layOut({ type: 'leave', id: 'l1' }) // '{ "type": "leave", "id": "l1" }'
 */
export function layOut(value: unknown, indent = ''): string {
  const line = inline(value);
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((item) => layOut(item, deeper))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${layOut(item, deeper)}`);
  return `${open}\n${items.map((item) => deeper + item).join(',\n')}\n${indent}${close}`;
}

/**
 * A message with only a few short fields of each room and view in it: they are described elsewhere.
 * @example abridged({ view: { turn: 1, timers: [] } }) // { view: { turn: 1, '…': '…' } }
 */
export function abridged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(abridged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      name === 'room' || name === 'view' ? shortFields(inside) : abridged(inside),
    ]),
  );
}

function shortFields(long: object): object {
  const isShort = (value: unknown): boolean => typeof value !== 'object' && JSON.stringify(value).length <= SHORT;
  const fields = Object.entries(long).filter(([, value]) => isShort(value));
  return { ...Object.fromEntries(fields.slice(0, FEW)), '…': '…' };
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${inline(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
