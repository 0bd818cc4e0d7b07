/** The current route, and how to change it. */

import { signal } from '@preact/signals';
import { hrefOf, parseRoute, type Route } from './address';

export const route = signal<Route>(parseRoute(location.hash));

export function go(to: Route): void {
  location.hash = hrefOf(to).slice(1);
}

/** Replaces the current history entry, so that "back" does not lead here again. */
export function replaceRoute(to: Route): void {
  location.replace(hrefOf(to));
}

export function followAddress(): void {
  addEventListener('hashchange', () => {
    route.value = parseRoute(location.hash);
  });
}
