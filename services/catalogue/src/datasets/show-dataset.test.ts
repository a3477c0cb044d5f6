import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, LINK, openCatalogue } from '../catalogue.fixture.ts';

describeStores('package_show', (open) => {
  it('finds a dataset by its id and by its name, by GET and by POST', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue);
    expect((await catalogue.get('package_show', { id: created.id })).result).toEqual(created);
    expect((await catalogue.post('package_show', { id: 'births' }, '')).result).toEqual(created);
  });

  it('asks for a missing id by the name CKAN gives it', async () => {
    const catalogue = await openCatalogue(open);
    const { status, error } = await catalogue.get('package_show');
    expect(status).toBe(409);
    expect(error).toMatchObject({ __type: 'Validation Error', name_or_id: ['Missing value'] });
  });

  it('says exactly Not found of an unknown dataset', async () => {
    const catalogue = await openCatalogue(open);
    const { status, error } = await catalogue.get('package_show', { id: 'nothing' });
    expect(status).toBe(404);
    expect(error).toMatchObject({ __type: 'Not Found Error', message: 'Not found' });
  });

  it('shows private datasets to members of their organisation only', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { private: true });
    const statuses = ['', 'stranger', 'mo', 'ada'].map(async (name) => {
      return (await catalogue.get('package_show', { id: 'births' }, name)).status;
    });
    expect(await Promise.all(statuses)).toEqual([403, 403, 200, 200]);
  });

  it('gives the curated similar datasets first, then those that share most', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { name: 'same-sector', sector: ['Health'], resources: [LINK] });
    await createDataset(catalogue, {
      name: 'same-all',
      sector: ['Health'],
      tag_string: 'birth',
      resources: [LINK],
    });
    await createDataset(catalogue, { name: 'unlike', sector: ['Transport'], resources: [LINK] });
    await createDataset(catalogue, {
      name: 'hidden',
      sector: ['Health'],
      private: true,
      resources: [LINK],
    });
    await createDataset(catalogue, { name: 'nothing-in-it', sector: ['Health'] });
    await createDataset(catalogue, {
      sector: ['Health'],
      tag_string: 'birth',
      similar_datasets: ['chosen', 'births'],
    });
    const { result } = await catalogue.get('package_show', { id: 'births' });
    expect(result.similar_datasets).toEqual(['chosen', 'same-all', 'same-sector']);
  });

  it('knows tables to be alike that can be joined on the same column', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, {
      name: 'schools',
      resources: [{ ...LINK, key_columns: ['lgd_district'] }],
    });
    await createDataset(catalogue, { resources: [{ key_columns: ['lgd_district', 'year'] }] });
    const { result } = await catalogue.get('package_show', { id: 'births' });
    expect(result.similar_datasets).toEqual(['schools']);
  });
});

describeStores('lists of datasets', (open) => {
  it('give what is public and active, names in order', async () => {
    const catalogue = await openCatalogue(open);
    for (const name of ['c_c', 'b-b', 'a1']) await createDataset(catalogue, { name });
    await createDataset(catalogue, { name: 'hidden', private: true });
    await createDataset(catalogue, { name: 'gone', state: 'deleted' });
    expect((await catalogue.get('package_list', {}, 'ada')).result).toEqual(['a1', 'b-b', 'c_c']);
    expect((await catalogue.get('package_list', { limit: '1', offset: '1' })).result).toEqual(['b-b']);
    const { result } = await catalogue.get('current_package_list_with_resources', { limit: '2' });
    expect(result.map(({ name }: { name: string }) => name)).toEqual(['a1', 'b-b']);
    expect(result[0].organization.name).toBe('health-board');
    const whole = async (as: string) =>
      (await catalogue.get('current_package_list_with_resources', {}, as)).result.length;
    expect([await whole('mo'), await whole('administrator')]).toEqual([3, 4]);
  });

  it('refuse a negative limit', async () => {
    const catalogue = await openCatalogue(open);
    const { status, error } = await catalogue.get('package_list', { limit: '-1' });
    expect(status).toBe(409);
    expect(error.limit).toBeDefined();
  });
});
