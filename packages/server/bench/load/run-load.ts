/** Plays against one server in a process of its own, and prints what it measured as a line of JSON. */

import { type DriverName, drivers } from './drivers.js';
import { generateLoad, type LoadPlan } from './generator.js';

const [name = '', plan = ''] = process.argv.slice(2);
if (!Object.hasOwn(drivers, name)) throw new Error(`no driver "${name}": ${Object.keys(drivers).join(', ')}`);
console.log(JSON.stringify(await generateLoad(drivers[name as DriverName], JSON.parse(plan) as LoadPlan)));
