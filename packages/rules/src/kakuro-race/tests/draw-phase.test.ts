/** The draw at the end of a round. */

import { describe, expect, it } from 'vitest';
import { freeLine, raceTable } from '../../../test/kakuro-race/table.js';
import type { ActionTile } from '../field.js';
import type { RaceEvent } from '../state.js';

const drawn = (events: readonly RaceEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'drew' ? [`${event.seat}:${event.tile}`] : []));
const none = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `${seat}:none`);

/** Nine tiles that can be told apart; the first ones are dealt before the game. */
const nine: readonly ActionTile[] = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9'];

describe('the draw', () => {
  it.each([37, 39])('[R8.1] gives everybody a tile after %i was solved', (marker) => {
    const table = raceTable(3, { markers: [marker, 4], pile: nine });
    const events = table.play('0:call', `0:${freeLine[marker]}`);
    expect(drawn(events)).toEqual(['0:n4', '1:n5', '2:n6']);
    expect(table.state.tiles).toEqual([
      ['d', 'n1', 'n4'],
      ['d', 'n2', 'n5'],
      ['d', 'n3', 'n6'],
    ]);
    expect(table.state.pile).toEqual(['n7', 'n8', 'n9']);
  });

  it.each([3, 5, 37])('[R8.1] gives everybody a tile after %i was not solved', (marker) => {
    const table = raceTable(3, { markers: [marker, 4], pile: nine });
    expect(drawn(table.play(...none(3)))).toEqual(['0:n4', '1:n5', '2:n6']);
  });

  it.each([36, 38, 40])('[R8.2] gives nobody a tile after %i, solved', (marker) => {
    const table = raceTable(3, { markers: [marker, 4], pile: nine });
    expect(drawn(table.play('0:call', `0:${freeLine[marker]}`))).toEqual([]);
    expect(table.state.pile).toEqual(nine.slice(3));
  });

  it.each([4, 36])('[R8.2] gives nobody a tile after %i, not solved', (marker) => {
    const table = raceTable(3, { markers: [marker, 4], pile: nine });
    expect(drawn(table.play(...none(3)))).toEqual([]);
  });

  it('[R8.2] gives nobody a tile after an even marker while one player has a single one', () => {
    const table = raceTable(2, { markers: [4, 36], pile: ['n1', 'n2', 'n3'] });
    expect(drawn(table.play(...none(2)))).toEqual([]);
  });

  const spendAll = ['0:call', '0:b2-d2 #a2(d) #e2(n1)', '1:call', '1:d4-f4 #c4(d) #g4(n2)'];
  const spendLast = ['2:call', '2:e6-f6 #d6(d) #g6(n3)'];

  it('[R8.3] gives everybody a tile after an even marker when nobody has one any more', () => {
    const table = raceTable(3, { markers: [6, 6, 10, 4], pile: nine });
    expect(drawn(table.play(...spendAll))).toEqual([]);
    expect(table.state.tiles).toEqual([[], [], ['d', 'n3']]);
    expect(drawn(table.play(...spendLast))).toEqual(['2:n4', '0:n5', '1:n6']);
    expect(table.state.tiles).toEqual([['n5'], ['n6'], ['n4']]);
  });

  it('[R8.3] [R8.6] gives nothing when the pile is empty too', () => {
    const table = raceTable(3, { markers: [6, 6, 10, 4], pile: nine.slice(0, 3) });
    expect(drawn(table.play(...spendAll, ...spendLast))).toEqual([]);
    expect(table.state.tiles).toEqual([[], [], []]);
    expect(table.marker).toBe(4);
  });
});

describe('the order of the draw', () => {
  it.each([
    { finder: 0, order: ['0:n4', '1:n5', '2:n6'] },
    { finder: 1, order: ['1:n4', '2:n5', '0:n6'] },
    { finder: 2, order: ['2:n4', '0:n5', '1:n6'] },
  ])('[R8.4] begins with the finder, seat $finder', ({ finder, order }) => {
    const table = raceTable(3, { markers: [37, 4], pile: nine });
    expect(drawn(table.play(`${finder}:call`, `${finder}:a2-h2`))).toEqual(order);
  });

  it('[R8.5] begins with the first seat when nobody found a line, whoever voted or called last', () => {
    const table = raceTable(3, { markers: [37, 39, 4], pile: nine });
    expect(drawn(table.play('2:none', '1:none', '0:none'))).toEqual(['0:n4', '1:n5', '2:n6']);
    const calls = ['0:call', '0:withdraw', '2:call', '2:withdraw', '1:call', '1:withdraw'];
    expect(drawn(table.play(...calls))).toEqual(['0:n7', '1:n8', '2:n9']);
  });

  it.each<{ pile: ActionTile[]; order: string[] }>([
    { pile: ['n1', 'n2', 'n3', 'n4', 'n5'], order: ['2:n4', '0:n5'] },
    { pile: ['n1', 'n2', 'n3', 'n4'], order: ['2:n4'] },
    { pile: ['n1', 'n2', 'n3'], order: [] },
    { pile: [], order: [] },
  ])('[R8.6] a pile of $pile leaves $order for three', ({ pile, order }) => {
    const table = raceTable(3, { markers: [37, 4], pile });
    expect(drawn(table.play('2:call', '2:a2-h2'))).toEqual(order);
    expect(table.state.pile).toEqual([]);
  });
});
