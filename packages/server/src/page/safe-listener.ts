/** A bug in the answer to one request must not end the server for everybody else. */

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export type AnsweringListener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** `failed` is told what was thrown; `apologize` answers with a status 500. */
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
      // What has begun can't become a proper response.
      if (response.headersSent) response.destroy();
      else apologize(response);
    }
  };
}
