/** Ranges of addresses, as operators ban them: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`. */

import ipaddr from 'ipaddr.js';

/** IPv6 clients are identified by their /64 network, so a narrower range would match nobody. */
const MAX_BITS = { ipv4: 32, ipv6: 64 } as const;
const MIN_BITS = 8;
const RANGE = /^(?<address>[^/]+?)(?:\/(?<prefix>\d{1,3}))?$/;
/** Excludes old short forms such as `10.1`. */
const FOUR_PARTS = /^\d+\.\d+\.\d+\.\d+$/;

/** A range in normal form; null if the text is none. A single IPv6 address stands for its /64 network. */
export function parseRange(text: string): string | null {
  const { address = '', prefix } = RANGE.exec(text.trim())?.groups ?? {};
  if (!FOUR_PARTS.test(address) && !ipaddr.IPv6.isValid(address)) return null;
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const most = MAX_BITS[parsed.kind()];
  const bits = prefix === undefined ? most : Number(prefix);
  if (bits < MIN_BITS || bits > most) return null;
  const range = `${parsed.toString()}/${bits}`;
  const network =
    parsed.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${network.toString()}/${bits}`;
}

/** Whether an address, or the network that stands for it, is in a range. */
export function isInRange(address: string, range: string): boolean {
  const [plain = ''] = address.split('/');
  if (!ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.process(plain);
  const [network, bits] = ipaddr.parseCIDR(range);
  return parsed.kind() === network.kind() && parsed.match([network, bits] as never);
}
