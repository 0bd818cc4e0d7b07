/** Where in the page we are, and how to get elsewhere. */

import { signal } from '@preact/signals';
import { hrefOf, parseRoute, type Route } from './address';

export const route = signal<Route>(parseRoute(location.hash));

export function go(to: Route): void {
  location.hash = hrefOf(to).slice(1);
}

/** Goes there in place of here: the way back does not lead here. */
export function replaceRoute(to: Route): void {
  location.replace(hrefOf(to));
}

export function followAddress(): void {
  addEventListener('hashchange', () => {
    route.value = parseRoute(location.hash);
  });
}
