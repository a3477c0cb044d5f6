import { describe, expect, test } from 'vitest';
import { emptyValues } from '../values/article-values.ts';
import { addressesOfDrafts, type Draft, removeDraft, saveDraft, readDraft } from './draft-store.ts';

/** Storage as browsers have it, in memory. */
function memory(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

const base = emptyValues('news');
const draft: Draft = {
  values: { ...base, title_en: 'Rain' },
  base,
  revision: 0,
  kept_at: '2026-11-22T08:00:00.000Z',
};

describe('what was written and not saved', () => {
  test('comes back as it was, to the person whose it is, at its article', () => {
    const store = memory();
    expect(saveDraft(store, 'asha', 'new', draft)).toBe(true);
    expect(readDraft(store, 'asha', 'new')).toEqual(draft);
    expect(readDraft(store, 'ben', 'new')).toBeUndefined();
    expect(readDraft(store, 'asha', '1')).toBeUndefined();
  });

  test('is known by its articles, and forgotten when asked to', () => {
    const store = memory();
    store.setItem('theme', 'dark');
    saveDraft(store, 'asha', '1', draft);
    saveDraft(store, 'asha', '2', draft);
    saveDraft(store, 'ben', '3', draft);
    expect(addressesOfDrafts(store, 'asha')).toEqual(['1', '2']);
    removeDraft(store, 'asha', '1');
    expect(addressesOfDrafts(store, 'asha')).toEqual(['2']);
  });

  test.each([
    '',
    'no json',
    'null',
    '{}',
    JSON.stringify({ version: 2, ...draft }),
    JSON.stringify({ version: 1, ...draft, values: { title_en: 'x' } }),
  ])('is none where it cannot be read: %s', (text) => {
    const store = memory();
    store.setItem('console-draft:asha:new', text);
    expect(readDraft(store, 'asha', 'new')).toBeUndefined();
  });

  test('is reported as not kept where the browser has no room', () => {
    const full = memory();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(saveDraft(full, 'asha', 'new', draft)).toBe(false);
  });
});
