/**
 * Whatever goes wrong in a page while a test looks elsewhere: errors, words in the console, requests that fail or go
 * astray.
 */

import type { BrowserContext } from 'playwright-core';

/** The address of an online table. One that does not exist is answered with 404 and a page that says so. */
const tablePath = /\/(?:t|screen)\/[a-z0-9]+$/;

/** Gathers the faults of every page of a context; those that a test provokes itself may be forgiven. */
export function watchForFaults(context: BrowserContext, forgiven: RegExp | undefined): readonly string[] {
  const faults: string[] = [];
  const note = (fault: string): void => {
    if (forgiven?.test(fault) !== true) faults.push(fault);
  };
  context.on('weberror', (error) => note(`error: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    const isUnknownTable = message.text().includes('404') && tablePath.test(message.location().url);
    if (message.type() === 'error' && !isUnknownTable) note(`console: ${message.text()}`);
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
    const isUnknownTable = response.status() === 404 && tablePath.test(response.url());
    if (response.status() >= 400 && !isUnknownTable) note(`answer ${response.status()}: ${response.url()}`);
  });
  return faults;
}
