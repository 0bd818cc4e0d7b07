/** The description of the HTTP side: OpenAPI 3.1 in shape, complete, and true to what is answered. */

import { kakuzuOptions } from '@riverstone/rules/kakuzu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type HttpServer, startHttp } from '../support/http-server.js';

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, unknown>; readonly required?: boolean };
  readonly responses: Record<string, { readonly description: string; readonly content?: Record<string, unknown> }>;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

const routes = [
  'DELETE /api/devices/{device}',
  'DELETE /api/me',
  'DELETE /api/me/push',
  'GET /api/daily/{day}/{game}',
  'GET /api/devices',
  'GET /api/info',
  'GET /api/lobby',
  'GET /api/me',
  'GET /api/me/export',
  'GET /api/openapi.json',
  'GET /api/tables/{id}',
  'GET /api/tables/{id}/pictures/{moment}',
  'GET /api/tables/{id}/record',
  'GET /health',
  'GET /metrics',
  'GET /ready',
  'POST /api/daily/{day}/{game}',
  'POST /api/devices',
  'POST /api/devices/use',
  'POST /api/me/forget',
  'POST /api/tables',
  'POST /api/tables/{id}/reports',
  'PUT /api/me/push',
];

let server: HttpServer;
let document: Document;

beforeAll(async () => {
  server = await startHttp();
  document = (await new Browser(server).get('/api/openapi.json')).json as Document;
});
afterAll(() => server.close());

const operations = (): [string, string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );

/** Every object inside a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

describe('the OpenAPI document', () => {
  it('is of version 3.1 and names every route', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Riverstone', version: expect.any(String) });
    expect(
      operations()
        .map(([path, method]) => `${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual(routes);
  });

  it('describes every operation: its parameters, its body and all its answers', () => {
    for (const [path, method, { summary, parameters = [], requestBody, responses }] of operations()) {
      expect(summary, path).toEqual(expect.any(String));
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(named);
      for (const parameter of parameters) expect(parameter.required).toBe(true);
      if (requestBody !== undefined) expect(Object.keys(requestBody.content)).toEqual(['application/json']);
      expect(method === 'get' && requestBody !== undefined).toBe(false);
      expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
      for (const [status, { description }] of Object.entries(responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(description, `${path} ${status}`).toEqual(expect.any(String));
      }
    }
  });

  it('has no reference that leads nowhere, and nothing of older versions', () => {
    const references = [...objectsIn(document)].map(({ $ref }) => $ref).filter((each) => each !== undefined);
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(String(reference))?.[1] ?? '';
      expect(document.components.schemas, String(reference)).toHaveProperty(name);
    }
    for (const object of objectsIn(document)) {
      expect(object).not.toHaveProperty('nullable');
      expect(object).not.toHaveProperty('$schema');
    }
  });

  it('has every schema once', () => {
    expect(Object.keys(document.components.schemas).sort()).toEqual([
      'DailyScore',
      'DailyScores',
      'DeviceCode',
      'KakuroChallengeOptions',
      'KakuroRaceOptions',
      'KakuzuOptions',
      'Lobby',
      'LobbyTable',
      'MadeTable',
      'Me',
      'MyTable',
      'NewTable',
      'Options',
      'PushSubscription',
      'Refusal',
      'ServerInfo',
      'TableSummary',
      'UsedCode',
    ]);
  });

  it('lists the options of every game with their bounds', () => {
    const { schemas } = document.components;
    expect(schemas.NewTable).toMatchObject({ properties: { options: { $ref: '#/components/schemas/Options' } } });
    const { clockMinutes, variant } = kakuzuOptions;
    expect(schemas.KakuzuOptions).toMatchObject({
      properties: {
        variant: { type: 'string', enum: variant.choices, default: variant.default },
        clockMinutes: { anyOf: [{ enum: ['off'] }, { minimum: clockMinutes.min, maximum: clockMinutes.max }] },
      },
      additionalProperties: false,
    });
  });

  it('refuses unknown fields wherever something is sent', () => {
    for (const name of ['NewTable', 'UsedCode'])
      expect(document.components.schemas[name]).toMatchObject({ additionalProperties: false });
  });
});
