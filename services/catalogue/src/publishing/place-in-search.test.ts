import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, LINK, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

const title = 'Playground inspections by district';
const inFrench = 'Contrôles des aires de jeux par arrondissement';

/** A draft, what others have published since with the same words, and a draft that nobody is to notice. */
async function openPortal(
  open: Parameters<typeof openCatalogue>[0],
  { draft = {}, ...more }: Parameters<typeof openCatalogue>[1] & { draft?: object } = {},
): Promise<TestCatalogue> {
  const test = await openCatalogue(open, more);
  await createDraft(test, { name: 'ours', ...draft });
  for (let year = 2001; year <= 2013; year++) {
    const name = `inspections-${year}`;
    const described = year % 2 === 0 ? { notes: 'Playground safety, seen by inspectors' } : {};
    await createDataset(test, { name, title: `Inspections of ${year}`, resources: [LINK], ...described });
  }
  // Described as the draft is: the fresher of the two comes first.
  await createDraft(test, { name: 'twin', state: 'active' });
  await createDataset(test, { name: 'secret', title, state: 'draft', resources: [LINK] });
  return test;
}

const createDraft = (test: TestCatalogue, more: object) =>
  createDataset(test, {
    title,
    title_translated: { fr: inFrench },
    notes: 'Where children play, and how safe it is',
    tags: [{ name: 'safety', display_name_translated: { fr: 'sécurité' } }],
    state: 'draft',
    resources: [LINK],
    ...more,
  });

const searches = [
  title,
  inFrench,
  'playground inspections',
  'inspections',
  'aires de jeux',
  'safety',
  'securite',
  'playgruond inspectoins',
  'inspections of schools in winter',
  'by district',
];

/** What a stranger finds by these words: how many, and this dataset at which place. */
async function seen(test: TestCatalogue, name: string, words: string) {
  const query = { q: words, fq: 'idp_ready:true', rows: '1000', facet: 'false' };
  const { result } = await test.get('package_search', query);
  const names = (result.results as { name: string }[]).map((dataset) => dataset.name);
  return { words, count: result.count, place: names.indexOf(name) + 1 || null };
}

const told = async (test: TestCatalogue, id: string, words: readonly string[], as = 'ada') =>
  (await test.post('dataset_search_places', { id, words }, as)).result;

const placesOf = (answer: { places: { words: string; count: number; place: number | null }[] }) =>
  answer.places.map(({ words, count, place }) => ({ words, count, place }));

describeStores('the place of a draft in the search', (open) => {
  it.each([
    ['of a draft', {}],
    ['of a private dataset', { state: 'active', private: true }],
    ['of a draft without data', { resources: [] }],
    ['of one that is held back', { resources: [{ ...LINK, held_back: true }] }],
  ])('%s is the one that strangers find it at once it is published', async (_what, given) => {
    const test = await openPortal(open, { draft: given });
    const before = await told(test, 'ours', searches);
    const unseen = await Promise.all(searches.map((words) => seen(test, 'ours', words)));
    expect(unseen.every(({ place }) => place === null)).toBe(true);
    await test.post('dataset_publish', { id: 'ours' }, 'ada');
    const after = await Promise.all(searches.map((words) => seen(test, 'ours', words)));
    expect(placesOf(before)).toEqual(after);
    expect(placesOf(await told(test, 'ours', searches))).toEqual(after);
  });

  it('is told with the number of what is found, and with the words that none of its texts has', async () => {
    const test = await openPortal(open);
    const answer = await told(test, 'ours', [title, 'inspections', 'schools in winter', '-safety district']);
    expect(answer).toMatchObject({ not_listed_because: null, resources: [] });
    expect(answer.places).toEqual([
      { words: title, count: 8, place: 1, not_found_because: null, missing: [] },
      { words: 'inspections', count: 15, place: expect.any(Number), not_found_because: null, missing: [] },
      {
        words: 'schools in winter',
        count: 0,
        place: null,
        not_found_because: 'missing_words',
        missing: ['schools', 'winter'],
      },
      {
        words: '-safety district',
        count: 0,
        place: null,
        not_found_because: 'read_as_instruction',
        missing: [],
      },
    ]);
  });

  it('names what of it is not in the search, and why', async () => {
    const resources = [
      { ...LINK, name: 'Open' },
      { ...LINK, name: 'Held', held_back: true },
      { name: 'Empty', url_type: 'datastore' },
    ];
    const test = await openPortal(open, { draft: { resources } });
    const { resources: left } = await told(test, 'ours', ['safety']);
    expect(
      left.map(({ name, not_listed_because: reason }: Record<string, string>) => [name, reason]),
    ).toEqual([
      ['Held', 'held_back'],
      ['Empty', 'nothing_usable'],
    ]);
  });

  it('does not change what others find while it is asked for', async () => {
    const test = await openPortal(open);
    const [before] = await Promise.all([seen(test, 'ours', 'inspections'), told(test, 'ours', searches)]);
    expect(await seen(test, 'ours', 'inspections')).toEqual(before);
    expect(before).toEqual({ words: 'inspections', count: 14, place: null });
  });

  it('is told to those alone who may publish it', async () => {
    const test = await openPortal(open);
    const asked = { id: 'ours', words: ['safety'] };
    const status = async (as: string) => (await test.post('dataset_search_places', asked, as)).status;
    expect(await Promise.all(['', 'mo', 'ada', 'administrator'].map(status))).toEqual([403, 403, 200, 200]);
    await test.post('organization_patch', { id: 'health-board', requires_review: true });
    expect((await test.post('dataset_search_places', asked, 'ada')).error).toMatchObject({
      id: [expect.stringContaining('dataset_submit')],
    });
    await test.post('package_delete', { id: 'ours' });
    expect(await status('administrator')).toBe(409);
  });

  it('is none in a portal that is limited to other organisations, as is said', async () => {
    const test = await openPortal(open, { publishers: ['archive'] });
    const answer = await told(test, 'ours', ['inspections']);
    expect(answer).toMatchObject({
      not_listed_because: 'other_publisher',
      places: [{ count: 0, place: null, not_found_because: 'not_listed' }],
    });
  });

  it('is not told by its number behind the hundredth', async () => {
    const test = await openCatalogue(open);
    for (let number = 1; number <= 101; number++) {
      await createDataset(test, { title: 'Rain', name: `rain-${number}`, resources: [LINK] });
    }
    await createDraft(test, { name: 'ours', title: 'Weather', notes: 'Some rain' });
    expect((await told(test, 'ours', ['rain'])).places).toEqual([
      { words: 'rain', count: 102, place: null, not_found_because: null, missing: [] },
    ]);
  });
});
