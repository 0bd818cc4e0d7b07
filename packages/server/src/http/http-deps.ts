/** What the HTTP side is made of. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identities } from '../identity/identities.js';
import type { Limits } from '../limits/limits.js';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import type { Site } from '../page/page-files.js';
import type { Store } from '../store/store.js';
import type { TableCatalogue } from '../tables/table-catalogue.js';

export interface HttpSettings {
  /** The public addresses of the server (`https://games.example`), beside whatever host a request names. */
  readonly origins: readonly string[];
  /** How many proxies stand in front: so many entries of `x-forwarded-for` are believed. */
  readonly proxies: number;
}

export interface HttpParts {
  readonly store: Store;
  readonly tables: TableCatalogue;
  readonly identities: Identities;
  readonly site: Site;
  readonly limits: Limits;
  readonly settings: HttpSettings;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Where others find the server, the best address first. */
  readonly addresses: () => readonly string[];
  /** Whether the server is about to stop, and wants no new visitors. */
  readonly isDraining: () => boolean;
}

/** The HTTP side: `server` is Node's own, for whoever takes upgrades. */
export type Http = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
