/** Writes the generated parts of `docs/online/socket.md` from the schemas. A test fails if they are out of date. */

import { install, root, run, runTool } from './install.mjs';

install();
runTool('typescript/bin/tsc', ['-b', 'packages/protocol']);
run(process.execPath, ['--import', 'tsx', `${root}packages/protocol/pages/main.ts`]);
