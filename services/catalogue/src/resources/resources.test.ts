import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

async function addResource(catalogue: TestCatalogue, given: object = {}) {
  const input = { package_id: 'births', name: 'By district', url: 'https://example.org/a.csv', ...given };
  return (await catalogue.post('resource_create', input, 'ada')).result;
}

describeStores('resource_create', (open) => {
  it('adds a resource at the end and answers with all its keys', async () => {
    const catalogue = await openCatalogue(open);
    const dataset = await createDataset(catalogue, { resources: [{ name: 'First' }] });
    const created = await addResource(catalogue, {
      granularity: 'district',
      frequency: 'YR',
      idp_ready: 'True',
      no_indicators: '3',
      colour: 'blue',
    });
    expect(created).toMatchObject({
      package_id: dataset.id,
      position: 1,
      title: 'By district',
      format: 'CSV',
      state: 'active',
      size: null,
      url_type: null,
      datastore_active: false,
      granularity: 'District',
      frequency: 'Yearly',
      idp_ready: true,
      no_indicators: 3,
      tags: [],
      colour: 'blue',
    });
    const { result } = await catalogue.get('package_show', { id: 'births' });
    expect(result).toMatchObject({ num_resources: 2, resources: [{ name: 'First' }, created] });
    expect(result.metadata_modified > dataset.metadata_modified).toBe(true);
  });

  it('makes a sku of the dataset, its source, granularity and frequency', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { source_name: 'Registrar General of India' });
    const { sku } = await addResource(catalogue, { granularity: 'State', frequency: 'Monthly' });
    expect(sku).toMatch(/^births-rgi-st-mn-[a-z]{3}$/);
  });

  it('gives each of many resources alike a sku of its own', async () => {
    const catalogue = await openCatalogue(open);
    const many = await Promise.all(
      ['a1', 'a2', 'a3', 'a4'].map((name) => {
        return createDataset(catalogue, {
          name: `same-name-to-here-${name}`,
          resources: Array.from({ length: 40 }, () => ({})),
        });
      }),
    );
    const skus = many.flatMap(({ resources }) => resources.map(({ sku }: { sku: string }) => sku));
    expect(new Set(skus).size).toBe(160);
    expect(skus.every((sku) => /^samenametohe-src-ol-ot-[a-z]{3,}$/.test(sku))).toBe(true);
  });

  it('is where the datastore hands it out when it lives there alone', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const { id, url, format } = await addResource(catalogue, { url: '', url_type: 'datastore' });
    expect({ url, format }).toEqual({ url: `http://portal.test/datastore/dump/${id}`, format: 'CSV' });
  });

  it.each([
    ['https://example.org/data.csv', {}, 'text/csv'],
    ['https://example.org/DATA.GeoJSON?v=2', {}, 'application/geo+json'],
    ['https://example.org/data.csv', { mimetype: 'text/plain' }, 'text/plain'],
    ['https://example.org/data.csv', { format: 'XLSX' }, 'text/csv'],
    ['https://example.org/data', { format: 'CSV' }, null],
  ])('at %s with %j is of the media type %s', async (url, said, mimetype) => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    expect((await addResource(catalogue, { url, ...said })).mimetype).toBe(mimetype);
  });

  it('takes a form', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const answer = await catalogue.server.inject({
      method: 'POST',
      url: '/api/3/action/resource_create',
      headers: { authorization: 'ada', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'package_id=births&url=example.org/b.json&size=12&tags=a,b&key_columns=["year"]',
    });
    const { result } = answer.json();
    expect(result).toMatchObject({
      url: 'http://example.org/b.json',
      format: 'JSON',
      size: 12,
      tags: ['a', 'b'],
    });
    expect(result.key_columns).toEqual(['year']);
  });

  it.each([
    ['no dataset', { package_id: undefined }, 409, { package_id: ['Missing value'] }],
    ['an unknown dataset', { package_id: 'nothing' }, 404, { __type: 'Not Found Error' }],
    ['a negative size', { size: -1 }, 409, { size: ['Must be a natural number'] }],
    ['an address that runs script', { url: 'javascript:x' }, 409, { url: ['Please provide a valid URL'] }],
    ['a time that is none', { last_modified: 'soon' }, 409, { last_modified: ['Date format incorrect'] }],
    ['a sku with blanks', { sku: 'a b' }, 409, { sku: [expect.stringContaining('lower-case')] }],
  ])('refuses %s', async (_case, wrong, status, problems) => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const answer = await catalogue.post('resource_create', { package_id: 'births', ...wrong }, 'ada');
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject(problems);
  });

  it('refuses an id and a sku that another resource has', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    await createDataset(catalogue, { name: 'deaths' });
    const { id, sku } = await addResource(catalogue);
    const create = (given: object) =>
      catalogue.post('resource_create', { package_id: 'deaths', ...given }, 'ada');
    expect((await create({ id })).error.id).toEqual(['Resource id already exists.']);
    expect((await create({ sku })).error.sku).toEqual(['That sku is already in use']);
  });

  it('is for editors of the organisation', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    for (const name of ['', 'mo', 'stranger']) {
      expect((await catalogue.post('resource_create', { package_id: 'births' }, name)).status).toBe(403);
    }
  });

  it('loses none of several made at the same time', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    await Promise.all(['a', 'b', 'c'].map((name) => addResource(catalogue, { name })));
    const { result } = await catalogue.get('package_show', { id: 'births' });
    expect(result.resources.map(({ name }: { name: string }) => name).toSorted()).toEqual(['a', 'b', 'c']);
    expect(result.resources.map(({ position }: { position: number }) => position)).toEqual([0, 1, 2]);
  });
});

describeStores('resource_show', (open) => {
  it.each(['resource_show', 'resource/show'])('finds a resource by id or sku as %s', async (action) => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const created = await addResource(catalogue);
    const { id, sku } = created;
    for (const query of [{ id }, { sku }, { id, sku }] as Record<string, string>[]) {
      expect((await catalogue.get(action, query)).result).toEqual(created);
    }
  });

  it('does not find a sku of another id, an unknown one or an unknown id', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const { sku } = await addResource(catalogue);
    const other = await addResource(catalogue);
    const wrong: Record<string, string>[] = [{ id: other.id, sku }, { sku: 'nothing' }, { id: 'nothing' }];
    for (const query of wrong) {
      const { status, error } = await catalogue.get('resource_show', query);
      expect(status).toBe(404);
      expect(error.message).toMatch(/^Not found/);
    }
  });

  it('asks for a missing id', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.get('resource_show')).error.id).toEqual(['Missing value']);
  });

  it('hides resources of private datasets', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { private: true });
    const { id } = await addResource(catalogue);
    expect((await catalogue.get('resource_show', { id })).status).toBe(403);
    expect((await catalogue.get('resource_show', { id }, 'mo')).status).toBe(200);
  });
});
