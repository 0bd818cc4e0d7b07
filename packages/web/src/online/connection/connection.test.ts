/** The line to the server: greetings, answers, breaks, and coming back. */

import type { ServerMessage } from '@riverstone/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ScriptedLine, scriptedLine } from '../../../test/support/online/online-line';
import type { ConnectionListener } from './connection';

/** Listens until the test is over. */
function listen({ connection }: ScriptedLine, listener: Partial<ConnectionListener> = {}): () => void {
  const stop = connection.listen({ heard: () => undefined, ...listener });
  onTestFinished(stop);
  return stop;
}

const isOpen = ({ connection }: ScriptedLine) => vi.waitUntil(() => connection.state.value === 'open');

describe('the line', () => {
  test('is open after the greeting, and tells the time of the server', async () => {
    const line = await scriptedLine(() => []);
    const heard: ServerMessage['type'][] = [];
    listen(line, { heard: ({ type }) => heard.push(type) });
    expect(line.connection.state.value).toBe('connecting');
    await vi.waitUntil(() => heard.includes('time'));
    expect(line.connection.state.value).toBe('open');
    expect(line.connection.now()).toBeGreaterThanOrEqual(1_000_000);
    expect(line.connection.now()).toBeLessThan(1_100_000);
    expect(line.introductions()).toBe(1);
  });

  test('is of no use to a page that speaks another version', async () => {
    const line = await scriptedLine(() => [], { type: 'hello', v: 1, now: 1 });
    listen(line);
    await vi.waitUntil(() => line.connection.state.value === 'outdated');
    line.wake();
    expect(line.connection.state.value).toBe('outdated');
  });

  test('is opened once for all who listen, and closed after the last', async () => {
    const line = await scriptedLine(({ id }) => [{ type: 'done', id }]);
    const opened: string[] = [];
    const first = listen(line, { opened: () => opened.push('first') });
    await isOpen(line);
    const second = listen(line, { opened: () => opened.push('second') });
    expect(opened).toEqual(['first', 'second']);
    first();
    expect(await line.connection.request({ type: 'leave', id: 'x' })).toEqual({ type: 'done', id: 'x' });
    second();
    expect(line.connection.state.value).toBe('connecting');
    expect(line.visits).toHaveLength(1);
  });

  test('is felt for at once when somebody looks again', async () => {
    const line = await scriptedLine(() => []);
    let answers = 0;
    listen(line, {
      heard: ({ type }) => {
        if (type === 'time') answers++;
      },
    });
    await vi.waitUntil(() => answers === 1);
    line.wake();
    await vi.waitUntil(() => answers === 2);
    expect(line.visits).toHaveLength(1);
  });

  test('comes back by itself when it breaks, without another introduction', async () => {
    const line = await scriptedLine(() => []);
    let opened = 0;
    listen(line, {
      opened: () => {
        opened++;
      },
    });
    await isOpen(line);
    line.visits[0]?.cut();
    await vi.waitUntil(() => opened === 2);
    expect(line.visits).toHaveLength(2);
    expect(line.introductions()).toBe(1);
  });
});

describe('the table in the address of the socket', () => {
  test('is the one that is followed when it is opened; a page that goes to another table stays where it is', async () => {
    const line = await scriptedLine(({ id }) => [{ type: 'done', id }]);
    const follow = (table: string): (() => void) => {
      const listener = { table, heard: () => undefined };
      line.connection.follower = listener;
      return listen(line, listener);
    };
    const leave = follow('first');
    await isOpen(line);
    follow('second');
    leave();
    expect(await line.connection.request({ type: 'leave', id: 'x' })).toEqual({ type: 'done', id: 'x' });
    expect([line.named, line.visits.length]).toEqual([['first'], 1]);
  });

  test('is left out in the lobby', async () => {
    const line = await scriptedLine(() => []);
    listen(line);
    await isOpen(line);
    expect(line.named).toEqual([null]);
  });

  test('is left out after a failure, so that the balancer may choose another server', async () => {
    const line = await scriptedLine(() => []);
    const listener = { table: 'mine' };
    line.connection.follower = { ...listener, heard: () => undefined };
    listen(line, listener);
    await isOpen(line);
    line.visits[0]?.cut();
    await vi.waitUntil(() => line.visits.length === 2);
    expect(line.named).toEqual(['mine', null]);
  });
});

describe('a request', () => {
  test('gets the answer with its id, whatever comes between', async () => {
    const line = await scriptedLine(({ id }) => [
      { type: 'here', here: [1], watchers: 0 },
      { type: 'done', id: 'somebody else’s' },
      { type: 'done', id },
    ]);
    listen(line);
    await isOpen(line);
    expect(await line.connection.request({ type: 'leave', id: 'mine' })).toEqual({ type: 'done', id: 'mine' });
  });

  test('is answered with null when the line breaks before', async () => {
    const line = await scriptedLine((_message, visit) => {
      visit.cut();
      return [];
    });
    listen(line);
    await isOpen(line);
    expect(await line.connection.request({ type: 'leave', id: 'mine' })).toBeNull();
  });

  test('is answered with null while there is no line', async () => {
    const line = await scriptedLine(() => []);
    listen(line);
    expect(await line.connection.request({ type: 'leave', id: 'mine' })).toBeNull();
  });
});
