/** The quick check of a move lets through what the schema does, and nothing else. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMove, parseMessage, readMessage } from './read-message.js';

const text = (most: number) => fc.string({ minLength: 0, maxLength: most + 2 });
const command = fc.record({ type: fc.constant('act'), action: text(4), promptKey: text(64) });
const move = fc.record({ type: fc.constant('do'), id: text(40), command });
const other = fc.oneof(fc.jsonValue(), fc.constantFrom('', 'act', 'do', 'x'.repeat(512), 'x'.repeat(513), null, 0));

/** A move in which anything may be otherwise: a value, a missing field, one more field. */
const nearMove = fc
  .tuple(
    move,
    fc.array(fc.tuple(fc.boolean(), fc.constantFrom('type', 'id', 'command', 'action', 'promptKey', 'more'), other), {
      maxLength: 2,
    }),
    fc.boolean(),
  )
  .map(([made, changes, drops]): unknown => {
    const changed: Record<string, unknown> = { ...made, command: { ...made.command } };
    for (const [isInside, name, value] of changes) {
      const place = isInside && isObject(changed.command) ? changed.command : changed;
      if (drops) delete place[name];
      else place[name] = value;
    }
    return changed;
  });

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const valid = (raw: unknown): boolean => readMessage(raw).ok && isObject(raw) && isAct(raw.command);
const isAct = (raw: unknown): boolean => isObject(raw) && raw.type === 'act';

it('lets a move through exactly if the schema does', () => {
  fc.assert(
    fc.property(nearMove, (raw) => {
      const parsed: unknown = JSON.parse(JSON.stringify(raw));
      expect(isMove(parsed)).toBe(valid(parsed));
      expect(parseMessage(JSON.stringify(raw))).toEqual(readMessage(parsed));
    }),
    { numRuns: 3000 },
  );
});

it('knows a move, and one with a field of an unusual name', () => {
  const known = '{"type":"do","id":"1","command":{"type":"act","action":"e5","promptKey":"0:0"}}';
  expect(isMove(JSON.parse(known))).toBe(true);
  expect(isMove(JSON.parse(known.replace('"id"', '"__proto__":{},"id"')))).toBe(false);
  expect(parseMessage('{')).toEqual({ ok: false, field: '' });
});
