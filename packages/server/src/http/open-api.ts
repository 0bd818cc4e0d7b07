/** The description of the HTTP side, made from the very schemas that check it. */

import swagger from '@fastify/swagger';
import {
  deviceCode,
  lobby,
  madeTable,
  me,
  myTable,
  newTable,
  refusalBody,
  serverInfo,
  tableSummary,
  usedCode,
} from '@riverstone/protocol/schemas';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Http } from './parts.js';

/** The schemas that stand once in the document, by name. */
const named = {
  Me: me,
  MyTable: myTable,
  NewTable: newTable,
  MadeTable: madeTable,
  TableSummary: tableSummary,
  Lobby: lobby,
  DeviceCode: deviceCode,
  UsedCode: usedCode,
  ServerInfo: serverInfo,
  Refusal: refusalBody,
};

export function addOpenApi(http: Http): void {
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) schemaRegistry.add(schema, { id });
  const withNames = createJsonSchemaTransformObject({ schemaRegistry });
  http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Riverstone',
        description:
          'Tables of Kakuro Challenge, Kakuro the race and Kakuzu. What is done at a table goes over the socket: docs/online/socket.md.',
        version: '1',
      },
      tags: [
        { name: 'me', description: 'Who I am: a guest, known again by a cookie' },
        { name: 'tables', description: 'Tables from afar' },
        { name: 'server', description: 'The server itself' },
      ],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => withoutTwins(withNames(document)),
  });
}

/**
 * Every schema comes twice, as it is sent and as it is received (`MeInput`, `Me`). Ours mean the same both ways, so one of them
 * is enough.
 */
function withoutTwins<Document>(document: Document): Document {
  const references = JSON.stringify(document).replaceAll(/("#\/components\/schemas\/\w+?)Input"/g, '$1"');
  return JSON.parse(references, (key, value: unknown) =>
    key.endsWith('Input') && key.slice(0, -'Input'.length) in named ? undefined : value,
  );
}
