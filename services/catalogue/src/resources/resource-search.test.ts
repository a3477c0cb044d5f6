import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

describeStores('resource_search', (open) => {
  it('finds resources of public datasets by parts of their fields', async () => {
    const catalogue = await openCatalogue(open);
    const resources = [
      { name: 'Births by district', url: 'https://data.example/Births-2020.csv', format: 'CSV' },
      { name: 'A guide', url: 'https://data.example/guide.pdf', description: 'How births are counted' },
    ];
    await createDataset(catalogue, { resources });
    await createDataset(catalogue, { name: 'plans', private: true, resources });
    const names = async (query: string | string[], more: object = {}) => {
      const { result, error } = await catalogue.post('resource_search', { query, ...more }, '');
      return error ?? [result.count, ...result.results.map(({ name }: { name: string }) => name)];
    };
    expect(await names('name:birth')).toEqual([1, 'Births by district']);
    expect(await names('name:irths by dis')).toEqual([1, 'Births by district']);
    expect(await names('url:births-2020')).toEqual([1, 'Births by district']);
    expect(await names('url:https://data.example')).toEqual([2, 'Births by district', 'A guide']);
    expect(await names('description:births are')).toEqual([1, 'A guide']);
    expect(await names(['url:data.example', 'format:pdf'])).toEqual([1, 'A guide']);
    expect(await names('url:data', { order_by: 'name', limit: 1 })).toEqual([2, 'A guide']);
    expect(await names('name:nothing')).toEqual([0]);
    expect(await names('colour:red')).toMatchObject({
      query: ['Field "colour" not recognised in resource_search.'],
    });
    expect(await names('births')).toMatchObject({ query: ['Must be <field>:<value> pair(s)'] });
    expect(await names('name:b', { order_by: 'colour' })).toHaveProperty('order_by');
    expect((await catalogue.get('resource_search')).error.query).toEqual(['Missing value']);
  });
});

describeStores('format_autocomplete', (open) => {
  it('gives formats that hold some letters, the commonest first', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { resources: [{ format: 'XLSX' }, { format: 'CSV' }] });
    await createDataset(catalogue, { name: 'deaths', resources: [{ format: 'XLS' }] });
    await createDataset(catalogue, { name: 'plans', resources: [{ format: 'XLSX' }] });
    expect((await catalogue.get('format_autocomplete', { q: 'xl' })).result).toEqual(['xlsx', 'xls']);
    expect((await catalogue.get('format_autocomplete', { q: 'l', limit: '1' })).result).toEqual(['xlsx']);
  });
});
