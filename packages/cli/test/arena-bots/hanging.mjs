/** Says hello and never answers a question. */

import { talk } from './talk.mjs';

await talk('Hanging', () => {});
