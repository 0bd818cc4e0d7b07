/**
 * Serialisers generated from Zod schemas: they write JSON text, and take parts that were serialised before as they are.
 */

import { z } from 'zod';

/** The text of a value of type `T`: made once, used in every message that contains the value. */
export class Serialized<T> {
  /** Keeps texts of different types apart. It has no value. */
  declare readonly of: T;

  constructor(readonly text: string) {}
}

/** A value in which every part may be serialised already. */
export type WithSerialized<T> =
  | T
  | Serialized<T>
  | (T extends readonly (infer Item)[]
      ? readonly WithSerialized<Item>[]
      : T extends object
        ? FieldsWithSerialized<T>
        : never);

/** An object in which every field may be serialised already. */
export type FieldsWithSerialized<T> = { readonly [Name in keyof T]: WithSerialized<T[Name]> };

export type Serialize<T> = (value: WithSerialized<T>) => string;

type Write = (value: unknown) => string;

/**
 * A function that writes what a schema describes. It does not validate: fields that the schema does not name are left
 * out, and a required field that is missing throws.
 */
export function serializerOf<Schema extends z.ZodType>(schema: Schema): Serialize<z.output<Schema>> {
  return writerOf(schema);
}

/** The same for a part that several messages contain. */
export function partSerializerOf<Schema extends z.ZodType>(
  schema: Schema,
): (value: WithSerialized<z.output<Schema>>) => Serialized<z.output<Schema>> {
  const write = writerOf(schema);
  return (value) => new Serialized(write(value));
}

function writerOf(schema: z.core.$ZodType): Write {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return writerOf(schema.def.innerType);
  if (schema instanceof z.ZodObject) return objectWriter(schema);
  if (schema instanceof z.ZodArray) return arrayWriter(schema);
  // Records, unions and plain values name no fields.
  return writePlain;
}

function writePlain(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value === 'object' && value instanceof Serialized) return value.text;
  return JSON.stringify(value);
}

function objectWriter({ shape }: z.ZodObject): Write {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    start: `${JSON.stringify(name)}:`,
    isOptional: schema instanceof z.ZodOptional,
    write: writerOf(schema),
  }));
  return (value) => {
    if (value instanceof Serialized) return value.text;
    if (value === null) return 'null';
    const object = value as Readonly<Record<string, unknown>>;
    let text = '{';
    for (const { name, start, isOptional, write } of fields) {
      const field = object[name];
      if (field !== undefined) text += (text === '{' ? start : `,${start}`) + write(field);
      else if (!isOptional) throw new Error(`The required field "${name}" is missing.`);
    }
    return `${text}}`;
  };
}

function arrayWriter({ element }: z.ZodArray): Write {
  const write = writerOf(element);
  // Items that name no fields: the engine writes the whole list faster.
  if (write === writePlain) return writePlain;
  return (value) => {
    if (value instanceof Serialized) return value.text;
    if (value === null) return 'null';
    let text = '[';
    for (const item of value as readonly unknown[]) text += text === '[' ? write(item) : `,${write(item)}`;
    return `${text}]`;
  };
}
