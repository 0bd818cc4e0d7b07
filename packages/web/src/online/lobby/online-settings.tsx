/** What is set online for all tables: alerts, devices, my data. On the screen of online tables and in the settings. */

import { useEffect } from 'preact/hooks';
import { server } from '../connection/server';
import { NotifySwitch } from '../notices/notify-switch';
import { Devices } from './devices';
import { MyData, tellDeleted } from './my-data';
import { useServerData } from './use-server-data';

/** `isKnown`: the server knows this browser; null where nobody can tell, as it does not answer. */
export function OnlineSettings({ isKnown }: { readonly isKnown: boolean | null }) {
  useEffect(tellDeleted, []);
  return (
    <>
      <section class="page-section">
        <NotifySwitch />
      </section>
      {isKnown !== null && <Devices isKnown={isKnown} />}
      {isKnown && <MyData />}
    </>
  );
}

/** For a screen that has asked the server for nothing yet. */
export function FetchedOnlineSettings() {
  const { result } = useServerData(server.me);
  return <OnlineSettings isKnown={result?.ok ? result.value.known : null} />;
}
