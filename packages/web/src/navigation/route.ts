/** The current route, and how to change it. */

import { signal } from '@preact/signals';
import { hrefOf, parseRoute, type Route } from './address';
import { rootOf, siteRoot } from './site-root';

const current = (): Route => parseRoute(location.pathname, location.hash);

export const route = signal<Route>(current());

export function go(to: Route): void {
  visit(hrefOf(to));
}

/** Replaces the current history entry, so that "back" does not lead here again. */
export function replaceRoute(to: Route): void {
  history.replaceState(null, '', hrefOf(to));
  route.value = current();
}

export function followAddress(): void {
  fixLinks();
  addEventListener('popstate', () => {
    route.value = current();
  });
  document.addEventListener('click', followLink);
}

/** Browsers look at icons and manifest again after the path has changed: relative addresses would lead elsewhere. */
function fixLinks(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link:not([rel="stylesheet"])')) {
    const { href } = link;
    link.href = href;
  }
}

function visit(address: string): void {
  if (new URL(address, location.href).href === location.href) return;
  history.pushState(null, '', address);
  route.value = current();
}

/** A link to another screen need not load the page again. One that opens another tab or a file is the browser's. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (link === null || !isPlain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download'))
    return;
  if (link.origin !== location.origin || !isScreen(link)) return;
  event.preventDefault();
  visit(link.href);
}

/** Whether the page itself shows what is at an address. */
function isScreen({ pathname, hash }: { readonly pathname: string; readonly hash: string }): boolean {
  if (rootOf(pathname) !== siteRoot) return false;
  return pathname === siteRoot ? hash.startsWith('#/') : parseRoute(pathname, '').screen !== 'home';
}
