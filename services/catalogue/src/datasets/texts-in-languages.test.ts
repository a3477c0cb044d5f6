import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

const births = {
  title: 'Births',
  title_translated: { en: 'Births', fr: 'Naissances' },
  notes: 'Births by district.',
  notes_translated: { fr: 'Naissances par district.' },
  tags: [{ name: 'mothers', display_name_translated: { fr: 'mères' } }],
  resources: [
    { name: 'By district', title_translated: { fr: 'Par district' }, url: 'https://data.example/births.csv' },
  ],
};

const shown = async (catalogue: TestCatalogue, query: Record<string, string>) =>
  (await catalogue.get('package_show', { id: 'births', ...query })).result;

describeStores('texts in several languages', (open) => {
  it('are given in the language asked for, and as they were written to who asks for none', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    expect(await shown(catalogue, { lang: 'fr' })).toMatchObject({
      title: 'Naissances',
      notes: 'Naissances par district.',
      tags: [{ name: 'mothers', display_name: 'mères' }],
      resources: [{ name: 'Par district', title: 'Par district' }],
    });
    expect(await shown(catalogue, {})).toMatchObject({
      title: 'Births',
      title_translated: births.title_translated,
      tags: [{ name: 'mothers', display_name: 'mothers' }],
      resources: [{ name: 'By district', name_translated: { fr: 'Par district' } }],
    });
    expect(await shown(catalogue, { lang: 'de' })).toMatchObject({ title: 'Births' });
  });

  it('refuse what is no language, by the name of the parameter', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    const { status, error } = await catalogue.get('package_show', { id: 'births', lang: 'in French' });
    expect([status, error.lang]).toEqual([409, ['Must be the tag of a language, such as fr']]);
  });

  it('name every text that is wrong, and change nothing', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    const { status, error } = await catalogue.post('package_patch', {
      id: 'births',
      title_translated: { français: 'Naissances' },
      resources: [{ name: 'By district', name_translated: { '1': 'x' } }],
    });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      title_translated: ['français is not the tag of a language'],
      resources: ['0.name_translated: 1 is not the tag of a language'],
    });
    expect((await shown(catalogue, {})).title_translated).toEqual(births.title_translated);
  });

  it('follow whichever of title and its translation was changed', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    await catalogue.post('package_patch', { id: 'births', title: 'All births' });
    expect((await shown(catalogue, {})).title_translated).toEqual({ en: 'All births', fr: 'Naissances' });
    const translations = { en: 'Every birth', fr: 'Toutes les naissances' };
    await catalogue.post('package_patch', { id: 'births', title_translated: translations });
    expect(await shown(catalogue, {})).toMatchObject({
      title: 'Every birth',
      title_translated: translations,
    });
  });

  it('come back from package_show and package_update unchanged', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    const before = await shown(catalogue, {});
    const { result } = await catalogue.post('package_update', before);
    expect(result).toEqual({ ...before, metadata_modified: result.metadata_modified });
  });

  it('are told of organisations, also inside their datasets', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    await catalogue.post('organization_patch', {
      id: 'health-board',
      title_translated: { fr: 'Office de la santé' },
    });
    const { result } = await catalogue.get('organization_show', { id: 'health-board', lang: 'fr' });
    expect(result).toMatchObject({ title: 'Office de la santé', display_name: 'Office de la santé' });
    expect((await shown(catalogue, { lang: 'fr' })).organization.title).toBe('Office de la santé');
    // What is changed beside them leaves them alone.
    await catalogue.post('organization_patch', { id: 'health-board', description: 'Counts births.' });
    const kept = await catalogue.get('organization_show', { id: 'health-board', lang: 'fr' });
    expect(kept.result.title).toBe('Office de la santé');
  });
});

describeStores('searching in another language', (open) => {
  const found = async (catalogue: TestCatalogue, query: Record<string, string>) =>
    (await catalogue.get('package_search', query)).result;

  it('finds a dataset by its translations, and shows and marks it in them', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    const answer = await found(catalogue, { q: 'naissance', lang: 'fr', ext_highlight: 'true' });
    expect(answer.results).toMatchObject([{ title: 'Naissances' }]);
    const [highlight] = Object.values(answer.highlighting);
    expect(highlight).toMatchObject({ title: [{ text: 'Naissances', match: true }] });
    expect((await found(catalogue, { q: 'naissance' })).results).toMatchObject([{ title: 'Births' }]);
    expect((await found(catalogue, { q: 'mères', lang: 'fr' })).count).toBe(1);
  });

  it('places a dataset that is called so before those that only speak of it', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { ...births, name: 'births' });
    await createDataset(catalogue, {
      name: 'hospitals',
      title: 'Hospitals',
      notes_translated: { fr: 'Naissances et naissances encore.' },
    });
    const { results } = await found(catalogue, { q: 'naissances', lang: 'fr' });
    expect(results.map(({ name }: { name: string }) => name)).toEqual(['births', 'hospitals']);
  });

  it('names facets in the language asked for', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    const { search_facets } = await found(catalogue, { 'facet.field': '["tags"]', lang: 'fr' });
    expect(search_facets.tags.items).toEqual([{ name: 'mothers', display_name: 'mères', count: 1 }]);
    const plain = await found(catalogue, { 'facet.field': '["tags"]' });
    expect(plain.search_facets.tags.items[0].display_name).toBe('mothers');
  });

  it('suggests titles in the language asked for', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, births);
    const { result } = await catalogue.get('search_suggest', { q: 'naiss', lang: 'fr' });
    expect(result.datasets).toEqual([{ name: 'births', title: 'Naissances' }]);
  });
});
