/** Whether a screen fits: nothing sticks out, nothing is cut off, and a table needs no scrolling. */

import type { Page } from 'playwright-core';

/** What does not fit, in words; nothing when all does. */
export function misfits(page: Page, isTable: boolean): Promise<string[]> {
  return page.evaluate((mayNotScroll) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide on a screen of ${clientWidth}`);
    if (mayNotScroll && scrollHeight > clientHeight) found.push(`the table is ${scrollHeight} high of ${clientHeight}`);
    // Texts for screen readers alone are cut to one pixel.
    const isForEyes = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).clipPath !== 'inset(50%)' && isForEyes(element.parentElement));
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && isForEyes(element);
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 40)}"`;
    for (const element of document.querySelectorAll(
      'button, button > span, a, a > span, select, h1, h2, label, [role=status] p',
    )) {
      if (!isShown(element)) continue;
      const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
      // Titles of a table and names may be shortened with dots: they are whole for a screen reader.
      const mayBeShort = getComputedStyle(element).textOverflow === 'ellipsis';
      if (isCut && !mayBeShort) found.push(`cut off: ${nameOf(element)}`);
    }
    if (!mayNotScroll || document.querySelector('dialog[open]') !== null) return found;
    // The tray follows the prompt, which is a status.
    for (const part of document.querySelectorAll(
      '[role=grid], [role=status] + div > *, [role=status] + div button, main header > *, [data-seat]',
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
