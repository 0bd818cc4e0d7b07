import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serializeChange, serializeMessage, serializePart, serializeSteps } from './serialize-message.js';
import { partSerializerOf, serializerOf } from './serializer.js';

const inner = z.strictObject({ name: z.string(), seat: z.int().or(z.literal('table')), note: z.string().optional() });
const schema = z.strictObject({
  type: z.literal('example'),
  list: z.array(inner),
  one: inner.nullable(),
  some: inner.partial().optional(),
  numbers: z.array(z.number()).optional(),
  record: z.record(z.string(), z.unknown()),
  flag: z.boolean(),
});

const anyInner = fc.record(
  { name: fc.string({ unit: 'binary' }), seat: fc.oneof(fc.nat(9), fc.constant('table' as const)), note: fc.string() },
  { requiredKeys: ['name', 'seat'] },
);
const anyExample = fc.record(
  {
    type: fc.constant('example' as const),
    list: fc.array(anyInner),
    one: fc.option(anyInner),
    some: fc.record({ name: fc.string(), note: fc.string() }, { requiredKeys: [] }),
    numbers: fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })),
    // Zod drops a key named `__proto__`.
    record: fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      fc.jsonValue(),
    ),
    flag: fc.boolean(),
  },
  { requiredKeys: ['type', 'list', 'one', 'record', 'flag'] },
);

describe('a serialiser', () => {
  const serialize = serializerOf(schema);

  it('writes what JSON.stringify writes', () => {
    fc.assert(
      fc.property(anyExample, (value) => {
        expect(JSON.parse(serialize(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(serialize(value)).toBe(JSON.stringify(schema.parse(value)));
      }),
    );
  });

  it('writes the same when any part was serialised before', () => {
    const [list, one, record] = [schema.shape.list, schema.shape.one, schema.shape.record].map((part) =>
      partSerializerOf<z.ZodType>(part),
    );
    fc.assert(
      fc.property(anyExample, (value) => {
        const parts = { ...value, list: list?.(value.list), one: one?.(value.one), record: record?.(value.record) };
        expect(serialize(parts as never)).toBe(serialize(value));
        const items = value.list.map(partSerializerOf(inner));
        expect(serialize({ ...value, list: items })).toBe(serialize(value));
      }),
    );
  });

  it('writes one change as the schema does', () => {
    const change = serializePart.change({ version: 3, at: 5, undone: 2 });
    for (const id of [undefined, 'a1', 'ü"\\\n'])
      expect(serializeChange(change, id)).toBe(serializeMessage({ type: 'changes', id, changes: [change] }));
  });

  it('writes the steps of a change as the schema does', () => {
    const step = fc.record({
      number: fc.integer({ min: 1, max: 500 }),
      at: fc.nat(),
      actor: fc.oneof(fc.nat(4), fc.constant('table' as const)),
      events: fc.array(fc.jsonValue()),
      view: fc.dictionary(fc.string(), fc.jsonValue()),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        expect(serializeSteps(steps).text).toBe(`[${steps.map((each) => serializePart.step(each).text).join()}]`);
      }),
    );
  });

  it('leaves out what the schema does not name, and what is undefined', () => {
    const write = serializerOf(z.strictObject({ seat: z.int(), note: z.string().optional() }));
    expect(write({ seat: 2, note: undefined, secret: 7 } as { seat: number })).toBe('{"seat":2}');
    expect(serializerOf(inner.partial())({})).toBe('{}');
  });

  it('throws when a required field is missing', () => {
    const write = serializerOf(z.strictObject({ seat: z.int() }));
    expect(() => write({} as { seat: number })).toThrow('"seat" is missing');
  });
});
