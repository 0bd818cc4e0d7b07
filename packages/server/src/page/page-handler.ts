/** Answers the requests for the page. */

import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { chooseEncoding } from './content-encoding.js';
import { safetyHeaders } from './headers.js';
import { missingPage } from './not-found-page.js';
import type { Site, SiteFile } from './page-files.js';
import { requestPath } from './request-path.js';

const methods = ['GET', 'HEAD'];

/** A listener for Node's HTTP server. */
export function pageHandler(site: Site): RequestListener {
  return (request, response) => {
    if (!methods.includes(request.method ?? '')) return refuse(response, 405, { allow: methods.join(', ') });
    const path = requestPath(request.url ?? '/');
    if (path === null) return refuse(response, 400);
    const file = site.get(path.endsWith('/') ? `${path}index.html` : path);
    if (file === undefined) return sayMissing(response);
    return answer(request, response, file);
  };
}

function answer(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...file.compressed.keys()]);
  const content = (encoding === null ? undefined : file.compressed.get(encoding)) ?? file.content;
  const etag = `"${file.hash}${encoding === null ? '' : `-${encoding}`}"`;
  const headers: OutgoingHttpHeaders = {
    ...safetyHeaders(),
    etag,
    'cache-control': file.cacheControl,
    'content-type': file.type,
    ...(file.compressed.size === 0 ? {} : { vary: 'accept-encoding' }),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  if (isKnown(request.headers['if-none-match'], etag)) response.writeHead(304, headers).end();
  else send(response, 200, headers, content);
}

/** Whether the visitor has this very content; a weak mark is good enough for that. */
function isKnown(header: string | undefined, etag: string): boolean {
  const marks = (header ?? '').split(',').map((mark) => mark.trim().replace(/^W\//, ''));
  return marks.includes('*') || marks.includes(etag);
}

function sayMissing(response: ServerResponse): void {
  const headers = {
    ...safetyHeaders(missingPage.styles),
    'cache-control': 'no-cache',
    'content-type': missingPage.type,
  };
  send(response, 404, headers, missingPage.content);
}

function refuse(response: ServerResponse, status: 400 | 405, more: OutgoingHttpHeaders = {}): void {
  const sentence = status === 405 ? 'Only GET and HEAD are answered here.\n' : 'This address can not be read.\n';
  const headers = { ...safetyHeaders(), ...more, 'content-type': 'text/plain; charset=utf-8' };
  send(response, status, headers, Buffer.from(sentence));
}

/** Node leaves the content out by itself where only the head is asked for. */
function send(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, content: Buffer): void {
  response.writeHead(status, { ...headers, 'content-length': content.length }).end(content);
}
