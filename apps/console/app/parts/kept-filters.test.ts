import { expect, test } from 'vitest';
import { keptFilters } from './kept-filters.ts';

function memoryStore() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

test('a saved filter belongs to its person and its list, and can be forgotten', () => {
  const store = memoryStore();
  const mine = keptFilters(store, 'ada', 'roads/clients');
  mine.save({ name: 'Web', search: '?kind=web' });
  mine.save({ name: 'Apps', search: '?kind=app' });
  mine.save({ name: 'Web', search: '?kind=site' });
  expect(mine.read()).toEqual([
    { name: 'Apps', search: '?kind=app' },
    { name: 'Web', search: '?kind=site' },
  ]);
  expect(keptFilters(store, 'ada', 'roads').read()).toEqual([]);
  expect(keptFilters(store, 'ben', 'roads/clients').read()).toEqual([]);
  mine.forget('Web');
  expect(mine.read()).toHaveLength(1);
});

test('a browser that keeps nothing has no saved filters', () => {
  const none = keptFilters(undefined, 'ada', 'roads/clients');
  none.save({ name: 'Web', search: '' });
  expect(none.read()).toEqual([]);
});
