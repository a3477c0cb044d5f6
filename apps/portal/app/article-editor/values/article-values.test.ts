import { describe, expect, test } from 'vitest';
import type { Article } from '../article-record.ts';
import { bodyOf, changedFields, emptyValues, listOf, valuesOf, valuesOfForm } from './article-values.ts';

const article: Article = {
  id: 'a',
  kind: 'event',
  state: 'draft',
  slug: 'open-day',
  revision: 3,
  publish_at: null,
  first_published_at: null,
  texts: { en: { title: 'Open day', excerpt: '', body: 'Come in.\n' } },
  authors: ['Asha Rao', 'Ben'],
  tags: ['rainfall'],
  featured_media: null,
  featured_image: null,
  datasets: ['rain-by-district'],
  event: { starts_at: '2026-12-01T09:00:00.000Z', ends_at: null, place: 'Town hall' },
  updated_at: '2026-11-22T08:00:00.000Z',
  saved_by: null,
};

describe('the fields of the editor', () => {
  test('hold an article whole: what is saved unchanged is what was read', () => {
    expect(bodyOf(valuesOf(article))).toEqual({
      kind: 'event',
      slug: 'open-day',
      texts: { en: article.texts.en, fr: null },
      authors: ['Asha Rao', 'Ben'],
      tags: ['rainfall'],
      featured_media: null,
      datasets: ['rain-by-district'],
      event: article.event,
    });
  });

  test('leave the address to the service where none is given, and the event where it is none', () => {
    expect(bodyOf({ ...valuesOf(article), slug: ' ', kind: 'blog' })).toMatchObject({
      slug: null,
      event: null,
    });
  });

  test('are read from a form sent without script, with its times in UTC', () => {
    const form = new URLSearchParams({
      title_fr: 'Portes ouvertes',
      body_fr: 'Une ligne\r\nune autre',
      starts_at: '2026-12-01T10:00',
      ends_at: 'soon',
    });
    const before = valuesOf(article);
    expect(valuesOfForm(form, before)).toEqual({
      ...before,
      title_fr: 'Portes ouvertes',
      body_fr: 'Une ligne\nune autre',
      starts_at: '2026-12-01T10:00:00.000Z',
      ends_at: '',
    });
  });

  test('tell what was changed', () => {
    const empty = emptyValues('news', 'Asha Rao');
    expect(empty).toMatchObject({ kind: 'news', authors: 'Asha Rao', title_en: '' });
    expect(changedFields(empty, { ...empty, title_en: 'x', tags: 'y' })).toEqual(['title_en', 'tags']);
    expect(changedFields(empty, { ...empty, body_en: '\n', title_en: ' ' })).toEqual([]);
    expect(changedFields({ ...empty, body_en: 'a\n\nb' }, { ...empty, body_en: 'a b' })).toEqual(['body_en']);
  });

  test('take words between commas, each once', () => {
    expect(listOf(' rain, rain,, Wind farms ,')).toEqual(['rain', 'Wind farms']);
  });
});
