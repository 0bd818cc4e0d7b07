/** Writes docs/online/socket.md anew from the schemas: `node scripts/socket-page.mjs`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { withSections } from './socket-page.js';

const file = new URL('../../../docs/online/socket.md', import.meta.url);
writeFileSync(file, withSections(readFileSync(file, 'utf8')));
