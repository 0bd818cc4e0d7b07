/** Serves the page's files. */

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { chooseEncoding } from './content-encoding.js';
import { securityHeaders } from './headers.js';
import { notFoundPage } from './not-found-page.js';
import type { PageFile, PageFiles } from './page-files.js';
import { requestPath } from './request-path.js';
import type { AnsweringListener } from './safe-listener.js';
import type { TablePage } from './table-page.js';

const methods = ['GET', 'HEAD'];

/** `failed` is told why the page of a table could not be made. */
export function pageHandler(
  files: PageFiles,
  tablePage: TablePage,
  failed: (error: unknown) => void = () => {},
): AnsweringListener {
  return async (request, response) => {
    if (!methods.includes(request.method ?? '')) return refusePage(response, 405, { allow: methods.join(', ') });
    const path = requestPath(request.url ?? '/');
    if (path === null) return refusePage(response, 400);
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (file !== undefined) return answer(request, response, file);
    const table = tablePage(path, request);
    if (table === null) return sendNotFound(response);
    const found = await table.catch((error: unknown) => failed(error));
    if (found === undefined) return refusePage(response, 503, { 'retry-after': '5' });
    answer(request, response, found.file, found.status);
  };
}

function answer(request: IncomingMessage, response: ServerResponse, file: PageFile, status: 200 | 404 = 200): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...file.compressed.keys()]);
  const content = (encoding === null ? undefined : file.compressed.get(encoding)) ?? file.content;
  const etag = `"${file.hash}${encoding === null ? '' : `-${encoding}`}"`;
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders(),
    etag,
    'cache-control': file.cacheControl,
    'content-type': file.type,
    ...(file.compressed.size === 0 ? {} : { vary: 'accept-encoding' }),
    ...(file.vary === undefined ? {} : { vary: file.vary }),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  if (status === 200 && isCached(request.headers['if-none-match'], etag)) response.writeHead(304, headers).end();
  else send(response, status, headers, content);
}

/** Whether the client has this content. A weak ETag is enough for that. */
function isCached(header: string | undefined, etag: string): boolean {
  const etags = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return etags.includes('*') || etags.includes(etag);
}

function sendNotFound(response: ServerResponse): void {
  const headers = {
    ...securityHeaders(notFoundPage.styles),
    'cache-control': 'no-cache',
    'content-type': notFoundPage.type,
  };
  send(response, 404, headers, notFoundPage.content);
}

const refusalTexts = {
  400: 'This URL is malformed.\n',
  405: 'Only GET and HEAD are allowed here.\n',
  421: 'This server does not go by this name. Use its own address; whoever runs it can add the name with --origin.\n',
  429: 'Too many requests: wait a moment, then try again.\n',
  500: 'Something went wrong here. Try again.\n',
  503: "The tables can't be read now. Try again.\n",
} as const;

export function refusePage(
  response: ServerResponse,
  status: keyof typeof refusalTexts,
  more: OutgoingHttpHeaders = {},
): void {
  const headers = { ...securityHeaders(), ...more, 'content-type': 'text/plain; charset=utf-8' };
  send(response, status, headers, Buffer.from(refusalTexts[status]));
}

/** For HEAD, Node leaves out the content by itself. */
function send(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, content: Buffer): void {
  response.writeHead(status, { ...headers, 'content-length': content.length }).end(content);
}
