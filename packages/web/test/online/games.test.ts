/** Games online to their end: two people in browsers of their own, a bot, and somebody who watches. */

import { gameIds } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { gamesInBrowser } from '../support/game-in-browser';
import { arrive, goToTable, makeTable, sitDown, startGame } from '../support/online/online-people';
import { playAheadOnline, playOut, statusIn } from '../support/online/online-play';
import { useOnlineSite } from '../support/online/online-site';
import { finalTable, tray } from '../support/parts';

const site = useOnlineSite();
const browser = useBrowser();

describe('a game to its end', () => {
  it.each(gameIds)('of %s, two people and a bot, watched by a third', async (game) => {
    const ada = await arrive(browser, site.url);
    const bo = await arrive(browser, site.url);
    const cy = await arrive(browser, site.url);
    const table = await makeTable(ada, {
      game,
      seats: [null, null, 'novice'],
      options: gamesInBrowser[game].shortGame,
    });
    await sitDown(bo, table, 'Bo');
    await goToTable(cy.page, table);
    await startGame(ada, [bo, cy]);
    // Who watches has nothing to press.
    expect(await tray(cy.page).getByRole('button').count()).toBe(0);
    const playing = [
      { guest: ada, seat: 0 },
      { guest: bo, seat: 1 },
    ];
    if (gamesInBrowser[game].stepsAhead > 0) await playAheadOnline(site.url, game, table, playing, cy);
    await playOut(game, playing);
    const guests = [ada, bo, cy];
    for (const { page } of guests) await page.getByRole('dialog').waitFor();
    // Each reads "You" in their own row; who watches reads names alone.
    const { you } = english.app.table;
    const results = await Promise.all(guests.map(({ page }) => finalTable(page).textContent()));
    expect(results[0]?.replace(you, 'Ada')).toBe(results[2]);
    expect(results[1]?.replace(you, 'Bo')).toBe(results[2]);
    expect(statusIn(cy)).toEqual(statusIn(ada));
    const seen = cy.line.received
      .map((text) => JSON.parse(text))
      .filter(({ view }) => view !== undefined && view !== null);
    expect(seen.every(({ view }) => view.viewer === 'spectator')).toBe(true);
  });
});
