/** Plays against one server in a process of its own, and prints what it measured as a line of JSON. */

import { type DriverName, drivers } from './drivers.js';
import { generateLoad, type LoadPlan } from './generator.js';
import { type OfferedPlan, offerLoad } from './offered-load.js';

const [name = '', plan = ''] = process.argv.slice(2);
if (!Object.hasOwn(drivers, name)) throw new Error(`no driver "${name}": ${Object.keys(drivers).join(', ')}`);
const open = drivers[name as DriverName];
const parsed = JSON.parse(plan) as LoadPlan | OfferedPlan;
const result = 'rates' in parsed ? await offerLoad(open, parsed) : await generateLoad(open, parsed);
console.log(JSON.stringify(result));
// Nothing of it is wanted any more, whatever the server still sends.
process.exit();
