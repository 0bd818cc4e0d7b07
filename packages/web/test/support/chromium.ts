/** Starts the system's Chromium, quiet and without a network of its own. */

import { type Browser, chromium } from 'playwright-core';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];

/** Pages of the address bar, which nobody sees here: each window would load them, at the cost of two more visits. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off itself. Chromium knows only the last list that it is given, so this has to be in it. */
const playwrightsOwn = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const off = `--disable-features=${[...addressBar, ...playwrightsOwn].join(',')}`;

/** Where the programs are, as `npm test` found them. */
const whole = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const headless = process.env.HEADLESS_CHROME_PATH ?? whole;

/** The one without windows, where there is one; the whole Chromium where a test needs what only that one has. */
export function launchChromium(moreFlags: readonly string[] = [], isWhole = false): Promise<Browser> {
  return chromium.launch({ executablePath: isWhole ? whole : headless, args: [...flags, off, ...moreFlags] });
}
