/** Sends one push: encrypts it for its browser, and hands it to the browser's push service. */

import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import type { PushKeys, StoredSubscription } from '../store/store.js';
import { publicLookup } from './push-address.js';
import type { PushOutcome } from './push-queue.js';

/** What a push says: enough for a sentence and a link. Only the browser can read it. */
interface PushMessage {
  readonly table: string;
  readonly game: string;
  readonly kind: string;
  readonly language: string;
}

/** A push to one browser. */
export interface PushJob {
  readonly subscription: StoredSubscription;
  readonly message: PushMessage;
}

export interface PushSender {
  readonly keys: PushKeys;
  /** Whom push services may turn to: an address of the server. */
  readonly subject: string;
  /** For tests: endpoints on this machine are allowed, over plain HTTP. */
  readonly isLocalAllowed: boolean;
}

/** How long a push service may take, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How long a push service keeps what it can't deliver, in seconds. */
const TTL_SECONDS = 24 * 60 * 60;
/** The answers of a push service that no longer knows the browser. */
const goneStatuses: readonly (number | undefined)[] = [404, 410];

/** Rejects if the service can't be reached. */
export async function sendPush(sender: PushSender, { subscription, message }: PushJob): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = subscription;
  const { keys, subject, isLocalAllowed } = sender;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: TTL_SECONDS,
    urgency: 'normal',
    // Later news of the same table replace what the browser has not fetched yet.
    topic: message.table,
  });
  const status = await post(endpoint, details, isLocalAllowed);
  if (goneStatuses.includes(status)) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}

/** The status of the answer. Redirects are not followed. */
function post(
  endpoint: string,
  { method, headers, body }: webPush.RequestDetails,
  isLocalAllowed: boolean,
): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options = isLocalAllowed ? { method, headers, signal } : { method, headers, signal, lookup: publicLookup };
  const send = isLocalAllowed && endpoint.startsWith('http:') ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const request = send(endpoint, options, (response) => {
      response.on('error', reject);
      // The body is not needed, but the connection is free only when it is read.
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(body);
  });
}
