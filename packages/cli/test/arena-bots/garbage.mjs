/** Lines that are no answers. */

import { say, talk } from './talk.mjs';

const lines = [
  'thinking...',
  '{"type":"move"',
  '[]',
  'null',
  '{"type":"resign"}',
  '{"type":"move","move":7}',
  '\u001b[2J\u0000',
];

await talk('Garbage', (_message, asked) => say(lines[asked % lines.length]));
