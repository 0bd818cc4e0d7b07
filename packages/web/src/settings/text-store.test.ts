/** Small texts where storage works, is full, or is forbidden. */

import { expect, it } from 'vitest';
import { TextStore } from './text-store';

/** A storage that takes so many texts. */
function storageFor(most: number): Storage {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (most-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
  return storage as unknown as Storage;
}

it('reads what was written last, also where the storage had no room for it, and says so', () => {
  const storage = storageFor(1);
  const store = new TextStore(() => storage);
  expect(store.write('score', 'old')).toBe(true);
  expect(store.write('score', 'new')).toBe(false);
  expect(store.read('score')).toBe('new');
  expect(store.isStoring.value).toBe(false);
  expect(store.write('score', null)).toBe(true);
  expect([store.read('score'), store.isStoring.value]).toEqual([null, true]);
});

it('keeps texts in memory where storage is forbidden', () => {
  const store = new TextStore(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(store.read('score')).toBeNull();
  expect(store.write('score', 'here')).toBe(false);
  expect(store.read('score')).toBe('here');
  expect(store.keys('sc')).toEqual(['score']);
});
