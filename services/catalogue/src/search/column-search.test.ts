import { registerActions } from '@gazetteer/actions';
import { migrate } from '@gazetteer/kernel';
import { createTestServer, describeStores, grantingAuthorizer, type OpenStore } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { judgedCatalogue } from './judged-catalogue.fixture.ts';
import type { SearchDocument } from './describe/search-document.ts';
import { searchActions } from './search.routes.ts';
import { createSearchIndex } from './search-index.ts';
import { searchMigrations } from './index/search-migrations.ts';

const chosen = new Set(['literacy-district', 'literacy-state', 'hospitals', 'rainfall-district']);
const catalogue = judgedCatalogue.filter(({ dataset }) => chosen.has(dataset.name));

const hidden = (document: SearchDocument | undefined): SearchDocument => {
  if (!document) throw new Error('The fixture has lost a dataset');
  return { ...document, dataset: { ...document.dataset, private: true } };
};

async function openSearch(open: OpenStore) {
  const sql = await open();
  await migrate(sql, searchMigrations);
  const index = createSearchIndex(sql);
  await sql.transaction(async () => {
    for (const document of catalogue) await index.put(document);
  });
  const server = await createTestServer();
  const member = { person: 'mo', relation: 'member', organization: 'org-registrar' } as const;
  const clock = () => new Date('2025-06-01T00:00:00Z');
  registerActions(
    server,
    searchActions({
      index,
      clock,
      authorizer: grantingAuthorizer([member]),
      publicUrl: 'http://portal.test',
    }),
  );
  const ask = async (action: string, input: object, as = '') => {
    const response = await server.inject({
      method: 'POST',
      url: `/api/3/action/${action}`,
      payload: input,
      headers: as === '' ? {} : { authorization: as },
    });
    return { status: response.statusCode, ...response.json() };
  };
  const columns = async (input: object, as?: string): Promise<string[]> =>
    (await ask('column_search', input, as)).result.results.map(
      ({ dataset, name }: { dataset: { name: string }; name: string }) => `${dataset.name}.${name}`,
    );
  return { index, ask, columns };
}

