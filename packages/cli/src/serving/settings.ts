/** Where to serve, from the command line or the environment. */

import { ok, type Result } from '@riverstone/rules';
import { wholeNumber } from '../arena/numbers.js';
import { isBadPort } from './bad-ports.js';

/** What `riverstone serve` was asked for. */
export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
}

export interface ServeSettings {
  readonly host: string;
  /** The ports to try, one after the other. */
  readonly ports: readonly number[];
}

/** The ports tried where none was asked for: all of them are open to every browser. */
export const usualPorts = Array.from({ length: 10 }, (_, index) => 4180 + index);
const usualHost = '127.0.0.1';
const HIGHEST_PORT = 65_535;

/** An option overrules the environment, and the environment the habit. */
export function readSettings(options: ServeOptions, environment: NodeJS.ProcessEnv): Result<ServeSettings, string> {
  const host = options.host ?? given(environment.RIVERSTONE_HOST) ?? usualHost;
  if (!/^[\w.:%-]+$/.test(host))
    return refused(`"${host}" is no address: --host takes one such as 127.0.0.1 or 0.0.0.0.`);
  const [source, text] =
    options.port === undefined ? ['RIVERSTONE_PORT', given(environment.RIVERSTONE_PORT)] : ['--port', options.port];
  const port = wholeNumber(source, text, 0, HIGHEST_PORT);
  if (!port.ok) return port;
  if (port.value === undefined) return ok({ host, ports: usualPorts });
  if (isBadPort(port.value))
    return refused(`Browsers refuse to open port ${port.value}: choose another, such as 8080.`);
  return ok({ host, ports: [port.value] });
}

/** An empty variable says nothing. */
function given(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

function refused(error: string): Result<never, string> {
  return { ok: false, error };
}
