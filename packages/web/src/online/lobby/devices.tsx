/** Links a second device of the same person: one shows a code, the other takes it. Lists them all. */

import type { DeviceCode } from '@riverstone/protocol';
import { useState } from 'preact/hooks';
import { region, words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { TextField } from '../../ui/controls/text-field';
import { toast } from '../../ui/feedback/toast';
import './devices.css';
import { server } from '../connection/server';
import { refusalWords } from '../room/refusal-words';
import { useServerData } from './use-server-data';

/** `isKnown`: the server knows this browser. */
export function Devices({ isKnown }: { readonly isKnown: boolean }) {
  const text = words().online.devices;
  return (
    <section class="page-section">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <MakeCode />
      <EnterCode />
      {isKnown && <OwnDevices />}
    </section>
  );
}

/** Only where there are several. */
function OwnDevices() {
  const text = words().online.devices;
  const { result, again } = useServerData(server.devices);
  if (!result?.ok || result.value.devices.length < 2) return null;
  const signOut = async (device: string): Promise<void> => {
    const ended = await server.endDevice(device);
    if (!ended.ok) toast(refusalWords(ended.error));
    again();
  };
  return (
    <ul class="devices-own" aria-label={text.own}>
      {result.value.devices.map(({ device, since, isThis }) => {
        const date = new Date(since).toLocaleDateString(region(), { dateStyle: 'long' });
        return (
          <li key={device}>
            <span>{isThis ? text.thisSince({ date }) : text.since({ date })}</span>
            {!isThis && (
              <Button size="small" label={text.signOutSince({ date })} onClick={() => void signOut(device)}>
                {text.signOut}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function MakeCode() {
  const text = words().online.devices;
  const [code, setCode] = useState<DeviceCode | null>(null);
  const make = async (): Promise<void> => {
    const made = await server.makeCode();
    if (made.ok) setCode(made.value);
    else toast(refusalWords(made.error));
  };
  return (
    <div class="devices-code">
      <Button icon="plus" onClick={() => void make()}>
        {text.make}
      </Button>
      <p role="status">{code !== null && <Code code={code} />}</p>
    </div>
  );
}

function Code({ code: { code, until } }: { readonly code: DeviceCode }) {
  const text = words().online.devices;
  const time = new Date(until).toLocaleTimeString(region(), {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <>
      <span class="visually-hidden">{text.yours} </span>
      <strong class="devices-digits">{code}</strong> {text.until({ time })}
    </>
  );
}

function EnterCode() {
  const text = words().online.devices;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const use = async (event: Event): Promise<void> => {
    event.preventDefault();
    const code = typed.trim().toUpperCase();
    if (code === '') return;
    const used = await server.enterCode(code);
    // To the server this browser is another guest now, so reload everything.
    if (used.ok) location.reload();
    else setProblem(used.error === 'not-found' ? text.wrong : refusalWords(used.error));
  };
  return (
    <form class="devices-enter" noValidate onSubmit={(event) => void use(event)}>
      <TextField label={text.enter} value={typed} maxLength={24} onInput={setTyped} problem={problem} />
      <Button type="submit">{text.use}</Button>
    </form>
  );
}
