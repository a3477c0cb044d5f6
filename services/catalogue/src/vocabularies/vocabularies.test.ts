import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

const colours = { name: 'colours', tags: [{ name: 'red' }, { name: 'blue' }, { name: 'red' }] };

describeStores('vocabularies', (open) => {
  it('are made with their terms, each once, and listed', async () => {
    const catalogue = await openCatalogue(open);
    const { result } = await catalogue.post('vocabulary_create', colours);
    expect(result).toEqual({
      id: expect.any(String),
      name: 'colours',
      tags: ['blue', 'red'].map((name) => ({
        id: expect.any(String),
        name,
        display_name: name,
        vocabulary_id: result.id,
      })),
    });
    expect((await catalogue.get('vocabulary_list')).result).toEqual([result]);
  });

  it('are made by administrators only, under names that are free', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post('vocabulary_create', colours, 'ada')).status).toBe(403);
    await catalogue.post('vocabulary_create', colours);
    const { error } = await catalogue.post('vocabulary_create', colours);
    expect(error.name).toEqual(['That vocabulary name is already in use.']);
    expect((await catalogue.post('vocabulary_create', {})).error).toMatchObject({ name: ['Missing value'] });
    expect((await catalogue.post('vocabulary_create', { name: 'empty' })).result).toMatchObject({ tags: [] });
    const nameless = await catalogue.post('vocabulary_create', { name: 'nameless', tags: [' '] });
    expect(nameless.status).toBe(409);
  });

  it('are renamed and get other terms, and lose none that a dataset uses', async () => {
    const catalogue = await openCatalogue(open);
    const { id } = (await catalogue.post('vocabulary_create', colours)).result;
    const update = (change: object, as?: string) =>
      catalogue.post('vocabulary_update', { id, ...change }, as);
    expect((await update({ name: 'hues' }, 'ada')).status).toBe(403);
    expect((await update({ name: 'hues', tags: ['blue', 'green'] })).result).toMatchObject({
      id,
      name: 'hues',
      tags: [{ name: 'blue' }, { name: 'green' }],
    });
    await createDataset(catalogue, { private: true, tags: [{ name: 'blue', vocabulary_id: 'hues' }] });
    expect((await update({ name: 'shades', tags: ['green'] })).error).toMatchObject({
      name: ['Datasets use the terms of this vocabulary'],
      tags: ['Tag blue is used by 1 datasets and cannot be removed'],
    });
    expect((await catalogue.post('vocabulary_delete', { id })).status).toBe(409);
    const shown = await catalogue.get('vocabulary_show', { id: 'hues' });
    expect(shown.result.tags).toHaveLength(2);

    await catalogue.post('vocabulary_create', { name: 'taken' });
    expect(
      (await catalogue.post('vocabulary_update', { id: 'taken', name: 'hues' })).error.name,
    ).toBeDefined();
    expect((await catalogue.post('vocabulary_delete', { id: 'taken' }, 'ada')).status).toBe(403);
    expect((await catalogue.post('vocabulary_delete', { id: 'taken' })).status).toBe(200);
    expect((await catalogue.get('vocabulary_show', { id: 'taken' })).status).toBe(404);
  });

  it('are the same in tag_list as in vocabulary_list', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { sector: ['Health'] });
    const { result } = await catalogue.get('vocabulary_list');
    const listed = await catalogue.get('tag_list', { vocabulary_id: 'sectors', all_fields: 'true' });
    expect(listed.result).toEqual([{ ...result[0].tags[0], state: 'active' }]);
  });

  it('give their terms to datasets, and no others', async () => {
    const catalogue = await openCatalogue(open);
    const { result } = await catalogue.post('vocabulary_create', colours);
    const tagged = (name: string) => ({ tags: [{ name, vocabulary_id: result.id }] });
    const dataset = await createDataset(catalogue, tagged('red'));
    expect(dataset.tags).toMatchObject([{ name: 'red', vocabulary_id: result.id }]);
    const green = { name: 'deaths', owner_org: 'health-board', ...tagged('green') };
    const { error } = await catalogue.post('package_create', green);
    expect(error.tags).toEqual(['Tag green does not belong to vocabulary colours']);
    const found = await catalogue.get('package_search', { fq: 'vocab_colours:red' });
    expect(found.result.count).toBe(1);
  });

  it('of sectors grows with the sectors of datasets', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { sector: ['Health', 'Rural Development', 'Health'] });
    await createDataset(catalogue, { name: 'deaths', sector: ['Health'] });
    const { result } = await catalogue.get('vocabulary_list');
    expect(result).toMatchObject([
      { name: 'sectors', tags: [{ name: 'Health' }, { name: 'Rural Development' }] },
    ]);
  });

  it('of sectors gives a dataset its sector when a term comes as a tag', async () => {
    const catalogue = await openCatalogue(open);
    await catalogue.post('vocabulary_create', { name: 'sectors', tags: [{ name: 'Health' }] });
    const tags = [{ name: 'Health', vocabulary_id: 'sectors' }, { name: 'birth' }];
    const dataset = await createDataset(catalogue, { tags });
    expect(dataset).toMatchObject({ sector: ['Health'], num_tags: 1, tags: [{ name: 'birth' }] });
  });
});
