/** Whether a request comes from our own page, and not from another site that a visitor has open beside it. */

/** As much of a request's headers as tells where it comes from. */
export interface OriginHeaders {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** What browsers say of requests that no other site has a part in: from a page of ours, or typed by a person. */
const ownSites = ['same-origin', 'none'];

/**
 * A browser names the origin of a page that changes something; it must be the host that was asked, or one of the public addresses
 * that the server was told. Programs that are no browsers name none, and have no visitor's cookie to abuse.
 * @example isOwnOrigin({ host: '192.168.1.5:4180', origin: 'http://192.168.1.5:4180' }, []) // true
 */
export function isOwnOrigin(headers: OriginHeaders, origins: readonly string[]): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === undefined || (typeof site === 'string' && ownSites.includes(site));
  const from = URL.canParse(origin) ? new URL(origin) : null;
  if (from === null || (from.protocol !== 'http:' && from.protocol !== 'https:')) return false;
  return origins.includes(from.origin) || from.host === hostOf(host, from.protocol);
}

/** The host as addresses write it: small letters, and no port where it is the usual one. */
function hostOf(header: string | undefined, protocol: string): string | null {
  const address = `${protocol}//${header}`;
  return header !== undefined && /^[^/?#@\\]+$/.test(header) && URL.canParse(address) ? new URL(address).host : null;
}
