import { registerActions } from '@gazetteer/actions';
import { migrate } from '@gazetteer/kernel';
import {
  createTestServer,
  describeStores,
  type Grant,
  grantingAuthorizer,
  type OpenStore,
} from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { type Example, exampleDocument } from './example-documents.fixture.ts';
import { registerSuggestions, searchActions } from './search.routes.ts';
import { createSearchIndex } from './search-index.ts';
import { searchMigrations } from './index/search-migrations.ts';

const catalogue: Example[] = [
  {
    name: 'rainfall-district',
    title: 'Rainfall by district',
    tags: ['weather', 'monsoon'],
    organization: 'meteorology',
    metadata_modified: '2024-03-01T10:00:00.000000',
    resources: [{ name: 'Gauges', format: 'CSV' }],
  },
  {
    name: 'crop-production',
    title: 'Crop production',
    tags: ['weather'],
    organization: 'agriculture',
    metadata_modified: '2024-02-01T10:00:00.000000',
    resources: [{ name: 'Crops', format: 'PDF' }],
  },
  { name: 'draft', title: 'Draft', state: 'draft', organization: 'agriculture' },
  { name: 'secret', title: 'Secret', private: true, organization: 'agriculture', tags: ['hidden'] },
];

async function openSearch(open: OpenStore) {
  const sql = await open();
  await migrate(sql, searchMigrations);
  const index = createSearchIndex(sql);
  for (const document of catalogue) await index.put(exampleDocument(document));
  const server = await createTestServer();
  const grants: Grant[] = [
    { person: 'mo', relation: 'member', organization: 'org-agriculture' },
    { person: 'ada', relation: 'editor', organization: 'org-agriculture' },
  ];
  const options = {
    index,
    authorizer: grantingAuthorizer(grants),
    clock: () => new Date('2025-01-01T00:00:00Z'),
    publicUrl: 'http://portal.test',
  };
  registerActions(server, searchActions(options));
  registerSuggestions(server, options);
  const read = async (action: string, query: string, as = '') => {
    const headers = as === '' ? {} : { authorization: as };
    const response = await server.inject({ url: `/api/3/action/${action}?${query}`, headers });
    return { status: response.statusCode, ...response.json() };
  };
  const names = async (query: string, as?: string) => {
    const { result } = await read('package_search', query, as);
    return result.results.map(({ name }: { name: string }) => name);
  };
  return { server, read, names };
}

