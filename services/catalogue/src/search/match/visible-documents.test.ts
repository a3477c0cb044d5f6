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

const own = { organizations: ['org-agriculture'], datasets: [] };
const others = { organizations: ['org-education'], datasets: [] };
const all = { organizations: 'all', datasets: [] } as const;
const shared = (...names: string[]) => ({
  organizations: [],
  datasets: names.map((name) => `id-${name}`),
});

describeStores('what a search shows', (open) => {
  test.each([
    [{}, ['public']],
    [{ private: own }, ['public', 'secret']],
    [{ drafts: own }, ['draft', 'public']],
    [{ deleted: own }, ['gone', 'gone-secret', 'public']],
    [{ private: others, deleted: others }, ['public']],
    [{ private: shared('secret', 'draft', 'gone') }, ['public', 'secret']],
    [{ drafts: shared('secret', 'draft', 'gone') }, ['draft', 'public']],
    [{ deleted: shared('secret', 'gone-secret') }, ['gone-secret', 'public']],
    [
      { private: { ...shared('secret', 'unknown'), ...{ organizations: ['org-education'] } } },
      ['public', 'secret'],
    ],
    [{ private: all, drafts: own, deleted: all }, ['draft', 'gone', 'gone-secret', 'public', 'secret']],
  ])('with %j is %j', async (more, expected) => {
    const sql = await open();
    await migrate(sql, searchMigrations);
    const index = createSearchIndex(sql);
    for (const document of catalogue) await index.put(exampleDocument(document));
    const { bodies } = await index.find({ ...everything, visibility: { ...publicOnly, ...more } });
    expect(bodies.map((body) => JSON.parse(body).name)).toEqual(expected);
  });
});
