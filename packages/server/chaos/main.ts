/** `npm run chaos`: plays real games on a cluster while everything breaks, and checks what everybody saw. */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopWithParent } from '../../../scripts/cluster/stop-with-parent.mjs';
import { type FaultKind, faultKinds } from './history.js';
import { runChaos } from './run-chaos.js';
import { summaryOf } from './summary.js';

const usage = `npm run chaos -- [--minutes N] [--nodes N] [--parties N] [--seed N] [--bus B] [--faults F,F]
                     [--in-turn] [--history FILE]

  --minutes N      how long faults go on (default 5)
  --nodes N        servers (default 3)
  --parties N      games at the same time (default 12)
  --seed N         faults and choices of an earlier run
  --bus B          redis or postgres (default redis)
  --faults F,F     only these: ${faultKinds.join(', ')}
  --in-turn        one fault after the other, with time between them to take over
  --history FILE   where the history goes (default .cache/chaos/<seed>.jsonl)`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    nodes: { type: 'string', default: '3' },
    parties: { type: 'string', default: '12' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
    bus: { type: 'string', default: 'redis' },
    faults: { type: 'string' },
    'in-turn': { type: 'boolean', default: false },
    history: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

// What it has started ends with it, however it ends.
for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.on(signal, () => process.exit(exitCode));
stopWithParent(() => process.exit(143));

if (values.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  const seed = numberOf('seed', values.seed);
  const file = values.history ?? fileURLToPath(new URL(`../../../.cache/chaos/${seed}.jsonl`, import.meta.url));
  console.log(`seed ${seed}, history in ${file}`);
  const outcome = await runChaos({
    seed,
    faultPlan: {
      duration: numberOf('minutes', values.minutes) * 60_000,
      kinds: faultsOf(values.faults),
      inTurn: values['in-turn'],
    },
    bus: oneOf('bus', ['redis', 'postgres'], values.bus),
    nodes: numberOf('nodes', values.nodes),
    parties: numberOf('parties', values.parties),
    command: fileURLToPath(new URL('../../cli/dist/riverstone.js', import.meta.url)),
    file,
  });
  for (const { kind, table, what } of outcome.violations.slice(0, 20))
    console.log(`${kind} at ${table}: ${what.slice(0, 500)}`);
  console.log(summaryOf(outcome));
  process.exitCode = outcome.violations.length === 0 ? 0 : 1;
}

function faultsOf(text: string | undefined): readonly FaultKind[] | undefined {
  return text?.split(',').map((kind) => oneOf('faults', faultKinds, kind));
}

function oneOf<Text extends string>(name: string, known: readonly Text[], text: string): Text {
  const found = known.find((each) => each === text);
  if (found === undefined) throw new Error(`--${name} knows ${known.join(', ')}, not "${text}"\n\n${usage}`);
  return found;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!(number >= 0)) throw new Error(`--${name} takes a number, not "${text}"\n\n${usage}`);
  return number;
}
