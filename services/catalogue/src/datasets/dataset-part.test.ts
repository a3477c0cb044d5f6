import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

async function openWithDataset(open: OpenStore) {
  const catalogue = await openCatalogue(open);
  const resources = ['a', 'b', 'c'].map((name) => ({ name, url: `https://example.org/${name}.csv` }));
  const dataset = await createDataset(catalogue, { notes: 'Old', tags: ['birth'], resources });
  const ids: string[] = dataset.resources.map(({ id }: { id: string }) => id);
  return { catalogue, dataset, ids };
}

describeStores('package_revise', (open) => {
  it('changes what it names and leaves the rest, if the dataset is as expected', async () => {
    const { catalogue, ids } = await openWithDataset(open);
    const [first = ''] = ids;
    const revised = await catalogue.post(
      'package_revise',
      {
        match: { name: 'births', notes: 'Old' },
        match__resources__0__name: 'a',
        update: { notes: 'New' },
        [`update__resources__${first.slice(0, 8)}__description`]: 'By district',
        update__resources__extend: [{ name: 'd' }],
      },
      'ada',
    );
    expect(revised.result.package).toMatchObject({
      notes: 'New',
      title: 'Births',
      tags: [{ name: 'birth' }],
      num_resources: 4,
      resources: [
        {
          name: 'a',
          description: 'By district',
        },
        { name: 'b' },
        { name: 'c' },
        { name: 'd' },
      ],
    });
    const late = { match__name: 'births', match__notes: 'Old', update__notes: 'Other' };
    expect((await catalogue.post('package_revise', late, 'ada')).error.match).toEqual(['notes']);
  });

  it('leaves out what the filter says, and answers with what is asked for', async () => {
    const { catalogue } = await openWithDataset(open);
    const { result } = await catalogue.post(
      'package_revise',
      {
        match: { name: 'births' },
        filter: ['+resources__1', '-resources__*', '-tags'],
        include: '+package__num_resources,+package__resources__0__name,+package__tags,-*',
      },
      'ada',
    );
    expect(result).toEqual({ package: { num_resources: 1, resources: [{ name: 'b' }], tags: [] } });
  });

  it('takes keys from a form', async () => {
    const { catalogue } = await openWithDataset(open);
    const answer = await catalogue.server.inject({
      method: 'POST',
      url: '/api/action/package_revise',
      headers: { authorization: 'ada', 'content-type': 'application/x-www-form-urlencoded' },
      payload:
        'match=%7B%22name%22%3A%22births%22%7D&match__private=false&update__notes=New+[1]&update__private=true&update__tags=[{"name":"death"}]',
    });
    expect(answer.json().result.package).toMatchObject({
      notes: 'New [1]',
      private: true,
      tags: [{ name: 'death' }],
    });
  });

  it('gives files to resources, to those it adds as well', async () => {
    const { catalogue, dataset, ids } = await openWithDataset(open);
    const revise = async (fields: Record<string, string>, files: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const [name, filename] of Object.entries(files))
        form.set(name, new File(['a,b\n1,2\n'], filename));
      const request = new Request('http://portal.test', { method: 'POST', body: form });
      const answer = await catalogue.server.inject({
        method: 'POST',
        url: '/api/action/package_revise',
        headers: { authorization: 'ada', 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return answer.json();
    };
    const match = '{"name": "births"}';
    const { result } = await revise(
      { match, update__resources__extend: '[{"name": "d"}]', include: '+package__resources,-*' },
      { 'update__resources__-1__upload': 'new.csv', [`update__resources__${ids[0]}__upload`]: 'first.csv' },
    );
    expect(Object.keys(result.package)).toEqual(['resources']);
    expect(result.package.resources).toMatchObject([
      { id: ids[0], url: expect.stringMatching(/download\/first\.csv$/), url_type: 'upload', size: 9 },
      { id: ids[1], url: 'https://example.org/b.csv' },
      { id: ids[2], url: 'https://example.org/c.csv' },
      { name: 'd', url: expect.stringMatching(/download\/new\.csv$/), format: 'CSV' },
    ]);
    const [none, wrong] = ['update__resources__9__upload', 'upload'];
    expect((await revise({ match, update__notes: 'x' }, { [none]: 'x.csv' })).error[none]).toEqual([
      'There is no such resource',
    ]);
    expect((await revise({ match, update__notes: 'x' }, { [wrong]: 'x.csv' })).error[wrong]).toEqual([
      'Takes no file',
    ]);
    const shown = (await catalogue.get('package_show', { id: dataset.id })).result;
    expect([shown.notes, shown.num_resources]).toEqual(['Old', 4]);
  });

  it.each([
    [{}, 'match__id', /Missing value/],
    [{ match: { name: 'births' }, change__notes: 'x' }, 'change__notes', /Unknown/],
    [{ match: { name: 'births' }, update__resources__9: {} }, 'update__resources__9', /no item/],
    [{ match: { name: 'births' }, update: { private: 'perhaps' } }, 'private', /boolean/],
    [{ match: { name: 'births' }, update__author_email: 'x' }, 'author_email', /not a valid/],
  ])('refuses %j and names the key', async (revision, field, text) => {
    const { catalogue } = await openWithDataset(open);
    const { status, error } = await catalogue.post('package_revise', revision, 'ada');
    expect([status, String(error[field])]).toEqual([409, expect.stringMatching(text)]);
  });

  it('is for editors of the organisation', async () => {
    const { catalogue } = await openWithDataset(open);
    const revision = { match: { name: 'births' }, update: { title: 'Mine' } };
    expect((await catalogue.post('package_revise', revision, 'mo')).status).toBe(403);
    expect((await catalogue.post('package_revise', { match: { name: 'none' } }, 'ada')).status).toBe(404);
  });
});

describeStores('package_resource_reorder', (open) => {
  it('puts some resources first and leaves the others in their order', async () => {
    const { catalogue, ids } = await openWithDataset(open);
    const [a, b, c] = ids;
    const order = (list: unknown[], as = 'ada') =>
      catalogue.post('package_resource_reorder', { id: 'births', order: list }, as);
    expect((await order([c])).result).toEqual({ id: 'births', order: [c, a, b] });
    const { resources } = (await catalogue.get('package_show', { id: 'births' })).result;
    expect(resources).toMatchObject([
      { id: c, position: 0 },
      { id: a, position: 1 },
      { id: b, position: 2 },
    ]);
    expect((await order([c, c])).error.order).toEqual(['Must supply unique resource_ids']);
    expect((await order(['x'])).error.order).toEqual(['resource_id x can not be found']);
    expect((await order([a], 'mo')).status).toBe(403);
  });
});

describeStores('datasets of an organisation', (open) => {
  it('are made private, public and deleted together, or none of them', async () => {
    const { catalogue, dataset } = await openWithDataset(open);
    const other = await createDataset(catalogue, { name: 'deaths' });
    const change = (name: string, datasets: string[], as = 'ada') =>
      catalogue.post(`bulk_update_${name}`, { datasets, org_id: 'health-board' }, as);
    const listed = async () => (await catalogue.get('package_list')).result;
    expect((await change('private', [dataset.id, 'deaths'], 'mo')).status).toBe(403);
    const wrong = await change('private', [dataset.id, 'none']);
    expect(wrong.error.datasets).toEqual(['none is no dataset of this organization']);
    expect(await listed()).toEqual(['births', 'deaths']);
    expect((await change('private', [dataset.id, other.id])).result).toBeNull();
    expect(await listed()).toEqual([]);
    await change('public', [other.id]);
    expect(await listed()).toEqual(['deaths']);
    await change('delete', [other.id]);
    expect(await listed()).toEqual([]);
  });

  it('are given to another organisation by those who edit for both', async () => {
    const { catalogue } = await openWithDataset(open);
    const { id } = (await catalogue.post('organization_create', { name: 'registrar' })).result;
    const given = { id: 'births', organization_id: 'registrar' };
    expect((await catalogue.post('package_owner_org_update', given, 'ada')).status).toBe(403);
    catalogue.grants.push({ person: 'ada', relation: 'editor', organization: id });
    expect((await catalogue.post('package_owner_org_update', given, 'ada')).result).toBeNull();
    const shown = (await catalogue.get('package_show', { id: 'births' })).result;
    expect(shown).toMatchObject({ owner_org: id, organization: { name: 'registrar' }, num_resources: 3 });
  });
});
