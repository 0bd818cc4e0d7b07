/** The text of each refusal for developers: what is wrong and what to do next. The page has its own texts, by code. */

import type { HttpRefusal } from './refusal-status.js';

export const refusalTexts: Readonly<Record<HttpRefusal, string>> = {
  'bad-message': 'The request is invalid: "detail" names the field. /api/openapi.json describes every request.',
  'bad-name': 'The name is empty or invisible, or could be taken for that of a bot or of the host: choose another one.',
  'bad-options': 'The options do not suit the game or the number of seats: "detail" names what to change.',
  'bad-words': 'The name has a word that this server does not allow: choose another one.',
  'not-a-member': 'Only somebody with a name at this table may do that: take one first.',
  'no-such-member': 'There is no such person at this table any more.',
  'wrong-token': 'The token is wrong: send the one of --admin-token-file as "authorization: Bearer ...".',
  banned: 'The people who run this server keep you away until the time in "detail.until"; without one, for good.',
  'wrong-origin': 'The request comes from another site: use the page of this server.',
  'wrong-host':
    'The server does not go by this host name: use its own address, or start it with --origin and the name.',
  'no-guest': 'The cookie is missing or unknown: request GET /api/me first.',
  'not-found': 'This does not exist: check the link or the code.',
  'not-over': 'The game is not over: its record is available afterwards.',
  'too-large': 'The request is too large: send less.',
  'wrong-type': 'The body must be JSON: send it with content-type application/json.',
  'no-socket': 'A WebSocket must be opened with "upgrade: websocket" at /api/socket.',
  'too-fast': 'Too many requests: try again after the time in "detail.retryAfter", in milliseconds.',
  failed: 'The server failed and logged the error: try again.',
  unavailable: "The server can't save now, and nothing was done: try again in a moment.",
};
