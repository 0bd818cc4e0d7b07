/** Writes the parts of `docs/online/socket.md` that come from the schemas. A test holds the page to them. */

import { install, root, run, runTool } from './install.mjs';

install();
runTool('typescript/bin/tsc', ['-b', 'packages/protocol']);
run(process.execPath, ['--import', 'tsx', `${root}packages/protocol/pages/main.ts`]);
