/**
 * The rules: found from everywhere, searched, linked to, tried on their figures, in every language and without a
 * network.
 */

import { gameIds } from '@riverstone/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages, loadMessages } from '../src/messages/words';
import { expectNoAxeViolations } from './support/axe';
import { useBrowser } from './support/browser';
import { untilCached } from './support/cached-page';
import { english } from './support/english';
import { misfits } from './support/layout';
import { seatNames } from './support/parts';
import { switchLanguage } from './support/screen-checks';
import { useSite } from './support/site';
import { seatPlayers } from './support/tables';

const { app, rulebook } = english;
const { figure: challengeFigure } = await loadMessages('kakuro-challenge/rules', 'en');
const { figure: kakuzuFigure } = await loadMessages('kakuzu/rules', 'en');

const site = useSite();
const browser = useBrowser();

const title = app.rulesNamed({ game: 'Kakuro Challenge' });
/** The paragraphs of the rules; each has the number of its first clause. */
const rulesOf = (page: Page | Locator): Locator => page.locator('[data-clause]');
const search = (page: Page): Locator => page.getByRole('textbox', { name: rulebook.search });
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);

async function read(address: string, options: Parameters<typeof browser.visit>[1] = {}): Promise<Page> {
  const page = await browser.visit(`${site.url}#/rules/${address}`, options);
  await rulesOf(page).first().waitFor();
  return page;
}

