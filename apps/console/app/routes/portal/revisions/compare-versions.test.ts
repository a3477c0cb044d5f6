import { describe, expect, test } from 'vitest';
import { compareVersions, listChanges } from './compare-versions.server.ts';
import type { Version } from './revision.ts';

const version: Version = {
  kind: 'event',
  slug: 'rain',
  state: 'draft',
  publish_at: null,
  texts: { en: { title: 'Rain', excerpt: '', body: 'It rained in May.' } },
  authors: ['Asha'],
  tags: ['rain', 'water'],
  featured_media: null,
  datasets: [],
  event: { starts_at: '2026-12-01T09:00:00.000Z', ends_at: null, place: 'Hall' },
};

describe('two versions of an article', () => {
  test('that are alike have no changes', () => {
    expect(listChanges(version, structuredClone(version))).toEqual([]);
  });

  test('are compared text by text in both languages, and in all other fields', () => {
    const after: Version = {
      ...version,
      state: 'published',
      tags: ['rain', 'wind'],
      featured_media: 'a1',
      event: { starts_at: '2026-12-02T09:00:00.000Z', ends_at: null, place: null },
      texts: {
        en: { title: 'Rain', excerpt: '', body: 'It rained in June.' },
        fr: { title: 'La pluie', excerpt: '', body: '' },
      },
    };
    const { facts, texts } = compareVersions(version, after, false);
    expect(facts).toEqual([
      { field: 'state', before: ['draft'], after: ['published'] },
      { field: 'tags', before: ['rain', 'water'], after: ['rain', 'wind'] },
      { field: 'featured_media', before: [], after: ['a1'] },
      { field: 'starts_at', before: ['2026-12-01T09:00:00.000Z'], after: ['2026-12-02T09:00:00.000Z'] },
      { field: 'place', before: ['Hall'], after: [] },
    ]);
    expect(texts.map(({ language, field, added, removed }) => [language, field, added, removed])).toEqual([
      ['en', 'body', 1, 1],
      ['fr', 'title', 2, 0],
    ]);
  });

  test('differ by the order of lists, too', () => {
    const after = { ...version, tags: ['water', 'rain'] };
    expect(listChanges(version, after)).toEqual([{ field: 'tags' }]);
  });

  test('lose every text of a language that is removed', () => {
    expect(listChanges(version, { ...version, texts: {} })).toEqual([
      { field: 'title', language: 'en' },
      { field: 'body', language: 'en' },
    ]);
  });

  test('show what is far from the changes where it is asked for', () => {
    const body = 'word '.repeat(500);
    const long = { ...version, texts: { en: { title: '', excerpt: '', body } } };
    const after = { ...version, texts: { en: { title: '', excerpt: '', body: `${body}end` } } };
    const kinds = (isWhole: boolean) =>
      compareVersions(long, after, isWhole).texts[0]?.parts.map(({ kind }) => kind);
    expect(kinds(false)).toEqual(['gap', 'same', 'added']);
    expect(kinds(true)).toEqual(['same', 'added']);
  });
});
