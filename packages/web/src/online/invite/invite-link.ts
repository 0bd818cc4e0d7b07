/** The link that friends get. */

import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../navigation/address';
import { server } from '../connection/server';

/** Names that lead every device to itself: nobody else could use such a link. */
const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const linkAt = (base: string, table: string): string =>
  new URL(location.pathname, base).href + hrefOf({ screen: 'online-table', id: table });

/** The link as this page is reached, or as the server says that others reach it where that would not do. */
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
