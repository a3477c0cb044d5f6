import { migrate } from '@gazetteer/kernel';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { type Example, exampleDocument } from './example-documents.fixture.ts';
import type { FoundDatasets, SearchRequest } from './find-datasets.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { searchMigrations } from './index/search-migrations.ts';
import { publicOnly } from './match/visible-documents.ts';

const base: SearchRequest = {
  q: '',
  filters: [],
  sort: '',
  start: 0,
  rows: 100,
  facets: { fields: [], limit: 50, minimumCount: 1, excludeOwnFilter: false },
  visibility: publicOnly,
  highlight: false,
  now: new Date('2025-06-01T00:00:00Z'),
};

const catalogue: Example[] = [
  {
    name: 'rainfall-district',
    title: 'Rainfall by district',
    notes: 'Daily **rainfall** measured at gauges, see [the manual](https://example.org).',
    tags: ['weather', 'monsoon'],
    organization: 'meteorology',
    sector: ['Environment'],
    metadata_modified: '2024-03-01T10:00:00.000000',
    resources: [
      {
        name: 'Gauge readings',
        format: 'CSV',
        granularity: 'District',
        frequency: 'Daily',
        no_indicators: 4,
      },
    ],
  },
  {
    name: 'crop-production',
    title: 'Crop production',
    notes: 'Yields of crops. Depends on rainfall.',
    tags: ['farming', 'weather', 'farming'],
    organization: 'agriculture',
    sector: ['Food and Agriculture'],
    metadata_modified: '2024-05-01T10:00:00.000000',
    resources: [
      { name: 'Production', format: 'CSV', granularity: 'State', frequency: 'Yearly', no_indicators: 12 },
      { name: 'Report', format: 'PDF', idp_ready: false },
    ],
  },
  {
    name: 'ecoles-regionales',
    title: 'Écoles régionales',
    notes: 'Les établissements scolaires des régions.',
    tags: ['éducation'],
    organization: 'education',
    sector: ['Education'],
    license_id: 'cc-by',
    license_title: 'Creative Commons Attribution',
    metadata_modified: '2023-05-01T10:00:00.000000',
    extras: [{ key: 'survey round', value: '75' }],
    resources: [{ name: 'Écoles', format: 'XLSX', granularity: 'District', frequency: 'Yearly' }],
  },
  {
    name: 'population-tokyo',
    title: '東京都の人口',
    notes: '国際化に関する各局',
    tags: ['人口'],
    metadata_modified: '2022-01-01T00:00:00.000000',
  },
  { name: 'jansankhya', title: 'जनसंख्या हिन्दी में', metadata_modified: '2021-01-01T00:00:00.000000' },
  { name: 'secret-budget', title: 'Budget draft rainfall', private: true, organization: 'agriculture' },
  { name: 'gone', title: 'Withdrawn rainfall', state: 'deleted', organization: 'agriculture' },
];

async function filledIndex(open: OpenStore, documents: Example[] = catalogue): Promise<SearchIndex> {
  const sql = await open();
  await migrate(sql, searchMigrations);
  const index = createSearchIndex(sql);
  for (const document of documents) await index.put(exampleDocument(document));
  return index;
}

const names = ({ bodies }: FoundDatasets): string[] => bodies.map((body) => JSON.parse(body).name);

// Queries with the names they must find, in any order.
type Judged = [query: string, names: string[]];
const sortedNames = (judged: Judged[]) => judged.map(([query, expected]) => [query, [...expected].sort()]);
const judgedNames = (judged: Judged[], found: FoundDatasets[]) =>
  judged.map(([query], index) => [query, found[index] ? names(found[index]).sort() : []]);

