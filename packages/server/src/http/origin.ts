/** Whether a request comes from our own page, and not from another site that is open in the same browser. */

import { urlOfHost } from './host.js';

/** The headers that tell where a request comes from. */
export interface OriginHeaders {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** What browsers send for requests from our own page, or from a URL that was typed in. */
const ownSites = ['same-origin', 'none'];

/**
 * Browsers send the origin with every request that changes something. It must be the requested host, or one of the
 * configured origins. Other programs send none, and have no cookie of a user to abuse.
 * @example isOwnOrigin({ host: '192.168.1.5:4180', origin: 'http://192.168.1.5:4180' }, []) // => true
 */
export function isOwnOrigin(headers: OriginHeaders, origins: readonly string[]): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === undefined || (typeof site === 'string' && ownSites.includes(site));
  const from = URL.canParse(origin) ? new URL(origin) : null;
  if (from === null || (from.protocol !== 'http:' && from.protocol !== 'https:')) return false;
  if (origins.includes(from.origin)) return true;
  // A public name has its own protocol and port: by http, anybody on the way could change the page.
  const isPublicName = origins.some((each) => new URL(each).hostname === from.hostname);
  return !isPublicName && from.host === urlOfHost(host, from.protocol)?.host;
}
