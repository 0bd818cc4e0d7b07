/** What is told of the changes at a table. */

import type { Room, SeatInRoom } from '@riverstone/protocol';
import { expect, test } from 'vitest';
import { aRoom } from '../../../test/support/online/online-room';
import { newsBetween } from './room-news';

const here = [1, 2];
const [ada, bo] = aRoom().seats as [SeatInRoom, SeatInRoom];
const free = { ...bo, member: null, name: '', shared: false };
const gathering = aRoom({ phase: 'gathering' });
const proposal: Room['proposal'] = { what: 'pause', by: 0, agreed: [0] };

/** What is news to Ada when a room changes into another. */
const toAda = (before: Room, after: Room) => newsBetween({ room: before, here }, { room: after, here }, 1);

test.each<readonly [string, Room, Room, readonly object[]]>([
  ['nothing', gathering, gathering, []],
  ['Bo sits down', { ...gathering, seats: [ada, free] }, gathering, [{ what: 'sat', member: 2, seat: 1 }]],
  ['Bo stands up', gathering, { ...gathering, seats: [ada, free] }, [{ what: 'stood', member: 2 }]],
  ['two swap seats', gathering, { ...gathering, seats: [bo, ada] }, [{ what: 'sat', member: 2, seat: 0 }]],
  [
    'a bot in a free seat',
    { ...gathering, seats: [ada, free] },
    { ...gathering, seats: [ada, { ...free, bot: 'casual' }] },
    [{ what: 'botCame', seat: 1 }],
  ],
  ['another host', gathering, { ...gathering, host: 2 }, [{ what: 'host', member: 2 }]],
  ['I am the host', { ...gathering, host: 2 }, gathering, [{ what: 'host', member: 1 }]],
  ['other days for a move', gathering, { ...gathering, days: 3 }, [{ what: 'changed' }]],
  ['other options', gathering, { ...gathering, options: { variant: 'announce' } }, [{ what: 'changed' }]],
  ['one seat more', gathering, { ...gathering, seats: [ada, bo, free] }, [{ what: 'changed' }]],
  ['the game begins', gathering, aRoom(), [{ what: 'started' }]],
  ['a bot for Bo', aRoom(), aRoom({ seats: [ada, { ...bo, bot: 'casual' }] }), [{ what: 'botPlaysFor', member: 2 }]],
  ['Bo is back', aRoom({ seats: [ada, { ...bo, bot: 'casual' }] }), aRoom(), [{ what: 'backAgain', member: 2 }]],
  [
    'Bo gives up, and a bot plays on',
    aRoom(),
    aRoom({ seats: [ada, { ...bo, bot: 'casual', resigned: true }] }),
    [{ what: 'resigned', member: 2 }],
  ],
  [
    'Bo is out of time',
    aRoom(),
    aRoom({ seats: [ada, { ...bo, bot: 'casual', resigned: true, outOfTime: true }] }),
    [{ what: 'outOfTime', member: 2 }],
  ],
  ['I give up', aRoom(), aRoom({ seats: [{ ...ada, resigned: true }, bo] }), []],
  ['a pause', aRoom({ proposal }), aRoom({ paused: true }), [{ what: 'paused' }]],
  ['a pause is proposal for', aRoom(), aRoom({ proposal }), [{ what: 'asks', proposal }]],
  ['no pause', aRoom({ proposal }), aRoom(), [{ what: 'declined', proposal }]],
  [
    'no undo',
    aRoom({ proposal: { ...proposal, what: 'undo' }, undoable: 0 }),
    aRoom({ undoable: 0 }),
    [{ what: 'declined', proposal: { ...proposal, what: 'undo' } }],
  ],
  ['an undo', aRoom({ proposal: { ...proposal, what: 'undo' }, undoable: 0 }), aRoom(), []],
  [
    'no undo any more, because Bo has moved',
    aRoom({ proposal: { ...proposal, what: 'undo' }, undoable: 0 }),
    aRoom({ undoable: 1 }),
    [],
  ],
  ['no pause any more, because it is over', aRoom({ proposal }), aRoom({ phase: 'over' }), []],
  [
    'Bo wants a rematch',
    aRoom({ phase: 'over' }),
    aRoom({ phase: 'over', rematch: 'next', rematchBy: 2 }),
    [{ what: 'rematch', member: 2 }],
  ],
  ['I want a rematch', aRoom({ phase: 'over' }), aRoom({ phase: 'over', rematch: 'next', rematchBy: 1 }), []],
  ['it goes on', aRoom({ paused: true }), aRoom(), [{ what: 'goesOn' }]],
])('%s', (_, before, after, news) => {
  expect(toAda(before, after)).toEqual(news);
});

test('who comes and goes', () => {
  const room = aRoom();
  expect(newsBetween({ room, here: [1] }, { room, here }, 1)).toEqual([{ what: 'came', member: 2 }]);
  expect(newsBetween({ room, here }, { room, here: [1] }, 1)).toEqual([{ what: 'left', member: 2 }]);
  expect(newsBetween({ room, here: [2] }, { room, here }, 1)).toEqual([]);
});

test('who has gone on to the rematch has not left', () => {
  const room = aRoom({ phase: 'over', rematch: 'next', rematchBy: 2 });
  expect(newsBetween({ room, here }, { room, here: [1] }, 1)).toEqual([]);
});

test('who comes before their name is told of when it is known', () => {
  const room = aRoom();
  const nameless = { ...room, members: room.members.slice(0, 1) };
  expect(newsBetween({ room: nameless, here: [1] }, { room: nameless, here }, 1)).toEqual([]);
  expect(newsBetween({ room: nameless, here }, { room, here }, 1)).toContainEqual({ what: 'came', member: 2 });
});
