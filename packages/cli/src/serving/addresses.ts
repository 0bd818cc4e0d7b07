/** Where other devices find this machine. */

import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks that exist on this machine alone: of containers, virtual machines and tunnels. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|lxd|utun|tun|tap|wg|zt|bridge|vEthernet)/i;
/** An address that a device gave itself because nobody else did. */
const SELF_GIVEN = '169.254.';

/** The best one first: a real network before one that no phone is in. */
export function networkAddresses(interfaces: Interfaces): readonly string[] {
  const all = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => ({ name, address })),
  );
  const doubt = ({ name, address }: { name: string; address: string }): number =>
    Number(virtual.test(name)) + 2 * Number(address.startsWith(SELF_GIVEN));
  return all.sort((a, b) => doubt(a) - doubt(b)).map(({ address }) => address);
}

/** What a server is asked from. */
export interface ServerReach {
  readonly host: string;
  readonly port: number;
  readonly origins: readonly string[];
  readonly proxies: number;
}

const everyAddress = ['0.0.0.0', '::'];
const thisMachine = ['localhost', '127.0.0.1', '::1'];

/**
 * The addresses to send to others: the public ones, or those on the network. None where the server is for this machine
 * alone, or behind a proxy whose address nobody told us: then the address that a page was opened by is the best.
 */
export function addressesFor({ host, port, origins, proxies }: ServerReach, interfaces: Interfaces): readonly string[] {
  if (origins.length > 0) return origins.map((origin) => `${origin}/`);
  if (proxies > 0 || thisMachine.includes(host)) return [];
  const hosts = everyAddress.includes(host) ? networkAddresses(interfaces) : [host];
  return hosts.map((each) => `http://${each.includes(':') ? `[${each}]` : each}:${port}/`);
}
