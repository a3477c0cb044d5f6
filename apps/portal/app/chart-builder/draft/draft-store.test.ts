import type { ChartSpec } from '@gazetteer/charts';
import { describe, expect, test } from 'vitest';
import { type Draft, removeDraft, saveDraft, listDrafts, readDraft } from './draft-store.ts';

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

const spec: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'a' },
  mark: 'bar',
  channels: { x: { field: 'district' } },
};
const draft = (minute: number): Draft => ({
  spec,
  name: `Draft ${minute}`,
  kept_at: `2026-11-22T05:${String(minute).padStart(2, '0')}:00.000Z`,
});

describe('drafts', () => {
  test('come back as they were kept, to the person whose they are', () => {
    const store = memory();
    expect(saveDraft(store, 'asha', 'table:a', draft(1))).toBe(true);
    expect(readDraft(store, 'asha', 'table:a')).toEqual(draft(1));
    expect(readDraft(store, 'ben', 'table:a')).toBeUndefined();
    expect(readDraft(store, 'asha', 'table:b')).toBeUndefined();
  });

  test('are forgotten when asked to', () => {
    const store = memory();
    saveDraft(store, 'asha', 'table:a', draft(1));
    removeDraft(store, 'asha', 'table:a');
    expect(readDraft(store, 'asha', 'table:a')).toBeUndefined();
  });

  test('are listed newest first, and the oldest make room', () => {
    const store = memory();
    for (let minute = 10; minute < 30; minute += 1)
      saveDraft(store, 'asha', `table:${minute}`, draft(minute));
    const kept = listDrafts(store, 'asha');
    expect(kept).toHaveLength(12);
    expect(kept[0]).toMatchObject({ address: 'table:29', name: 'Draft 29' });
    expect(kept.at(-1)?.address).toBe('table:18');
  });

  test.each([
    '',
    'no json',
    '{}',
    '{"version":2}',
    '{"version":1,"spec":{"version":1,"mark":"bar"}}',
  ])('that cannot be read are none: %s', (text) => {
    const store = memory();
    store.setItem('visualise-draft:asha:table:a', text);
    expect(readDraft(store, 'asha', 'table:a')).toBeUndefined();
    expect(listDrafts(store, 'asha')).toEqual([]);
  });

  test('that are too large, or that the browser does not take, are not kept', () => {
    const store = memory();
    expect(saveDraft(store, 'asha', 'own', { ...draft(1), name: 'x'.repeat(2_000_001) })).toBe(false);
    const full = memory();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(saveDraft(full, 'asha', 'own', draft(1))).toBe(false);
  });
});
