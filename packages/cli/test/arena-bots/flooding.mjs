/** Answers every question with megabytes in one line. */

import { talk } from './talk.mjs';

await talk('Flooding', () => process.stdout.write('x'.repeat(1 << 22)));
