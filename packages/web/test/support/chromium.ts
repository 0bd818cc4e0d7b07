/** Starts the system's Chromium, quiet and without a network of its own. */

import { type Browser, chromium } from 'playwright-core';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];

export function launchChromium(moreFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: [...flags, ...moreFlags] });
}
