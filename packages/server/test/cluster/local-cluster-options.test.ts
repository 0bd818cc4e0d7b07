/** What `npm run cluster` takes, and what it says to all else. */

import { expect, it } from 'vitest';
import { readOptions } from '../../local-cluster/options.js';

const defaults = { nodes: 3, port: undefined, host: '127.0.0.1', store: null, bus: 'redis' };
const postgres = 'postgres://me@db/tables';

it.each<[readonly string[], object]>([
  [[], defaults],
  [['--nodes', '5', '--port', '8080', '--host', '0.0.0.0'], { ...defaults, nodes: 5, port: 8080, host: '0.0.0.0' }],
  [['--store', postgres, '--bus', 'postgres'], { ...defaults, store: postgres, bus: 'postgres' }],
  [['--bus', 'redis://bus:6379'], { ...defaults, bus: 'redis://bus:6379' }],
  [['--help'], { help: true }],
  [['--nodes', '0'], { error: '--nodes takes a whole number from 1 to 20.' }],
  [['--nodes', '2.5'], { error: '--nodes takes a whole number from 1 to 20.' }],
  [['--port', '65536'], { error: '--port takes a whole number from 1 to 65535.' }],
  [['--host', 'http://a/'], { error: expect.stringContaining('--host takes an address') }],
  [['--store', 'mysql://x'], { error: expect.stringContaining('--store takes the address of a PostgreSQL database') }],
  [['--store', 'postgres://['], { error: expect.stringContaining('--store takes') }],
  [['--bus', 'kafka'], { error: expect.stringContaining('--bus takes redis, postgres, or the address') }],
  [['--colour'], { error: expect.stringContaining("Unknown option '--colour'") }],
])('%o', (args, read) => {
  expect(readOptions(args)).toEqual(read);
});
