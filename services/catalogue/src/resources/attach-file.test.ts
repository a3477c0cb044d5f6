import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

/** Sends an action as a multipart form with a file, the way CKAN's clients upload. */
async function upload(
  { server }: TestCatalogue,
  action: string,
  { fields, filename, as = 'ada' }: { fields: Record<string, string>; filename: string; as?: string },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('upload', new File(['a,b\n1,2\n'], filename));
  const request = new Request('http://portal.test', { method: 'POST', body: form });
  const answer = await server.inject({
    method: 'POST',
    url: `/api/3/action/${action}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(as ? { authorization: as } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}

describeStores('a resource with a file', (open) => {
  it('has the address, size and format of the file that came with it', async () => {
    const catalogue = await openCatalogue(open);
    const dataset = await createDataset(catalogue);
    const fields = { package_id: dataset.id, name: 'Prices' };
    const { status, result } = await upload(catalogue, 'resource_create', { fields, filename: 'prices.csv' });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      name: 'Prices',
      format: 'CSV',
      url_type: 'upload',
      url: `http://portal.test/dataset/${dataset.id}/resource/${result.id}/download/prices.csv`,
      size: 10,
      hash: 'sha256:0a',
    });
  });

  it('takes another file when it is changed', async () => {
    const catalogue = await openCatalogue(open);
    const dataset = await createDataset(catalogue, {
      resources: [{ name: 'Old', url: 'https://example.org/a.pdf' }],
    });
    const [{ id }] = dataset.resources;
    const { result } = await upload(catalogue, 'resource_patch', {
      fields: { id, name: 'New' },
      filename: 'b.csv',
    });
    expect(result).toMatchObject({
      id,
      name: 'New',
      url_type: 'upload',
      url: expect.stringContaining('/b.csv'),
    });
  });

  it('keeps the format its publisher gives it, when it is made and when it is changed', async () => {
    const catalogue = await openCatalogue(open);
    const dataset = await createDataset(catalogue);
    const fields = { package_id: dataset.id, format: 'SDMX' };
    const made = await upload(catalogue, 'resource_create', { fields, filename: 'prices.csv' });
    expect(made.result.format).toBe('SDMX');
    const change = { id: made.result.id, format: 'Excel' };
    const changed = await upload(catalogue, 'resource_patch', { fields: change, filename: 'other.csv' });
    const plain = await catalogue.post('resource_patch', change);
    expect(changed.result.format).toBe(plain.result.format);
  });

  it('is refused for those who may not change the dataset, and nothing is added', async () => {
    const catalogue = await openCatalogue(open);
    const dataset = await createDataset(catalogue);
    const fields = { package_id: dataset.id };
    for (const as of ['mo', '']) {
      const { status } = await upload(catalogue, 'resource_create', { fields, filename: 'x.csv', as });
      expect(status).toBe(403);
    }
    const { result } = await catalogue.get('package_show', { id: dataset.id });
    expect(result.resources).toEqual([]);
  });
});
