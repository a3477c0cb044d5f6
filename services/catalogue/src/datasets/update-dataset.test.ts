import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, LINK, openCatalogue } from '../catalogue.fixture.ts';

const whole = {
  notes: 'All births',
  tag_string: 'birth',
  sector: ['Health'],
  private: true,
  extras: [{ key: 'round', value: '5' }],
  resources: [{ name: 'By district' }, { name: 'By month' }],
};

describeStores('package_update', (open) => {
  it('changes nothing when it is sent what package_show gave', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, whole);
    const shown = await catalogue.get('package_show', { id: 'births' }, 'ada');
    const { result } = await catalogue.post('package_update', shown.result, 'ada');
    expect(result).toEqual(created);
  });

  it('empties what is not said, but keeps privacy and resources', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, whole);
    const { result } = await catalogue.post('package_update', { id: created.id, title: 'New' }, 'ada');
    expect(result).toMatchObject({ name: 'births', title: 'New', notes: null, tags: [], extras: [] });
    expect(result).toMatchObject({ private: true, sector: [], resources: created.resources });
    expect(result.metadata_created).toBe(created.metadata_created);
    expect(result.metadata_modified > created.metadata_modified).toBe(true);
  });

  it('keeps the ids of resources that come back, in the new order, and drops the tables of the others', async () => {
    const catalogue = await openCatalogue(open);
    const { resources } = await createDataset(catalogue, whole);
    const given = [{ name: 'New' }, resources[1]];
    const { result } = await catalogue.post('package_update', { id: 'births', resources: given }, 'ada');
    expect(result.resources[1]).toEqual({ ...resources[1], position: 1 });
    expect(result.resources.map(({ name }: { name: string }) => name)).toEqual(['New', 'By month']);
    expect(catalogue.dropped).toEqual([resources[0].id]);
  });

  it('renames a dataset, and its old name is free again', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    await catalogue.post('package_update', { id: 'births', name: 'new-births' }, 'ada');
    expect((await catalogue.get('package_list')).result).toEqual(['new-births']);
    await createDataset(catalogue);
  });

  it('refuses the name of another dataset', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    await createDataset(catalogue, { name: 'deaths' });
    const { error } = await catalogue.post('package_update', { id: 'deaths', name: 'births' }, 'ada');
    expect(error.name).toEqual(['That URL is already in use.']);
  });

  it('needs an id, and one that exists', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post('package_update', { title: 'x' }, 'ada')).error.id).toEqual([
      'Missing value',
    ]);
    expect((await catalogue.post('package_update', { id: 'nothing' }, 'ada')).status).toBe(404);
  });

  it('refuses editors of another organisation', async () => {
    const catalogue = await openCatalogue(open);
    const other = await catalogue.post('organization_create', { name: 'railways' });
    catalogue.grants.push({ person: 'otto', relation: 'admin', organization: other.result.id });
    await createDataset(catalogue);
    expect((await catalogue.post('package_update', { id: 'births' }, 'otto')).status).toBe(403);
  });

  it('moves a dataset only for those who edit on both sides', async () => {
    const catalogue = await openCatalogue(open);
    const other = await catalogue.post('organization_create', { name: 'railways' });
    await createDataset(catalogue);
    const move = { id: 'births', owner_org: 'railways' };
    expect((await catalogue.post('package_update', move, 'ada')).status).toBe(403);
    catalogue.grants.push({ person: 'ada', relation: 'editor', organization: other.result.id });
    const { result } = await catalogue.post('package_update', move, 'ada');
    expect(result.organization.name).toBe('railways');
  });

  it('does not take shown similar datasets for chosen ones', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { sector: ['Health'] });
    await createDataset(catalogue, { name: 'deaths', sector: ['Health'], resources: [LINK] });
    const shown = (await catalogue.get('package_show', { id: 'births' })).result;
    expect(shown.similar_datasets).toEqual(['deaths']);
    const { result } = await catalogue.post('package_update', shown, 'ada');
    expect(result.similar_datasets).toEqual([]);
  });
});

describeStores('package_patch', (open) => {
  it('changes what is given and leaves the rest', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, whole);
    const { result } = await catalogue.post('package_patch', { id: 'births', title: 'New' }, 'ada');
    expect(result).toEqual({ ...created, title: 'New', metadata_modified: result.metadata_modified });
  });

  it('replaces lists whole and adds the tags of tag_string', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, whole);
    const patch = { id: 'births', tag_string: 'mother', extras: [], resources: [] };
    const { result } = await catalogue.post('package_patch', patch, 'ada');
    expect(result).toMatchObject({ num_tags: 2, extras: [], resources: [], num_resources: 0 });
  });

  it('loses none of two changes made at the same time', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    await Promise.all([
      catalogue.post('package_patch', { id: 'births', notes: 'All' }, 'ada'),
      catalogue.post('package_patch', { id: 'births', author: 'Ada' }, 'ada'),
    ]);
    const { result } = await catalogue.get('package_show', { id: 'births' });
    expect(result).toMatchObject({ notes: 'All', author: 'Ada' });
  });

  it('names a missing id', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post('package_patch', {})).error.id).toEqual(['Missing value']);
  });
});
