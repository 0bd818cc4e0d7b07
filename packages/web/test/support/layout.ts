/** Whether a screen fits: nothing sticks out, nothing is cut off, and a table needs no scrolling. */

import type { Page } from 'playwright-core';

/** What does not fit, in words; nothing when all does. */
export function misfits(page: Page, isTable: boolean): Promise<string[]> {
  return page.evaluate((mayNotScroll) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide on a screen of ${clientWidth}`);
    if (mayNotScroll && scrollHeight > clientHeight) found.push(`the table is ${scrollHeight} high of ${clientHeight}`);
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('.visually-hidden') === null;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 40)}"`;
    for (const element of document.querySelectorAll(
      'button, .button, .button-text, select, h1, h2, label, .play-layout-prompt p',
    )) {
      if (!isShown(element)) continue;
      const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
      // Titles of a table and names may be shortened with dots: they are whole for a screen reader.
      const mayBeShort = getComputedStyle(element).textOverflow === 'ellipsis';
      if (isCut && !mayBeShort) found.push(`cut off: ${nameOf(element)}`);
    }
    if (!mayNotScroll || document.querySelector('dialog[open]') !== null) return found;
    for (const part of document.querySelectorAll(
      '[role=grid], .play-layout-tray > *, .play-layout-tray button, .table-header > *, .seats-strip-seat',
    )) {
      if (!isShown(part)) continue;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        found.push(`off the screen: ${nameOf(part)} ${[left, top, right, bottom].map(Math.round).join(' ')}`);
      }
    }
    return found;
  }, isTable);
}
