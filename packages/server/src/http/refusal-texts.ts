/** The text of each refusal for developers: what is wrong and what to do next. The page has its own texts, by code. */

import type { HttpRefusal } from './refusal-status.js';

export const refusalTexts: Readonly<Record<HttpRefusal, string>> = {
  'bad-message': 'The request can not be read: "detail" names the field. /api/openapi.json describes every request.',
  'bad-name': 'The name is empty or can not be seen: choose another one.',
  'bad-options': 'The options do not suit the game or the number of seats: "detail" names what to change.',
  'wrong-origin': 'The request comes from a page of another site: open the page of this server and try there.',
  'no-guest': 'This cookie is unknown: ask GET /api/me for one first.',
  'not-found': 'There is nothing here by that name: check the link or the code.',
  'not-over': 'The game is not over: its record can be had when it is.',
  'too-large': 'The request is too large: send less.',
  'wrong-type': 'The body must be JSON: send it with content-type application/json.',
  'no-socket': 'Only WebSockets are served here: ask for one with "upgrade: websocket" at /api/socket.',
  'too-fast': 'Too many requests: try again after the time in "detail.retryAfter", in milliseconds.',
  failed: 'Something went wrong on the server, and was logged: try again.',
  unavailable: 'The store does not answer, and nothing was done: try again in a moment.',
};