describe('the way there', () => {
  it('leads from home and back', async () => {
    const page = await browser.visit(site.url);
    await page.getByRole('link', { name: title }).click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.title()).toContain(title);
    await page.getByRole('link', { name: app.lost.home }).click();
    await page.getByRole('heading', { name: app.home.title }).waitFor();
  });

  it('leads from a table and back to it, and Escape clears the search before it closes the rules', async () => {
    const page = await browser.visit(site.url, { hasQuickBots: true });
    await seatPlayers(page, site.url, 'kakuro-challenge', ['Ada', 'casual']);
    const table = await hash(page);
    await page.getByRole('button', { name: app.table.menu }).click();
    await page.getByRole('menuitem', { name: app.rules, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await rulesOf(dialog).first().waitFor();
    await expectNoAxeViolations(page, 'the rules at a table');
    await search(page).fill('expert');
    await page.keyboard.press('Escape');
    expect(await search(page).inputValue()).toBe('');
    expect(await hash(page)).toBe(table);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('grid', { name: english['kakuro-challenge'].board }).waitFor();
    expect(await hash(page)).toBe(table);
  });

  it('leads from how to play and back to it, and from a new table without losing what was filled in', async () => {
    const page = await browser.visit(`${site.url}#/new/kakuzu`);
    await seatNames(page).first().fill('Zoe');
    await page.getByRole('button', { name: app.rules, exact: true }).click();
    await rulesOf(page.getByRole('dialog')).first().waitFor();
    await page.getByRole('button', { name: app.kit.close }).click();
    expect(await seatNames(page).first().inputValue()).toBe('Zoe');
    await page.goto(`${site.url}#/`);
    await page.getByRole('button', { name: app.howToNamed({ game: 'Kakuzu' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: app.rules, exact: true }).click();
    await page.getByRole('dialog', { name: app.rulesNamed({ game: 'Kakuzu' }) }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: app.howToNamed({ game: 'Kakuzu' }) }).waitFor();
  });
});

describe('the search', () => {
  it('finds words and clauses as one types, and says how many', async () => {
    const page = await read('kakuro-challenge');
    const all = await rulesOf(page).count();
    await search(page).fill('EXPERT');
    await expect.poll(() => rulesOf(page).count()).toBeLessThan(5);
    const count = await rulesOf(page).count();
    expect(count).toBeGreaterThan(0);
    await page
      .getByRole('status')
      .filter({ hasText: rulebook.found({ number: count }) })
      .waitFor();
    await search(page).fill('c5.3');
    await expect.poll(() => rulesOf(page).count()).toBe(1);
    expect(await rulesOf(page).textContent()).toContain('C5.3');
    await page.keyboard.press('Escape');
    await expect.poll(() => rulesOf(page).count()).toBe(all);
  });

  it('has a way back where nothing is found', async () => {
    const page = await read('kakuzu');
    const all = await rulesOf(page).count();
    await search(page).fill('elephant');
    await page.getByText(rulebook.nothing({ query: 'elephant' })).waitFor();
    await expectNoAxeViolations(page, 'nothing found');
    await page.getByRole('button', { name: rulebook.showAll }).click();
    await expect.poll(() => rulesOf(page).count()).toBe(all);
    expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('links', () => {
  const linkTarget = (page: Page): Locator => page.locator('[aria-current=location]');
  const focused = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-clause') ?? undefined);

  it('lead to a clause: it has the focus, is marked, and is in sight', async () => {
    const page = await read('kakuro-challenge/C5.3', { size: 'phone' });
    await expect.poll(() => focused(page)).toBe('C5.3');
    const target = linkTarget(page);
    expect(await target.textContent()).toContain('C5.3');
    const seen = await target.boundingBox();
    expect(seen !== null && seen.y >= 0 && seen.y + seen.height <= 640).toBe(true);
    // another clause of the same paragraph or another, small letter or not, in the page that is there
    await page.evaluate(() => {
      document.body.setAttribute('data-same', '');
      location.hash = '#/rules/kakuro-challenge/c4.8';
    });
    await expect.poll(() => focused(page)).toBe('C4.7');
    expect(await page.locator('body[data-same]').count()).toBe(1);
  });

  it('to no clause open the rules at the top and say so', async () => {
    const page = await read('kakuro-race/R99.9');
    await page.getByText(rulebook.unknownClause({ clause: 'R99.9' })).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await linkTarget(page).count()).toBe(0);
  });

  it('are taken from a paragraph: the address is copied and stands above', async () => {
    const page = await read('kakuzu');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('link', { name: rulebook.linkTo({ clause: 'K3.2' }) }).click();
    await page.locator('[data-clause="K3.2"]').getByText(rulebook.linkCopied).waitFor();
    expect(await hash(page)).toBe('#/rules/kakuzu/K3.2');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}#/rules/kakuzu/K3.2`);
    await page.reload();
    await expect.poll(() => focused(page)).toBe('K3.2');
  });

  it('of the contents lead to a section', async () => {
    const page = await read('kakuro-race', { size: 'phone' });
    const contents = page.getByRole('navigation', { name: rulebook.contents });
    await contents.getByRole('button').click();
    await contents.getByRole('link', { name: 'Sealed games' }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Sealed games' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await contents.getByRole('link').count()).toBe(0);
  });
});

describe('a figure', () => {
  const sentence = (page: Page): Locator => page.getByRole('button', { name: 'Yellow 4 on c6: 13 points' });
  const figure = (page: Page): Locator => page.getByRole('figure').first();
  const told = (page: Page): Promise<string | null> => figure(page).getByRole('paragraph').textContent();
  const c6 = (page: Page): Locator => figure(page).locator('[aria-label^="c6,"]');

  it('is tried by mouse: a sentence or its square, and again to take it back', async () => {
    const page = await read('kakuro-challenge');
    await sentence(page).click();
    await expect.poll(() => told(page)).toContain('13 = 9+4');
    expect(await c6(page).getAttribute('aria-label')).toContain('yellow 4, placed, part of a Kakuro');
    await page.locator('[aria-live=polite]', { hasText: '13 = 9+4' }).waitFor({ state: 'attached' });
    expect(await sentence(page).getAttribute('aria-pressed')).toBe('true');
    await sentence(page).click();
    await expect.poll(() => told(page)).toBe('');
    expect(await c6(page).getAttribute('aria-label')).toContain('empty');
    await c6(page).click();
    await expect.poll(() => told(page)).toContain('13 points');
    await figure(page).getByRole('button', { name: 'Red 4 on e6' }).click();
    await expect.poll(() => told(page)).toContain('14');
    await figure(page).getByRole('button', { name: rulebook.figure.reset }).click();
    await expect.poll(() => told(page)).toBe('');
  });

  it('is tried by keys: on the board, and by its sentences', async () => {
    const page = await read('kakuro-challenge');
    await figure(page).locator('[role=gridcell][tabindex="0"]').focus();
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
    expect(await c6(page).evaluate((square) => square === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => told(page)).toContain('13 = 9+4');
    await page.keyboard.press('Enter');
    await expect.poll(() => told(page)).toBe('');
    await sentence(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => told(page)).toContain('13 = 9+4');
    await expectNoAxeViolations(page, 'a figure that was tried');
  });

  it('is tried by touch, and says why nothing came of it or why it is refused', async () => {
    const page = await read('kakuro-challenge', { size: 'phone', touch: true });
    await page.getByRole('button', { name: 'Yellow 6 on f4: 0 points' }).tap();
    await expect.poll(() => told(page)).toBe(challengeFigure.why.wrongEnd({ sum: 8, total: 5 }));
    const refused = page.getByRole('button', { name: `flip f3: ${challengeFigure.refused}` });
    await refused.tap();
    expect(await refused.getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['kakuro-race', 'a2–h2: 8 points', '36 = 7+3+2+8+6+4+5+1'],
    ['kakuzu', 'Lift h3: a match', kakuzuFigure.tellMatch({ digit: 5 })],
  ])('of %s follows its own rules', async (game, name, words) => {
    const page = await read(game);
    await page.getByRole('button', { name }).click();
    await page.getByRole('figure').getByRole('paragraph').filter({ hasText: words }).waitFor();
  });
});

it('are there without a network, of all games and in all languages', { timeout: 120_000 }, async () => {
  const page = await browser.visit(site.url, { serviceWorker: true });
  await untilCached(page);
  await site.stop();
  try {
    for (const [index, language] of languages.entries()) {
      await page.evaluate(
        (game) => {
          location.hash = `#/rules/${game}`;
        },
        gameIds[index % gameIds.length] ?? '',
      );
      await switchLanguage(page, language);
      await rulesOf(page).first().waitFor();
      await page.getByRole('grid').first().waitFor();
    }
  } finally {
    await site.restart();
  }
});

describe.each(gameIds)('%s', (game) => {
  it('is read in every language at 360 px, and nothing is cut off', async () => {
    const page = await read(game, { size: 'phone' });
    const seen = new Set<string>();
    for (const language of languages) {
      await switchLanguage(page, language);
      // The rules of a language come when they are asked for, after the frame around them.
      const told = async (): Promise<string> => (await rulesOf(page).first().textContent()) ?? '';
      await expect.poll(async () => seen.has(await told()), { timeout: 20_000 }).toBe(false);
      seen.add(await told());
      expect(await misfits(page, false), language).toEqual([]);
      expect(await cutOff(page), language).toEqual([]);
    }
    expect(seen.size).toBe(languages.length);
  });
});

/** Texts of the rules that are wider than their place, or leave the screen. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(p, p *, dd, figure, figure button, [data-clause])')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isInline = getComputedStyle(element).display === 'inline';
        return left < 0 || right > innerWidth || (!isInline && element.scrollWidth > element.clientWidth + 1);
      })
      .map((element) => (element.textContent ?? '').slice(0, 60)),
  );
}
