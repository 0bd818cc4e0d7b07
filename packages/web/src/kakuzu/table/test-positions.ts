/** Positions of Kakuzu for the tests of this folder. */

import { parseEntry, type Seat, unwrap } from '@riverstone/rules';
import { type KakuzuView, kakuzu, parseSheet } from '@riverstone/rules/kakuzu';

/** Digits in their order, each row of a band moved on by three, each band by one. */
const SHEET = '123456789/456789123/789123456/231564897/564897231/897231564/312645978/645978312/978312645';

/** One stone of each box: the set-up. */
const SETUP = ['a1', 'd1', 'g1', 'a4', 'd4', 'g4', 'a7', 'd7', 'g7'];

interface Position {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly viewer?: Seat;
}

/** What is seen after these entries: `0:a1`, `*:draw 7`. */
export function viewAfter(
  entries: readonly string[],
  { options = {}, seats = 2, viewer = 0 }: Position = {},
): KakuzuView {
  const parsed = unwrap(kakuzu.parseOptions({ first: 0, ...options }, seats));
  const sheet = unwrap(parseSheet(SHEET));
  let state = kakuzu.setup(parsed, seats, { first: 0, sheet });
  for (const entry of entries) {
    const { actor, action } = unwrap(parseEntry(kakuzu, entry, seats));
    state = unwrap(kakuzu.apply(state, actor, action)).state;
  }
  return kakuzu.view(state, viewer);
}

/** The entries of the set-up, by seats in turn. */
export function setUp(seats = 2): readonly string[] {
  return SETUP.map((square, index) => `${index % seats}:${square}`);
}
