/** The OpenAPI description of the HTTP API, made from the schemas that check it. */

import swagger from '@fastify/swagger';
import {
  dailyScore,
  dailyScores,
  deviceCode,
  lobby,
  lobbyTable,
  madeTable,
  me,
  myTable,
  newTable,
  options,
  pushSubscription,
  refusalBody,
  serverInfo,
  tableSummary,
  usedCode,
} from '@riverstone/protocol/schemas';
import { gameIds } from '@riverstone/rules';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Http } from './http-deps.js';
import { optionSchemas } from './options-schema.js';

/** The schemas that have a name in the document. */
const named = {
  Me: me,
  MyTable: myTable,
  NewTable: newTable,
  MadeTable: madeTable,
  TableSummary: tableSummary,
  LobbyTable: lobbyTable,
  Lobby: lobby,
  DailyScore: dailyScore,
  DailyScores: dailyScores,
  DeviceCode: deviceCode,
  UsedCode: usedCode,
  PushSubscription: pushSubscription,
  ServerInfo: serverInfo,
  Refusal: refusalBody,
  Options: options,
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
        description: `Online tables of ${gameIds.join(', ')}. Commands at a table go over the socket: docs/online/socket.md.`,
        version: '1',
      },
      tags: [
        { name: 'me', description: 'Who I am: a guest, known again by a cookie' },
        { name: 'tables', description: 'Tables from afar' },
        { name: 'daily', description: "The results of the day's deal" },
        { name: 'server', description: 'The server itself' },
      ],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => tidied(withNames(document)),
  });
}

/**
 * Zod emits every schema twice, for input and output (`MeInput`, `Me`). Ours are the same, so one is dropped. The
 * schema of `Options`, which accepts anything because the rules check options, is replaced by those of the games.
 */
function tidied<Document>(document: Document): Document {
  const references = JSON.stringify(document).replaceAll(/("#\/components\/schemas\/\w+?)Input"/g, '$1"');
  return JSON.parse(references, (key, value) => {
    if (key === 'schemas') return { ...value, ...optionSchemas() };
    return key.endsWith('Input') && key.slice(0, -'Input'.length) in named ? undefined : value;
  });
}
