/** Where other devices find this machine. */

import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks inside this machine: of containers, virtual machines and tunnels. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|lxd|utun|tun|tap|wg|zt|bridge|vEthernet)/i;
/** A link-local address: the device chose it because it got none. */
const SELF_GIVEN = '169.254.';

/** The best address first: real networks before those that no phone can reach. */
export function networkAddresses(interfaces: Interfaces): readonly string[] {
  const all = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => ({ name, address })),
  );
  const doubt = ({ name, address }: { name: string; address: string }): number =>
    Number(virtual.test(name)) + 2 * Number(address.startsWith(SELF_GIVEN));
  return all.sort((a, b) => doubt(a) - doubt(b)).map(({ address }) => address);
}

/** What decides which addresses to show. */
export interface ServerReach {
  readonly host: string;
  readonly port: number;
  readonly origins: readonly string[];
  readonly proxies: number;
}

const everyAddress = ['0.0.0.0', '::'];
const thisMachine = ['localhost', '127.0.0.1', '::1'];

/**
 * The addresses to send to others: the public ones, or those on the network. None if the server is only for this
 * machine, or behind a proxy whose address is unknown: then the address that a page was opened with is the best.
 */
export function addressesFor({ host, port, origins, proxies }: ServerReach, interfaces: Interfaces): readonly string[] {
  if (origins.length > 0) return origins.map((origin) => `${origin}/`);
  if (proxies > 0 || thisMachine.includes(host)) return [];
  const hosts = everyAddress.includes(host) ? networkAddresses(interfaces) : [host];
  return hosts.map((each) => `http://${each.includes(':') ? `[${each}]` : each}:${port}/`);
}
