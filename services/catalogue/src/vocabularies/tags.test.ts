import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

async function openWithTags(open: OpenStore) {
  const catalogue = await openCatalogue(open);
  const tags = [{ name: 'Économie' }, { name: 'economic growth' }];
  await createDataset(catalogue, { tags: [...tags, { name: 'births' }] });
  await createDataset(catalogue, { name: 'plans', private: true, tags: [{ name: 'secret economy' }] });
  const { result } = await catalogue.post('vocabulary_create', { name: 'themes', tags: ['Economy', 'Soil'] });
  return { catalogue, themes: result };
}

describeStores('tags', (open) => {
  it('are found by letters they hold, free ones of public datasets only', async () => {
    const { catalogue } = await openWithTags(open);
    const names = async (action: string, query: Record<string, string>) =>
      (await catalogue.get(action, query)).result;
    expect(await names('tag_list', {})).toEqual(['births', 'economic growth', 'Économie']);
    expect(await names('tag_list', { query: 'ECONO', limit: '1', offset: '1' })).toEqual(['Économie']);
    expect(await names('tag_autocomplete', { q: 'econo' })).toEqual(['economic growth', 'Économie']);
    expect(await names('tag_autocomplete', {})).toEqual([]);
    const found = await names('tag_search', { query: '["econo", "growth"]' });
    expect(found).toMatchObject({ count: 1, results: [{ name: 'economic growth', vocabulary_id: null }] });
  });

  it('of a vocabulary are all its terms, whether datasets use them or not', async () => {
    const { catalogue, themes } = await openWithTags(open);
    for (const vocabulary_id of ['themes', themes.id]) {
      const listed = await catalogue.get('tag_list', { vocabulary_id });
      expect(listed.result).toEqual(['Economy', 'Soil']);
      const found = await catalogue.get('tag_search', { vocabulary_id, query: 'oil' });
      expect(found.result).toEqual({ count: 1, results: [{ ...themes.tags[1], state: 'active' }] });
    }
    expect((await catalogue.get('tag_list', { vocabulary_id: 'none' })).status).toBe(404);
  });

  it('are shown by name or id, with their public datasets if asked for', async () => {
    const { catalogue } = await openWithTags(open);
    const { result } = await catalogue.get('tag_show', { id: 'births' });
    expect(result).toMatchObject({ name: 'births', vocabulary_id: null });
    const whole = await catalogue.get('tag_show', { id: result.id, include_datasets: 'true' });
    expect(whole.result).toMatchObject({ ...result, packages: [{ name: 'births' }] });
    const soil = await catalogue.get('tag_show', {
      id: 'Soil',
      vocabulary_id: 'themes',
      include_datasets: 'true',
    });
    expect(soil.result).toMatchObject({ name: 'Soil', packages: [] });
    for (const id of ['secret economy', 'Soil', 'none']) {
      expect((await catalogue.get('tag_show', { id })).status).toBe(404);
    }
  });

  it('of a vocabulary are shown by their id alone, too', async () => {
    const { catalogue, themes } = await openWithTags(open);
    await createDataset(catalogue, { name: 'trade', tags: [{ name: 'Economy', vocabulary_id: themes.id }] });
    const [economy] = themes.tags;
    const { result } = await catalogue.get('tag_show', { id: economy.id, include_datasets: 'true' });
    expect(result).toMatchObject({ ...economy, packages: [{ name: 'trade' }] });
    const elsewhere = await catalogue.post('vocabulary_create', { name: 'others', tags: ['Economy'] });
    const { status } = await catalogue.get('tag_show', {
      id: economy.id,
      vocabulary_id: elsewhere.result.id,
    });
    expect(status).toBe(404);
  });

  it.each([
    'name',
    'id',
  ] as const)('are taken out of a vocabulary by administrators, by their %s', async (by) => {
    const { catalogue, themes } = await openWithTags(open);
    const soil = { id: themes.tags[1][by], ...(by === 'name' && { vocabulary_id: 'themes' }) };
    expect((await catalogue.post('tag_delete', soil, 'ada')).status).toBe(403);
    expect((await catalogue.post('tag_delete', soil)).result).toBeNull();
    expect((await catalogue.get('tag_list', { vocabulary_id: 'themes' })).result).toEqual(['Economy']);
    expect((await catalogue.post('tag_delete', soil)).status).toBe(404);
    expect((await catalogue.post('tag_delete', {})).error).toMatchObject({ id: ['Missing value'] });
  });

  it('stay where datasets have them, and free ones go with their datasets', async () => {
    const { catalogue, themes } = await openWithTags(open);
    await createDataset(catalogue, { name: 'trade', tags: [{ name: 'Economy', vocabulary_id: themes.id }] });
    const used = await catalogue.post('tag_delete', { id: themes.tags[0].id });
    expect([used.status, used.error.id]).toEqual([
      409,
      ['Tag Economy is used by 1 datasets and cannot be removed'],
    ]);
    const free = await catalogue.post('tag_delete', { id: 'births' });
    expect([free.status, String(free.error.id)]).toEqual([409, expect.stringContaining('free tag')]);
    expect((await catalogue.post('tag_delete', { id: 'births' }, 'ada')).status).toBe(403);
  });

  it('are added to a vocabulary by administrators, each once', async () => {
    const { catalogue, themes } = await openWithTags(open);
    const water = { name: 'Water', vocabulary_id: 'themes' };
    expect((await catalogue.post('tag_create', water, 'ada')).status).toBe(403);
    const made = await catalogue.post('tag_create', water);
    expect(made.result).toMatchObject({ name: 'Water', vocabulary_id: themes.id });
    expect((await catalogue.post('tag_create', water)).error.name).toBeDefined();
    expect((await catalogue.post('tag_create', { name: 'x' })).error).toMatchObject({
      vocabulary_id: ['Missing value'],
    });
  });
});
