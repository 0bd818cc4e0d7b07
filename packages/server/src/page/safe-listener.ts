/** Catches errors of a request handler, so that a bug in one response does not end the server. */

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export type AnsweringListener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** `failed` receives the error; `apologize` sends a response with status 500. */
export function safeListener(
  answer: AnsweringListener,
  failed: (error: unknown) => void,
  apologize: (response: ServerResponse) => void,
): RequestListener {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      failed(error);
      // The headers are sent, so the status can no longer change.
      if (response.headersSent) response.destroy();
      else apologize(response);
    }
  };
}
