import { expect, test } from 'vitest';
import { keptLanguage } from './kept-language.ts';

test('a text that was not saved is kept for its person and its project until it is forgotten', () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
  const mine = keptLanguage(store, 'ada', 'roads');
  mine.save('class A implements Namespace {}');
  expect(mine.read()).toMatchObject({ text: 'class A implements Namespace {}' });
  expect(keptLanguage(store, 'ben', 'roads').read()).toBeUndefined();
  expect(keptLanguage(store, 'ada', 'health').read()).toBeUndefined();
  mine.forget();
  expect(mine.read()).toBeUndefined();
  expect(keptLanguage(undefined, 'ada', 'roads').read()).toBeUndefined();
});
