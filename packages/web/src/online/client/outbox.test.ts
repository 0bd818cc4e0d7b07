/** What waits for an answer, through a reload. */

import { expect, test } from 'vitest';
import { TextStore } from '../../settings/text-store';
import { Outbox } from './outbox';

/** A browser that forbids storage: the page remembers by itself. */
const noStorage = () =>
  new TextStore(() => {
    throw new Error('forbidden');
  });

test('what is not answered is there again after a reload, in order, under the same id', () => {
  const texts = noStorage();
  const first = new Outbox('abc', texts);
  const one = first.add({ type: 'act', action: 'e5', promptKey: '1:1' });
  const two = first.add({ type: 'say', text: 'hello' });
  const again = new Outbox('abc', texts);
  expect(again.all.value).toEqual([one, two]);
  expect(again.hasAct.value).toBe(true);
  again.settle(one.id);
  expect(again.hasAct.value).toBe(false);
  expect(new Outbox('abc', texts).all.value).toEqual([two]);
  expect(new Outbox('other', texts).all.value).toEqual([]);
});

test.each(['', '{', '[]', '{"id":"a"}', '[{"id":1,"command":{}}]', '[null]'])(
  'a broken text (%s) is nothing',
  (text) => {
    const texts = noStorage();
    texts.write('riverstone:outbox:2:abc', text);
    expect(new Outbox('abc', texts).all.value).toEqual([]);
  },
);

test('ids are never the same twice', () => {
  const outbox = new Outbox('abc', noStorage());
  const ids = Array.from({ length: 50 }, () => outbox.add({ type: 'stand' }).id);
  expect(new Set(ids).size).toBe(50);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
