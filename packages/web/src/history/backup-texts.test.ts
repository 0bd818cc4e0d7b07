/** The texts of a file: which are taken, and what if there is no room. */

import { beforeEach, expect, it } from 'vitest';
import { TextStore } from '../settings/text-store';
import { addTexts, collectTexts } from './backup-texts';

/** How many characters there is room for. */
let room = 1000;
let kept: Record<string, string> = {};
/** What a browser has, and no more of it than the store uses: its keys are its properties. */
const storage = (): Storage =>
  new Proxy(kept, {
    get: (texts, name) => ({ getItem: (key: string) => texts[key] ?? null, setItem, removeItem })[name as 'getItem'],
  }) as unknown as Storage;
const removeItem = (key: string): void => {
  delete kept[key];
};
const setItem = (key: string, text: string): void => {
  if (JSON.stringify({ ...kept, [key]: text }).length > room) throw new DOMException('full', 'QuotaExceededError');
  kept[key] = text;
};
let store = new TextStore(storage);

beforeEach(() => {
  room = 1000;
  kept = { 'riverstone:settings': 'old', 'riverstone:notes:a': 'mine' };
  store = new TextStore(storage);
});

const file = {
  'riverstone:settings': 'new',
  'riverstone:notes:a': 'theirs',
  'riverstone:notes:b': 'new',
  'riverstone:tab:a': 'x',
  'riverstone:outbox:2:a': 'x',
  'riverstone:dragons': 'x',
  'riverstone:settings2': 'x',
  evil: 'x',
};

it('settings are replaced, others added, unknown ones left out; and all are counted', () => {
  expect(addTexts(store, file)).toMatchObject({ added: 2, isStored: true });
  expect(kept).toEqual({ 'riverstone:settings': 'new', 'riverstone:notes:a': 'mine', 'riverstone:notes:b': 'new' });
  expect(addTexts(store, file)).toMatchObject({ added: 0, isStored: true });
});

it('what has no room is told, and all can be taken back', () => {
  const before = { ...kept };
  room = 100;
  const added = addTexts(store, { ...file, 'riverstone:luck:a': 'y'.repeat(200) });
  expect(added.isStored).toBe(false);
  added.undo();
  expect(kept).toEqual(before);
  expect(store.read('riverstone:luck:a')).toBeNull();
});

it('a file gets only what makes sense elsewhere', () => {
  kept = { ...kept, 'riverstone:tab:a': 'x', other: 'x' };
  expect(Object.keys(collectTexts(store)).sort()).toEqual(['riverstone:notes:a', 'riverstone:settings']);
});
