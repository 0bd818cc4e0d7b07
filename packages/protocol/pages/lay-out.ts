/** JSON for people: what is short stays on one line, what is long gets a line for each field. */

const WIDTH = 120;

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

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${inline(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
