import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { exampleDocument } from '../example-documents.fixture.ts';
import { createSearchIndex } from '../search-index.ts';
import { searchMigrations } from '../index/search-migrations.ts';
import { publicOnly } from './visible-documents.ts';

const everything = {
  q: '',
  filters: [],
  sort: 'name asc',
  start: 0,
  rows: 100,
  facets: { fields: [], limit: 50, minimumCount: 1, excludeOwnFilter: false },
  highlight: false,
  now: new Date('2025-06-01T00:00:00Z'),
};

const catalogue = [
  { name: 'draft', state: 'draft', organization: 'agriculture' },
  { name: 'gone', state: 'deleted', organization: 'agriculture' },
  { name: 'gone-secret', state: 'deleted', private: true, organization: 'agriculture' },
  { name: 'public', organization: 'agriculture' },
  { name: 'secret', private: true, organization: 'agriculture' },
];

const own = ['org-agriculture'];

describeStores('what a search shows', (open) => {
  test.each([
    [{}, ['public']],
    [{ privateOf: own }, ['public', 'secret']],
    [{ draftsOf: own }, ['draft', 'public']],
    [{ deletedOf: own }, ['gone', 'gone-secret', 'public']],
    [{ privateOf: ['org-education'], draftsOf: [], deletedOf: ['org-education'] }, ['public']],
    [
      { privateOf: 'all' as const, draftsOf: own, deletedOf: 'all' as const },
      ['draft', 'gone', 'gone-secret', 'public', 'secret'],
    ],
  ])('with %j is %j', async (more, expected) => {
    const sql = await open();
    await migrate(sql, searchMigrations);
    const index = createSearchIndex(sql);
    for (const document of catalogue) await index.put(exampleDocument(document));
    const { bodies } = await index.find({ ...everything, visibility: { ...publicOnly, ...more } });
    expect(bodies.map((body) => JSON.parse(body).name)).toEqual(expected);
  });
});
