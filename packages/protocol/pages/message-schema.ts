/** All messages of the socket as one JSON Schema, for authors of clients in any language. */

import { z } from 'zod';
import { clientMessage, command, serverMessage } from '../src/schemas/index.js';
import { parts } from './parts.js';

const messages = { ClientMessage: clientMessage, ServerMessage: serverMessage, Command: command };

/** The schema; its `$defs` hold the three kinds of messages and what they consist of. */
export function messageSchema(): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries<z.ZodType>({ ...messages, ...parts })) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/$defs/${id}`,
    override({ zodSchema, jsonSchema }) {
      const description = z.globalRegistry.get(zodSchema)?.description;
      if (description !== undefined) jsonSchema.description = description;
    },
  });
  const definitions = Object.entries(schemas).map(([id, { $schema, $id, ...definition }]) => [id, definition]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages of the socket of online tables',
    anyOf: [{ $ref: '#/$defs/ClientMessage' }, { $ref: '#/$defs/ServerMessage' }],
    $defs: Object.fromEntries(definitions),
  };
}
