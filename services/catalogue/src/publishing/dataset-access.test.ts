import { anonymous } from '@gazetteer/kernel';
import { administrator, describeStores, grantingAuthorizer, person } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';
import { datasetAccess } from '../catalogue-service.ts';

describeStores('rights to datasets, for what belongs to them', (open) => {
  const setUp = async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    const make = async (input: object) => (await createDataset(catalogue, input)) as { id: string };
    const access = datasetAccess({ sql, authorizer: grantingAuthorizer(catalogue.grants) });
    return { catalogue, make, access };
  };

  it('lets read what the pages of a dataset let read, with its title in the language that is asked for', async () => {
    const { catalogue, make, access } = await setUp();
    const title = { title: 'Births', title_translated: { fr: 'Naissances' } };
    const open = await make({ name: 'births', ...title });
    await make({ name: 'plans', private: true });
    await make({ name: 'idea', state: 'draft' });
    const gone = await make({ name: 'gone' });
    await catalogue.post('package_delete', { id: gone.id });
    expect(await access.readable(anonymous, open.id, 'fr')).toEqual({
      id: open.id,
      name: 'births',
      title: 'Naissances',
    });
    expect((await access.readable(anonymous, 'births', 'de'))?.title).toBe('Births');
    const seenBy = async (caller: Parameters<typeof access.readable>[0]) => {
      const names = ['births', 'plans', 'idea', 'gone', 'nothing'];
      const found = await Promise.all(names.map((name) => access.readable(caller, name)));
      return found.flatMap((dataset) => dataset?.name ?? []);
    };
    expect(await seenBy(anonymous)).toEqual(['births']);
    expect(await seenBy(person('stranger'))).toEqual(['births']);
    expect(await seenBy(person('mo'))).toEqual(['births', 'plans']);
    expect(await seenBy(person('ada'))).toEqual(['births', 'plans', 'idea']);
    expect(await seenBy(administrator)).toEqual(['births', 'plans', 'idea']);
  });

  it('tells which of many a caller edits, and which are there', async () => {
    const { catalogue, make, access } = await setUp();
    const [one, other] = [await make({ name: 'one', title: 'One' }), await make({ name: 'other' })];
    const ids = [one.id, other.id, 'nothing'];
    catalogue.grants.push({ person: 'cedric', relation: 'editor', dataset: other.id });
    const editedBy = async (caller: Parameters<typeof access.editable>[0]) =>
      [...(await access.editable(caller, ids)).values()].map(({ name }) => name).toSorted();
    expect(await editedBy(anonymous)).toEqual([]);
    expect(await editedBy(person('mo'))).toEqual([]);
    expect(await editedBy(person('cedric'))).toEqual(['other']);
    expect(await editedBy(person('ada'))).toEqual(['one', 'other']);
    expect(await editedBy(administrator)).toEqual(['one', 'other']);
    expect(await access.existing(ids)).toEqual(new Set([one.id, other.id]));
    expect(await access.existing([])).toEqual(new Set());
  });
});
