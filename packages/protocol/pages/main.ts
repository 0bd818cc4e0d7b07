/** Writes docs/online/socket.md and socket.schema.json again from the schemas: `node scripts/socket-page.mjs`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { layOut } from './lay-out.js';
import { messageSchema } from './message-schema.js';
import { withSections } from './socket-page.js';

const page = new URL('../../../docs/online/socket.md', import.meta.url);
const schema = new URL('../../../docs/online/socket.schema.json', import.meta.url);
writeFileSync(page, withSections(readFileSync(page, 'utf8')));
writeFileSync(schema, `${layOut(messageSchema())}\n`);
