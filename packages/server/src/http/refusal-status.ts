/** Every code with which HTTP refuses, and its status. */

const statuses = {
  'bad-message': 400,
  'bad-name': 400,
  'bad-options': 400,
  'no-guest': 401,
  'bad-words': 400,
  'not-a-member': 403,
  'no-such-member': 404,
  'wrong-token': 401,
  banned: 403,
  'wrong-origin': 403,
  'not-found': 404,
  'not-over': 409,
  'too-large': 413,
  'wrong-type': 415,
  'no-socket': 426,
  'wrong-host': 421,
  'too-fast': 429,
  failed: 500,
  unavailable: 503,
} as const;

export type HttpRefusal = keyof typeof statuses;

export function statusOf(code: HttpRefusal): number {
  return statuses[code];
}

export function isHttpRefusal(code: string): code is HttpRefusal {
  return Object.hasOwn(statuses, code);
}
