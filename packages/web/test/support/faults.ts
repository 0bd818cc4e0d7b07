/**
 * Whatever goes wrong in a page while a test looks elsewhere: errors, words in the console, requests that fail or go
 * astray.
 */

import type { BrowserContext } from 'playwright-core';

/** Gathers the faults of every page of a context; those that a test provokes itself may be forgiven. */
export function watchForFaults(context: BrowserContext, forgiven: RegExp | undefined): readonly string[] {
  const faults: string[] = [];
  const note = (fault: string): void => {
    if (forgiven?.test(fault) !== true) faults.push(fault);
  };
  context.on('weberror', (error) => note(`error: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') note(`request to another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page no longer needs when it is left is no fault.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
  return faults;
}