describeStores('the search calls', (open) => {
  test('package_search answers in CKAN’s shape', async () => {
    const { read } = await openSearch(open);
    const { status, result } = await read(
      'package_search',
      'q=weather&rows=1&facet.field=["tags","organization"]',
    );
    expect(status).toBe(200);
    expect(result).toMatchObject({
      count: 2,
      sort: 'score desc, metadata_modified desc',
      results: [{ name: 'rainfall-district', title: 'Rainfall by district', num_resources: 1 }],
      facets: { tags: { weather: 2, monsoon: 1 }, organization: { agriculture: 1, meteorology: 1 } },
    });
    expect(Object.keys(result).sort()).toEqual(['count', 'facets', 'results', 'search_facets', 'sort']);
    expect(result.search_facets.organization).toEqual({
      title: 'organization',
      items: [
        { name: 'meteorology', display_name: 'Department of meteorology', count: 1 },
        { name: 'agriculture', display_name: 'Department of agriculture', count: 1 },
      ],
    });
  });

  test.each([
    'facet.field=tags',
    'facet.field=["tags"]',
    'facet.field=tags&facet.field=tags',
  ])('package_search takes %s', async (query) => {
    const { read } = await openSearch(open);
    const { result } = await read('package_search', `${query}&facet.limit=30&rows=0`);
    expect(result).toMatchObject({ count: 2, results: [], facets: { tags: { weather: 2, monsoon: 1 } } });
  });

  test('package_search takes JSON and forms by POST', async () => {
    const { server } = await openSearch(open);
    const url = '/api/3/action/package_search';
    const json = {
      q: 'weather',
      rows: 1,
      'facet.field': ['tags'],
      fq_list: ['res_format:PDF', 'tags:weather'],
    };
    const fromJson = (await server.inject({ method: 'POST', url, payload: json })).json();
    expect(fromJson.result).toMatchObject({ count: 1, facets: { tags: { weather: 1 } } });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'q=weather&rows=1&facet.field=%5B%22tags%22%5D&fq=res_format:PDF';
    expect((await server.inject({ method: 'POST', url, payload, headers })).json().result).toMatchObject({
      count: 1,
      facets: { tags: { weather: 1 } },
    });
  });

  test('package_search takes clauses as PortalJS joins them', async () => {
    const { names } = await openSearch(open);
    const clauses = 'organization:(agriculture OR meteorology)+tags:("monsoon")';
    expect(await names(`fq=${clauses}`)).toEqual(['rainfall-district']);
    expect(await names(`fq=${encodeURIComponent(clauses)}`)).toEqual(['rainfall-district']);
    expect(await names('q=organization:agriculture')).toEqual(['crop-production']);
  });

  test('package_search caps rows in silence and refuses what is wrong by name', async () => {
    const { read } = await openSearch(open);
    expect((await read('package_search', 'rows=5000')).result.count).toBe(2);
    expect(await read('package_search', 'rows=-1')).toMatchObject({
      status: 409,
      error: { __type: 'Validation Error', rows: [expect.any(String)] },
    });
    expect(await read('package_search', 'rows=many')).toMatchObject({
      status: 409,
      error: { rows: expect.any(Array) },
    });
    expect(await read('package_search', 'facet.field=["tags"')).toMatchObject({
      status: 409,
      error: { __type: 'Validation Error', 'facet.field': ['Could not parse as valid JSON'] },
    });
    expect(await read('package_search', 'colour=red')).toMatchObject({
      status: 400,
      error: { __type: 'Search Query Error', message: expect.stringContaining("'colour'") },
    });
    expect(await read('package_search', 'sort=title')).toMatchObject({
      status: 400,
      error: { __type: 'Search Query Error' },
    });
    for (const query of ['q=title:(', 'fq=(a', 'fq={!join}a', 'q={!dismax}a']) {
      expect(await read('package_search', query)).toMatchObject({
        status: 409,
        error: { __type: 'Search Error', message: expect.stringContaining('position') },
      });
    }
  });

  test('package_search refuses a search that is too large', async () => {
    const { server } = await openSearch(open);
    const ask = (payload: object) =>
      server.inject({ method: 'POST', url: '/api/3/action/package_search', payload });
    const many = (count: number, text: string) =>
      Array.from({ length: count }, (_, index) => `${text}${index}`);
    for (const payload of [
      { fq_list: many(1001, 'tags:t') },
      { q: many(65, 'w').join(' OR ') },
      { fq_list: many(25, 'name:*') },
    ]) {
      const answer = await ask(payload);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error).toMatchObject({
        __type: 'Search Error',
        message: expect.stringContaining('too large'),
      });
    }
    expect((await ask({ fq: `tags:(${many(300, 't').join(' OR ')})` })).statusCode).toBe(200);
  });

  test('package_search accepts what it does not use', async () => {
    const { read } = await openSearch(open);
    const query =
      'fl=id&qf=title&bf=x&boost=y&tie=0.1&mm=1&defType=edismax&df=text&wt=json&use_default_schema=true';
    expect(await read('package_search', `${query}&ext_bbox=1,2`)).toMatchObject({ status: 200 });
  });

  test('package_search adds highlights and corrections of its own', async () => {
    const { read } = await openSearch(open);
    const { result } = await read('package_search', 'q=rianfall&ext_highlight=true');
    expect(result).toMatchObject({
      corrected_q: 'rainfall',
      highlighting: {
        'id-rainfall-district': { title: [{ text: 'Rainfall', match: true }, { match: false }] },
      },
    });
  });

  test('asking for private datasets is no privilege', async () => {
    const { names, read } = await openSearch(open);
    const everything = 'sort=name asc&include_private=true&include_drafts=true';
    expect(await names(everything)).toEqual(['crop-production', 'rainfall-district']);
    expect(await names(everything, 'stranger')).toEqual(['crop-production', 'rainfall-district']);
    expect(await names('sort=name asc', 'mo')).toEqual(['crop-production', 'rainfall-district']);
    expect(await names('sort=name asc&include_private=true', 'mo')).toEqual([
      'crop-production',
      'rainfall-district',
      'secret',
    ]);
    expect(await names(everything, 'mo')).not.toContain('draft');
    expect(await names(everything, 'ada')).toContain('draft');
    expect(await names(everything, 'administrator')).toEqual([
      'crop-production',
      'draft',
      'rainfall-district',
      'secret',
    ]);
    const { result } = await read('package_search', `${everything}&facet.field=tags`);
    expect(result.facets.tags).toEqual({ weather: 2, monsoon: 1 });
  });

  test('package_autocomplete and its helper suggest public datasets', async () => {
    const { server, read } = await openSearch(open);
    const suggestion = {
      name: 'crop-production',
      title: 'Crop production',
      match_field: 'title',
      match_displayed: 'Crop production (crop-production)',
    };
    expect((await read('package_autocomplete', 'q=cro')).result).toEqual([suggestion]);
    expect(await read('package_autocomplete', '')).toMatchObject({
      status: 409,
      error: { q: ['Missing value'] },
    });
    const helper = await server.inject('/api/2/util/dataset/autocomplete?incomplete=cro');
    expect(helper.json()).toEqual({ ResultSet: { Result: [suggestion] } });
    expect((await read('package_autocomplete', 'q=secret')).result).toEqual([]);
  });

  test('package_search gives only the fields that fl names, as CKAN’s index has them', async () => {
    const { read } = await openSearch(open);
    const rain = { name: 'rainfall-district', tags: ['weather', 'monsoon'], res_format: ['CSV'] };
    for (const fl of [
      'name,tags,res_format,nothing',
      'name tags res_format',
      '["name","tags","res_format"]',
    ]) {
      const query = `q=rainfall&fl=${encodeURIComponent(fl)}`;
      const [found] = (await read('package_search', query)).result.results;
      expect({ ...found, tags: found.tags.toSorted() }).toEqual({ ...rain, tags: rain.tags.toSorted() });
    }
    const whole = await read('package_search', 'q=rainfall&fl=*');
    expect(whole.result).toEqual((await read('package_search', 'q=rainfall')).result);
  });
});
