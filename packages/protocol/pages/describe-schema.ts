/** Describes in words what the fields of a schema hold. */

import { z } from 'zod';
import { isDescribedOnce, partName, valueName } from './parts.js';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A field of an object, ready to be shown. */
export interface DescribedField {
  readonly name: string;
  readonly isOptional: boolean;
  readonly holds: string;
  readonly meaning: string;
}

/** A schema as JSON Schema. A part or value inside it carries its name as `title`. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const whole: unknown = schema;
  return z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === whole) return;
      const name = partName(zodSchema) ?? valueName(zodSchema);
      if (name !== undefined) jsonSchema.title = name;
      if (isDescribedOnce(zodSchema)) delete jsonSchema.description;
    },
  });
}

/** The fields of a message or part, without `type` (its row names it) and the `id` of requests and replies. */
export function fieldsOf(schema: z.ZodType): DescribedField[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties)
    .filter(([name, field]) => name !== 'type' && !(name === 'id' && isPlainId(field as JsonSchema)))
    .map(([name, field]) => ({
      name,
      isOptional: !required.includes(name),
      holds: holds(field as JsonSchema),
      meaning: meaningOf(field as JsonSchema),
    }));
}

function isPlainId({ title, description }: JsonSchema): boolean {
  return title === 'id' && description === undefined;
}

/** A field's own description, or else that of what it holds. */
function meaningOf({ description, anyOf = [], items }: JsonSchema): string {
  const inside = [...anyOf, ...(items === undefined ? [] : [items])] as readonly JsonSchema[];
  return description ?? inside.find((each) => each.description !== undefined)?.description ?? '';
}

/** What a value may be, in words. */
export function holds(schema: JsonSchema): string {
  if (schema.title !== undefined) return schema.title;
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => holds(each as JsonSchema)).join(' or ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((each) => holds({ ...schema, type: each })).join(' or ');
  switch (type) {
    case 'array':
      return listOf(holds(schema.items as JsonSchema));
    case 'string':
      return text(schema);
    case 'integer':
      return `integer${range(schema.minimum, schema.maximum, '')}`;
    case undefined:
      return 'any';
    case 'null':
      return 'null';
    default:
      return type;
  }
}

/** A list as in TypeScript: `seat[]`. */
function listOf(item: string): string {
  return item.includes(' or ') ? `(${item})[]` : `${item}[]`;
}

function text({ pattern, minLength, maxLength }: JsonSchema): string {
  if (pattern !== undefined) return `text like ${code(pattern)}`;
  return `text${range(minLength, maxLength, ' characters')}`;
}

/** Bounds in words. The bounds of safe integers are not mentioned. */
function range(min: number | undefined, max: number | undefined, unit: string): string {
  const least = min === undefined || min === Number.MIN_SAFE_INTEGER ? undefined : min;
  const most = max === undefined || max === Number.MAX_SAFE_INTEGER ? undefined : max;
  if (least !== undefined && most !== undefined) return ` (${least} to ${most}${unit})`;
  if (least !== undefined) return ` (${least} or more${unit})`;
  return most === undefined ? '' : ` (at most ${most}${unit})`;
}

function code(text: string): string {
  return `\`${text}\``;
}
