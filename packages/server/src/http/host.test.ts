/** Names that lead to this server, and names that somebody else lets lead here. */

import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isKnownHost } from './host.js';

describe('isKnownHost', () => {
  const settings = { origins: ['https://games.example', 'https://play.example:8443'], host: 'box.example' };

  it.each([
    'games.example',
    'Games.Example:443',
    'play.example:8443',
    'localhost:4180',
    'game.localhost',
    '192.168.1.5:4180',
    '[::1]:4180',
    '[2001:db8::1]',
    'raspberry:4180',
    'raspberry.local',
    'riverstone_backend',
    'box.example',
    hostname(),
  ])('%s', (header) => expect(isKnownHost(header, settings)).toBe(true));

  it.each([
    undefined,
    '',
    'evil.example',
    'games.example.evil.example',
    'evil.example:4180',
    'games.example@evil.example',
    'evil.example/games.example',
    'evil.example.',
    '192.168.1.5.evil.example',
    'a b',
  ])('not %s', (header) => expect(isKnownHost(header, settings)).toBe(false));
});
