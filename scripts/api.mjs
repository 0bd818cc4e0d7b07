/** `npm run api`: builds the API reference of the published libraries into `api/`. */

import { install, root, run, runTool } from './install.mjs';

install();
// The reference of one package reads the types of another.
runTool('typescript/bin/tsc', ['-b', 'packages/rules', 'packages/bots']);
run(process.execPath, [
  `${root}tools/api-reference/node_modules/typedoc/bin/typedoc`,
  '--options',
  `${root}tools/api-reference/typedoc.json`,
]);
