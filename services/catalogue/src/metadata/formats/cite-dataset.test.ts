import { expect, test } from 'vitest';
import type { MetadataRecord } from '../record/metadata-record.ts';
import { citeDataset } from './cite-dataset.ts';

const record = {
  name: 'births',
  title: 'Births & deaths',
  page: 'https://example.org/p/births',
  publisher: { uri: '', name: 'Health Board' },
  creator: { uri: '', name: 'The Registrar' },
  sourceDates: {},
  modified: '2026-11-22T10:00:00Z',
  license: undefined,
} as unknown as MetadataRecord;

const cited = (more: Partial<MetadataRecord>, language: 'en' | 'fr' = 'en') =>
  citeDataset({ ...record, ...more }, 'Gazetteer', language);

test('the year of a citation is the source’s, the later of those it says', () => {
  expect(cited({ sourceDates: { published: '2018-02', updated: '2019' } }).text).toBe(
    'The Registrar (2019). Births & deaths [Data set]. Gazetteer, updated 22 Nov 2026. https://example.org/p/births',
  );
  expect(cited({ sourceDates: { published: '2018-02' } }).text).toContain('(2018)');
});

test('a source that says no date is not given the portal’s', () => {
  const { text, bibtex } = cited({});
  expect(text).toContain('The Registrar (n.d.).');
  expect(bibtex).not.toContain('year');
  expect(cited({}, 'fr').text).toBe(
    'The Registrar (s. d.). Births & deaths [Jeu de données]. Gazetteer, mis à jour le 22 nov. 2026. https://example.org/p/births',
  );
});

test('what a publisher makes and publishes here has the year of the portal', () => {
  expect(cited({ creator: undefined }).text).toContain('Health Board (2026).');
});

test('signs that BibTeX reads as commands are escaped', () => {
  expect(cited({}).bibtex).toContain('title = {{Births \\& deaths}}');
});
