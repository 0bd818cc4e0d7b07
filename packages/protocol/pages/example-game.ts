/** A small game of Kakuzu at a table of two, so that the examples on the page are what a server would send. */

import { chanceAt, games, unwrap } from '@riverstone/rules';
import { commitmentOf, mixedSeed } from '../src/luck/index.js';

const { kakuzu } = games;

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const shares = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'] as const;
export const commitment = commitmentOf(secret);
export const chosen = { first: 0, variant: 'announce' } as const;

const options = unwrap(kakuzu.parseOptions(chosen, shares.length));
const chance = kakuzu.deal(options, shares.length, chanceAt(mixedSeed(secret, shares), 0), 'online');
const start = kakuzu.setup(options, shares.length, chance);
const first = chance.first;
/** The first move of the game, as records write it after the seat. */
export const action = 'e5';
const step = unwrap(kakuzu.apply(start, first, unwrap(kakuzu.parseAction(action, first))));

type Written = Readonly<Record<string, unknown>>;

const startFor = (viewer: number | 'spectator'): Written => kakuzu.writeView(kakuzu.view(start, viewer));
const laterFor = (viewer: number | 'spectator'): Written => kakuzu.writeView(kakuzu.view(step.state, viewer));

/** What the first player sees before the first move, and what is asked of them. */
export const view: Written = startFor(first);
export const promptKey: string = kakuzu.promptKey(kakuzu.view(start, first), first);

/** The first move as everybody learns of it. */
export const wireStep = {
  number: 1,
  at: 4200,
  actor: first,
  events: [...step.events],
  view: changed(startFor('spectator'), laterFor('spectator')),
};

function changed(before: Written, after: Written): Record<string, unknown> {
  const differs = ([name, value]: [string, unknown]): boolean => JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(after).filter(differs));
}