describeStores('the search of columns', (open) => {
  test('answers a question with columns and says how it was understood', async () => {
    const { ask } = await openSearch(open);
    const { result } = await ask('column_search', { q: 'Which tables have female literacy by district?' });
    expect(result).toMatchObject({ count: 1, words: ['female', 'literacy'], by: ['district'] });
    expect(result.results[0]).toEqual({
      name: 'female_literacy',
      label: 'Female literacy rate',
      description: null,
      unit: 'percent',
      role: 'measure',
      type: 'float',
      by: ['District', 'Decadal', 'district', 'year'],
      resource: { id: 'res-literacy-district-0', name: 'Literacy by district', sku: 'literacy-district' },
      dataset: { id: 'id-literacy-district', name: 'literacy-district', title: 'Literacy by district' },
      highlight: {
        label: [
          { text: 'Female', match: true },
          { text: ' ', match: false },
          { text: 'literacy', match: true },
          { text: ' rate', match: false },
        ],
      },
    });
  });

  test('counts facets as if each were not filtered by, and cuts out the page asked for', async () => {
    const { ask } = await openSearch(open);
    const asked = { q: 'literacy', fq: 'granularity:State', rows: 1, start: 1 };
    const { result } = await ask('column_search', asked);
    expect(result).toMatchObject({ count: 2, start: 1, rows: 1, results: [{}] });
    const counts = (field: string) =>
      Object.fromEntries(
        result.search_facets[field].items.map((item: { name: string; count: number }) => [
          item.name,
          item.count,
        ]),
      );
    expect(counts('granularity')).toEqual({ State: 2, District: 2 });
    expect(counts('sector')).toEqual({ Education: 2 });
    expect((await ask('column_search', { rows: 0 })).result).toMatchObject({ count: 14, results: [] });
  });

  test.each([
    ['column_search', {}, ['Education']],
    ['package_search', { ext_facet_exclude: true }, ['Education']],
    ['package_search', {}, []],
  ])('lists what a facet is filtered by beyond its limit, where it counts as if it were not: %s %j', async (action, more, names) => {
    const { ask } = await openSearch(open);
    const asked = { fq: 'sector:Education', 'facet.field': ['sector'], 'facet.limit': 0, rows: 0, ...more };
    const { items } = (await ask(action, asked)).result.search_facets.sector;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test('corrects typing errors by words of columns and says so', async () => {
    const { ask } = await openSearch(open);
    const { result } = await ask('column_search', { q: 'femlae litteracy' });
    expect(result).toMatchObject({ corrected_q: 'female literacy', count: 2 });
    expect((await ask('package_search', { q: 'docters' })).result).toMatchObject({
      corrected_q: 'doctors',
      results: [{ name: 'hospitals' }],
    });
  });

  test('finds nothing where nothing is, and refuses what is wrong by name', async () => {
    const { ask, columns } = await openSearch(open);
    expect(await columns({ q: 'zzzz qqqq' })).toEqual([]);
    for (const [input, field] of [
      [{ q: 'x'.repeat(1001) }, 'q'],
      [{ start: 10_001 }, 'start'],
      [{ rows: -1 }, 'rows'],
      [{ 'facet.field': '["sector"' }, 'facet.field'],
    ] as const) {
      const { status, error } = await ask('column_search', input);
      expect([status, Object.keys(error)]).toEqual([409, expect.arrayContaining([field])]);
    }
    expect(await ask('column_search', { fq: 'sector:(' })).toMatchObject({
      status: 409,
      error: { __type: 'Search Error' },
    });
  });

  test('shows columns of private datasets to members who ask for them, and kept answers to nobody else', async () => {
    const { index, columns } = await openSearch(open);
    await index.put(hidden(catalogue.find(({ dataset }) => dataset.name === 'literacy-district')));
    const asked = { q: 'male literacy', include_private: true };
    const [shown, others] = ['literacy-district.male_literacy', 'literacy-state.literacy_male'];
    expect(await columns(asked, 'mo')).toEqual([shown, others]);
    expect(await columns(asked)).toEqual([others]);
    expect(await columns(asked, 'mo')).toEqual([shown, others]);
    expect(await columns({ q: asked.q }, 'mo')).toEqual([others]);
  });

  test('follows changes of columns and removals', async () => {
    const { index, columns } = await openSearch(open);
    const [first] = catalogue;
    if (!first) throw new Error('The fixture is empty');
    const [kept, ...others] = first.columns ?? [];
    if (!kept) throw new Error('The fixture has no columns');
    expect(await columns({ q: 'gross enrolment' })).toEqual([]);
    await index.put({ ...first, columns: [{ ...kept, label: 'Gross enrolment' }] });
    expect(await columns({ q: 'gross enrolment' })).toEqual([`literacy-district.${kept.name}`]);
    expect(await columns({ q: 'female rate' })).toEqual([]);
    await index.put({ ...first, columns: [kept, ...others] });
    expect(await columns({ q: 'gross enrolment' })).toEqual([]);
    expect(await columns({ q: 'female rate' })).toEqual(['literacy-district.female_literacy']);
    await index.remove(first.dataset.id);
    expect(await columns({ q: 'female rate' })).toEqual([]);
    expect(await columns({ q: 'literate women' })).toEqual(['literacy-state.literacy_female']);
  });

  test('package_search finds and marks datasets by their columns', async () => {
    const { ask } = await openSearch(open);
    const { result } = await ask('package_search', { q: 'doctors', ext_highlight: true });
    expect(result.highlighting).toEqual({
      'id-hospitals': {
        columns: [
          [
            { text: 'Number of ', match: false },
            { text: 'doctors', match: true },
          ],
        ],
      },
    });
    expect((await ask('package_search', { q: 'columns:doctors' })).result.count).toBe(1);
    expect((await ask('package_search', { q: 'title:doctors' })).result.count).toBe(0);
  });

  test('suggests datasets, columns, organisations and sectors, of public datasets only', async () => {
    const { index, ask } = await openSearch(open);
    const { result } = await ask('search_suggest', { q: 'lite' });
    expect(result.datasets.map(({ name }: { name: string }) => name)).toEqual([
      'literacy-district',
      'literacy-state',
    ]);
    expect(result.columns[0]).toMatchObject({ label: 'Female literacy rate' });
    expect((await ask('search_suggest', { q: 'educ' })).result.sectors).toEqual([
      { name: 'Education', title: 'Education', count: 2 },
    ]);
    expect((await ask('search_suggest', { q: 'educatoin' })).result.sectors).toHaveLength(1);
    expect((await ask('search_suggest', { q: 'regis' })).result.organizations).toEqual([
      { name: 'registrar', title: 'Department of registrar', count: 2 },
    ]);
    expect((await ask('search_suggest', { q: '  ?' })).result).toEqual({
      datasets: [],
      columns: [],
      organizations: [],
      sectors: [],
    });
    const filtered = await ask('search_suggest', { q: 'lite', fq_list: ['granularity:State'], limit: 1 });
    expect(filtered.result.datasets).toMatchObject([{ name: 'literacy-state' }]);
    for (const document of catalogue) await index.put(hidden(document));
    const none = await ask('search_suggest', { q: 'lite' }, 'mo');
    expect([none.result.datasets, none.result.columns, none.result.sectors]).toEqual([[], [], []]);
  });
});
