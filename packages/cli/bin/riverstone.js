#!/usr/bin/env node
// Linked when the project is installed, before it is built: so it stands here, and what it starts is in dist.
import { existsSync } from 'node:fs';

const built = new URL('../dist/riverstone.js', import.meta.url);
if (!existsSync(built)) {
  console.error('riverstone is not built yet: run npm run build.');
  process.exit(1);
}
await import(built);
