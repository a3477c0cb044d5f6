import type { Dataset } from '@gazetteer/client';
import { describe, expect, it } from 'vitest';
import { progressOf, translatedInto } from '../../../translations/translated-texts.ts';
import {
  mergeTranslations,
  readBase,
  readTyped,
  writtenIn,
} from '../../../translations/typed-translations.ts';
import { type DescribedTable, textsOf } from './dataset-texts.ts';
import { callsFor } from './translation-calls.ts';

const dataset = {
  id: 'births-id',
  metadata_modified: '2026-01-01T00:00:00.000001',
  title: 'Births',
  title_translated: { en: 'Births', fr: 'Naissances', de: 'Geburten' },
  notes: '',
  tags: [
    { name: 'mothers', vocabulary_id: null, state: 'active' },
    { name: 'health', vocabulary_id: 'themes', state: 'active' },
  ],
  resources: [{ id: 'table', sku: 't', name: 'By district', description: '' }],
} as unknown as Dataset;
const tables = [
  { resource: 'table', fields: [{ id: 'a/b', type: 'int', info: { label: 'Births', decimals: 0 } }] },
  // oxlint-disable-next-line no-unsafe-type-assertion -- a table is described by more than is read of it here
] as unknown as DescribedTable[];
const texts = textsOf(dataset, tables);
const language = 'fr';
const ids = {
  title: 'title',
  mothers: 'tag  mothers',
  name: 'resource table name',
  label: 'column table a/b label',
};
const merge = (base: Record<string, string>, typed: Record<string, string>) =>
  mergeTranslations(base, typed, { texts, language });

describe('the texts of a dataset', () => {
  it('are those that have words, each with an id of its own', () => {
    expect(texts.map(({ id }) => id)).toEqual([
      ids.title,
      ids.mothers,
      'tag themes health',
      ids.name,
      ids.label,
    ]);
    expect(writtenIn(texts, 'fr')[ids.title]).toBe('Naissances');
  });

  it('keep their other languages, and lose the one that was emptied', () => {
    const { translations } = texts[0]!;
    expect(translatedInto({ translations }, 'fr', 'Les naissances')).toEqual({
      ...translations,
      fr: 'Les naissances',
    });
    expect(translatedInto({ translations }, 'fr', '')).toEqual({ en: 'Births', de: 'Geburten' });
  });
});

describe('how far the translation is', () => {
  it('counts what has words in the language, and leads to the page of the first that has none', () => {
    expect(progressOf(texts, 'fr')).toEqual({
      count: 5,
      translated: 1,
      firstMissing: { page: 1, id: ids.mothers },
    });
    expect(progressOf(texts, 'fr', 1).firstMissing).toMatchObject({ page: 2 });
    expect(progressOf(texts.slice(0, 1), 'de')).toEqual({ count: 1, translated: 1, firstMissing: undefined });
  });
});

describe('what was typed of translations', () => {
  it('is read text by text, with the line ends that texts are stored with', () => {
    const form = new URLSearchParams([
      ['text', 'title'],
      ['text', 'notes'],
      ['to.0', ' Naissances '],
      ['to.1', 'Une\r\ndeux'],
    ]);
    expect(readTyped(form)).toEqual({ title: 'Naissances', notes: 'Une\ndeux' });
  });

  it('changes nothing where nothing was changed', () => {
    const written = writtenIn(texts, language);
    expect(merge(written, written)).toMatchObject({ changes: [], overlaps: [], gone: [] });
  });

  it('is put on top of what somebody else has written in another field', () => {
    const merged = merge({ title: '', [ids.mothers]: '' }, { title: '', [ids.mothers]: 'mères' });
    expect(merged.changes).toMatchObject([{ text: { id: ids.mothers }, typed: 'mères' }]);
    expect(merged).toMatchObject({ overlaps: [], values: { title: 'Naissances' } });
  });

  it('names what both have written, and nothing where both wrote the same', () => {
    expect(merge({ title: '' }, { title: 'Bébés' })).toMatchObject({
      overlaps: [{ text: { id: 'title' }, theirs: 'Naissances' }],
      values: { title: 'Bébés' },
      theirs: { title: 'Naissances' },
    });
    expect(merge({ title: '' }, { title: 'Naissances' })).toMatchObject({ overlaps: [], changes: [] });
  });

  it('tells of what was typed for texts that are gone', () => {
    expect(merge({}, { 'tag  fathers': 'pères', 'tag  sons': '' }).gone).toEqual(['tag  fathers']);
  });
});

describe('the calls that save translations', () => {
  const callsOf = (typed: Record<string, string>) =>
    callsFor(merge({}, { ...typed }).changes, { dataset, tables, language });
  // Without a base, what is written now counts as what the form was filled with.
  it('send what was changed of the dataset on top of the revision that was read, and its tags whole', () => {
    expect(callsOf({ title: 'Les naissances', [ids.mothers]: 'mères' })).toMatchObject([
      {
        name: 'package_patch',
        input: {
          id: 'births-id',
          if_revision: dataset.metadata_modified,
          title_translated: { en: 'Births', de: 'Geburten', fr: 'Les naissances' },
          tags: [{ ...dataset.tags[0], display_name_translated: { fr: 'mères' } }, dataset.tags[1]],
        },
      },
    ]);
    expect(callsOf({ title: 'Les naissances' })[0]?.input).not.toHaveProperty('tags');
  });

  it('patch resources one by one, and keep what else a dictionary says', () => {
    expect(callsOf({ [ids.name]: 'Par district', [ids.label]: 'Naissances' })).toMatchObject([
      { name: 'resource_patch', input: { id: 'table', name_translated: { fr: 'Par district' } } },
      {
        name: 'datastore_create',
        input: {
          resource_id: 'table',
          fields: [
            { id: 'a/b', info: { label: 'Births', decimals: 0, label_translated: { fr: 'Naissances' } } },
          ],
        },
      },
    ]);
  });
});

describe('what a form was filled with', () => {
  it('comes back as it was, and as nothing from any other text', () => {
    expect(readBase(JSON.stringify({ title: 'Naissances' }))).toEqual({ title: 'Naissances' });
    for (const text of [null, '', '{', '[]', '[{"a": "b"}]', '{"title": 1}'])
      expect(readBase(text)).toEqual({});
  });
});
