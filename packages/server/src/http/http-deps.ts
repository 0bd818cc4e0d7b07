/** What the HTTP side needs. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identities } from '../identity/identities.js';
import type { Limits } from '../limits/limits.js';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import type { Operations } from '../operating/operations.js';
import type { PageFiles } from '../page/page-files.js';
import type { Pushes } from '../push/pushes.js';
import type { Store } from '../store/store.js';
import type { TablesForHttp } from '../tables/stored-tables.js';
import type { Tracer } from '../tracing/tracer.js';

export interface HttpSettings {
  /** The public origins of the server (`https://games.example`), in addition to the host of the request. */
  readonly origins: readonly string[];
  /** The address or name that the server listens on. */
  readonly host: string;
  /** How many proxies are in front: so many entries of `x-forwarded-for` are trusted. */
  readonly proxies: number;
}

export interface HttpDeps {
  readonly store: Store;
  readonly tables: TablesForHttp;
  readonly identities: Identities;
  readonly files: PageFiles;
  readonly pushes: Pick<Pushes, 'publicKey' | 'accepts'>;
  readonly limits: Limits;
  readonly settings: HttpSettings;
  readonly operating: Pick<Operations, 'lists' | 'acts' | 'checkToken' | 'failedSignIns' | 'addressOf'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer?: Tracer;
  /** Where others find the server, the best URL first. */
  readonly addresses: () => readonly string[];
  /** Whether the server was told to stop. */
  readonly isStopping: () => boolean;
}

/** The HTTP side. `server` is Node's own, for WebSocket upgrades. */
export type Http = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