describeStores('the search index', (open) => {
  const search = async (request: Partial<SearchRequest>) => {
    const index = await filledIndex(open);
    return index.find({ ...base, ...request });
  };

  test('finds by words', async () => {
    const judged: Judged[] = [
      ['rainfall', ['rainfall-district', 'crop-production']],
      ['Rainfalls DISTRICTS', ['rainfall-district']],
      ['crop rainfall', ['crop-production']],
      ['"crop production"', ['crop-production']],
      ['"production crop"', []],
      ['weather -monsoon', ['crop-production']],
      ['the production of crops', ['crop-production']],
      ['ecole regional', ['ecoles-regionales']],
      ["l'école", ['ecoles-regionales']],
      ['人口', ['population-tokyo']],
      ['東京', ['population-tokyo']],
      ['हिन्दी', ['jansankhya']],
      ['gauge', ['rainfall-district']],
      ['meteorology', ['rainfall-district']],
      ['crop-production', ['crop-production']],
      ['zzzz', []],
      ['rain AND yields', []],
      ['yields OR gauges', ['rainfall-district', 'crop-production']],
      ['prod* OR mons*', ['crop-production', 'rainfall-district']],
      ["'; drop table search_terms; --", []],
      ['"', ['crop-production', 'rainfall-district', 'ecoles-regionales', 'population-tokyo', 'jansankhya']],
    ];
    const index = await filledIndex(open);
    const found = await Promise.all(judged.map(([q]) => index.find({ ...base, q })));
    expect(judgedNames(judged, found)).toEqual(sortedNames(judged));
  });

  test('finds by fields, in q and in fq alike', async () => {
    const judged: Judged[] = [
      ['organization:agriculture', ['crop-production']],
      ['owner_org:org-agriculture', ['crop-production']],
      ['organization:(agriculture OR education)', ['crop-production', 'ecoles-regionales']],
      ['tags:weather -organization:agriculture', ['rainfall-district']],
      ['tags:("éducation")', ['ecoles-regionales']],
      ['res_format:pdf', ['crop-production']],
      ['res_name:readings', ['rainfall-district']],
      ['res_extras_granularity:District', ['rainfall-district', 'ecoles-regionales']],
      ['granularity:State', ['crop-production']],
      ['frequency:Daily', ['rainfall-district']],
      ['idp_ready:False', ['crop-production']],
      ['vocab_sectors:"Food and Agriculture"', ['crop-production']],
      ['+dataset_type:dataset +organization:agriculture', ['crop-production']],
      ['license_id:cc-by', ['ecoles-regionales']],
      ['extras_survey\\ round:75', ['ecoles-regionales']],
      ['name:*prod*', ['crop-production']],
      ['name:?rop-*', ['crop-production']],
      ['title:rainfal~1', ['rainfall-district']],
      ['title:crpo~', ['crop-production']],
      ['title:*duction', ['crop-production']],
      ['license_id:*', ['ecoles-regionales']],
      ['metadata_modified:[2024-01-01T00:00:00Z TO NOW]', ['rainfall-district', 'crop-production']],
      ['metadata_modified:{2024-03-01T10:00:00Z TO *]', ['crop-production']],
      ['res_extras_no_indicators:[5 TO 20]', ['crop-production']],
      ['private:true', []],
      ['state:deleted', []],
      ['nonsense:value', []],
      ['text:rainfall AND NOT title:rainfall', ['crop-production']],
    ];
    const index = await filledIndex(open);
    const filtered = await Promise.all(judged.map(([filter]) => index.find({ ...base, filters: [filter] })));
    const asked = await Promise.all(judged.map(([q]) => index.find({ ...base, q })));
    expect(judgedNames(judged, filtered)).toEqual(sortedNames(judged));
    expect(judgedNames(judged, asked)).toEqual(sortedNames(judged));
  });

  test('ranks a title above a text, and an exact title above a longer one', async () => {
    const index = await filledIndex(open, [
      ...catalogue,
      { name: 'long', title: 'Rainfall, temperature and humidity in all stations since 1901' },
      { name: 'exact', title: 'Rainfall' },
      { name: 'tagged', title: 'Weather stations', tags: ['rainfall'] },
    ]);
    const found = await index.find({ ...base, q: 'rainfall' });
    expect(names(found)).toEqual(['exact', 'rainfall-district', 'long', 'tagged', 'crop-production']);
  });

  test('obeys boosts', async () => {
    const found = await search({ q: 'title:crop^9 OR title:rainfall' });
    expect(names(found)).toEqual(['crop-production', 'rainfall-district']);
    const other = await search({ q: 'title:crop OR title:rainfall^9' });
    expect(names(other)).toEqual(['rainfall-district', 'crop-production']);
  });

  test('sorts by any field and cuts out the page asked for', async () => {
    expect(names(await search({ sort: 'metadata_modified asc', rows: 2, start: 1 }))).toEqual([
      'population-tokyo',
      'ecoles-regionales',
    ]);
    expect(names(await search({ sort: 'title asc', filters: ['organization:*'] }))).toEqual([
      'crop-production',
      'ecoles-regionales',
      'rainfall-district',
    ]);
    expect(await search({ rows: 0 })).toMatchObject({ count: 5, bodies: [] });
    expect(await search({ start: 50 })).toMatchObject({ count: 5, bodies: [] });
    await expect(search({ sort: 'title upwards' })).rejects.toMatchObject({
      code: 'search_query',
      status: 400,
    });
  });

  test('shows the newest first when nothing is asked for', async () => {
    expect(names(await search({}))).toEqual([
      'crop-production',
      'rainfall-district',
      'ecoles-regionales',
      'population-tokyo',
      'jansankhya',
    ]);
  });

  test('counts facets with the titles of what they stand for', async () => {
    const found = await search({
      filters: ['organization:(meteorology OR agriculture OR education)'],
      facets: { ...base.facets, fields: ['organization', 'tags', 'license_id'], limit: 2 },
    });
    expect(found.facets).toEqual([
      {
        field: 'organization',
        items: [
          { value: 'agriculture', count: 1, label: 'Department of agriculture' },
          { value: 'education', count: 1, label: 'Department of education' },
        ],
      },
      {
        field: 'tags',
        items: [
          { value: 'weather', count: 2, label: 'weather' },
          { value: 'farming', count: 1, label: 'farming' },
        ],
      },
      { field: 'license_id', items: [{ value: 'cc-by', count: 1, label: 'Creative Commons Attribution' }] },
    ]);
  });

  test('counts a facet as if it were not filtered by, where asked to', async () => {
    const request = { filters: ['organization:agriculture AND res_format:CSV'] };
    const fields = ['organization', 'res_format'];
    const counted = async (excludeOwnFilter: boolean) => {
      const found = await search({ ...request, facets: { ...base.facets, fields, excludeOwnFilter } });
      return found.facets.map(({ items }) =>
        Object.fromEntries(items.map(({ value, count }) => [value, count])),
      );
    };
    expect(await counted(false)).toEqual([{ agriculture: 1 }, { CSV: 1, PDF: 1 }]);
    expect(await counted(true)).toEqual([
      { agriculture: 1, meteorology: 1 },
      { CSV: 1, PDF: 1 },
    ]);
  });

  test('takes an unfinished last word for the beginning of one', async () => {
    const found = await search({ q: 'crop produ' });
    expect(names(found)).toEqual(['crop-production']);
    expect(found.correctedQ).toBeUndefined();
  });

  test.each([
    ['rainfal', 'rainfall', 'rainfall-district'],
    ['crpo', 'crop', 'crop-production'],
    ['distrcit rianfall', 'district rainfall', 'rainfall-district'],
    ['ecolse', 'ecoles', 'ecoles-regionales'],
  ])('corrects %s to %s and says so', async (q, correctedQ, name) => {
    const found = await search({ q });
    expect(found.correctedQ).toBe(correctedQ);
    expect(names(found)[0]).toBe(name);
  });

  test('corrects nothing because of a filter', async () => {
    const found = await search({ q: 'rainfall', filters: ['organization:education'] });
    expect(found).toMatchObject({ count: 0 });
    expect(found.correctedQ).toBeUndefined();
  });

  test('corrects to no word that only private datasets hold', async () => {
    const index = await filledIndex(open, [
      { name: 'plan', title: 'Budget annual plan' },
      { name: 'secret', title: 'Budget classified', private: true },
    ]);
    const found = await index.find({ ...base, q: 'bugdet anual clasified' });
    expect(found).toMatchObject({ count: 1, correctedQ: 'budget annual clasified' });
    expect(await index.find({ ...base, q: 'clasified' })).toMatchObject({ count: 0 });
    expect(await index.complete('clasified', 5)).toEqual([]);
  });

  test('highlights the words found in titles and in an excerpt of the notes', async () => {
    const found = await search({ q: 'rainfall', highlight: true });
    expect(found.highlights?.['id-rainfall-district']).toEqual({
      title: [
        { text: 'Rainfall', match: true },
        { text: ' by district', match: false },
      ],
      notes: [
        { text: 'Daily ', match: false },
        { text: 'rainfall', match: true },
        { text: ' measured at gauges, see the manual.', match: false },
      ],
    });
  });

  test('follows changes and removals, also those of another process', async () => {
    const sql = await open();
    await migrate(sql, searchMigrations);
    const [writer, reader] = [createSearchIndex(sql), createSearchIndex(sql)];
    const fields = ['tags'];
    const look = async () => {
      const found = await reader.find({ ...base, q: 'rain', facets: { ...base.facets, fields } });
      return [names(found), found.facets[0]?.items.map(({ value }) => value)];
    };
    expect(await look()).toEqual([[], []]);
    await writer.put(exampleDocument({ name: 'one', title: 'Rain', tags: ['wet'] }));
    await writer.put(exampleDocument({ name: 'two', title: 'Rain', tags: ['cold'] }));
    expect(await look()).toEqual([
      ['two', 'one'],
      ['cold', 'wet'],
    ]);
    await writer.put(exampleDocument({ name: 'two', title: 'Sun', tags: ['hot'] }));
    expect(await look()).toEqual([['one'], ['wet']]);
    await writer.remove('id-one');
    await writer.remove('id-one');
    expect(await look()).toEqual([[], []]);
    await writer.put(exampleDocument({ name: 'one', title: 'Rain again' }));
    expect(await look()).toEqual([['one'], []]);
  });

  test('takes changes and removals in any number, in one transaction or many', async () => {
    const sql = await open();
    await migrate(sql, searchMigrations);
    const index = createSearchIndex(sql);
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const document = (number: number, round: number) => {
      const word = (place: number) =>
        `w${letters[number % 26]}${letters[round]}${letters[place % 26]}${letters[Math.floor(place / 26)]}`;
      return exampleDocument({
        name: `d${number}`,
        title: Array.from({ length: 60 }, (_, place) => word(place)).join(' '),
      });
    };
    for (let round = 0; round < 4; round++) {
      for (let number = 0; number < 10; number++) await index.put(document(number, round));
      await sql.transaction(async () => {
        for (let number = 0; number < 10; number++) await index.put(document(number, round + 10));
        await index.remove('id-d1');
      });
    }
    expect(await index.find({ ...base, q: 'wcnaa' })).toMatchObject({ count: 1 });
    expect(await index.find(base)).toMatchObject({ count: 9 });
  });

  test('leaves nothing behind when the transaction around a change fails', async () => {
    const sql = await open();
    await migrate(sql, searchMigrations);
    const index = createSearchIndex(sql);
    const failing = sql.transaction(async () => {
      await index.put(exampleDocument({ name: 'one' }));
      throw new Error('the catalogue failed');
    });
    await expect(failing).rejects.toThrow('the catalogue failed');
    expect(await index.find(base)).toMatchObject({ count: 0 });
  });

  test('suggests titles by beginnings, by letters anywhere, then by corrected words', async () => {
    const index = await filledIndex(open);
    const titles = async (typed: string) => (await index.complete(typed, 5)).map(({ name }) => name);
    expect(await titles('rain')).toEqual(['rainfall-district']);
    expect(await titles('production cr')).toEqual(['crop-production']);
    expect(await titles('duction')).toEqual(['crop-production']);
    expect(await titles('distrcit')).toEqual(['rainfall-district']);
    expect(await titles('budget')).toEqual([]);
    expect(await titles('  ')).toEqual([]);
  });

  test('lists the tags of public datasets', async () => {
    const index = await filledIndex(open);
    expect((await index.tags('tags')).map(({ name }) => name)).toEqual([
      'farming',
      'monsoon',
      'weather',
      'éducation',
      '人口',
    ]);
    expect(await index.tags('tags', 'WEA')).toEqual([
      { id: 'tag-weather', name: 'weather', displayName: 'weather', count: 2 },
    ]);
  });
});
