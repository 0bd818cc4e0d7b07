/** The invite link of a table. */

import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../navigation/address';
import { server } from '../connection/server';

/** Host names that lead every device to itself, so that no other device could use the link. */
const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const linkAt = (base: string, table: string): string =>
  new URL(hrefOf({ screen: 'online-table', id: table }), base).href;

/** The link with this page's own address; with the server's where others could not use that. */
export function useInviteLink(table: string): string {
  const [base, setBase] = useState(location.origin);
  useEffect(() => {
    if (ownNames.includes(location.hostname)) void bestAddress().then(setBase);
  }, []);
  return linkAt(base, table);
}

async function bestAddress(): Promise<string> {
  const info = await server.info();
  return (info.ok ? info.value.addresses[0] : undefined) ?? location.origin;
}
