import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

const births = { name: 'births', owner_org: 'health-board' };

describeStores('package_create', (open) => {
  it('answers with the whole dataset, its organisation and what follows from what was said', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, {
      license_id: 'CC-BY-4.0',
      tag_string: 'mother, birth',
      sector: ['Health'],
      resources: [{ name: 'By district', url: 'example.org/births.csv', size: 10 }, { size: 5 }],
    });
    expect(created).toMatchObject({
      name: 'births',
      type: 'dataset',
      state: 'active',
      private: false,
      notes: null,
      license_title: 'Creative Commons Attribution 4.0',
      isopen: true,
      num_resources: 2,
      num_tags: 2,
      size: 15,
      organization: { name: 'health-board', is_organization: true },
      groups: [],
      extras: [],
      similar_datasets: [],
      creator_user_id: 'ada',
    });
    expect(created.tags.map((tag: { name: string }) => tag.name)).toEqual(['birth', 'mother']);
    expect(created.resources[0]).toMatchObject({
      url: 'http://example.org/births.csv',
      format: 'CSV',
      position: 0,
    });
    expect(created.metadata_modified).toMatch(/^2026-01-01T00:00:\d\d\.\d{6}$/);
  });

  it('takes a form, whose lists are written with commas', async () => {
    const catalogue = await openCatalogue(open);
    const answer = await catalogue.server.inject({
      method: 'POST',
      url: '/api/3/action/package_create',
      headers: { authorization: 'ada', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=births&owner_org=health-board&private=True&sector=Health,Children&tag_string=a1,b2',
    });
    const { result } = answer.json();
    expect(result).toMatchObject({ private: true, sector: ['Health', 'Children'], num_tags: 2 });
  });

  it('refuses a text that is longer than its field takes, by the name of the field', async () => {
    const catalogue = await openCatalogue(open);
    const longest = { notes: 20_000, author: 1000, source_link: 10_000 };
    for (const [field, length] of Object.entries(longest)) {
      const refused = await catalogue.post('package_create', { ...births, [field]: 'a'.repeat(length + 1) });
      expect(refused.error).toEqual({
        __type: 'Validation Error',
        [field]: [`Invalid value: must not have more than ${length} characters`],
      });
    }
  });

  it('refuses a dataset that is too long as a whole, by what makes it so', async () => {
    const catalogue = await openCatalogue(open);
    const resources = Array.from({ length: 105 }, () => ({ description: 'a'.repeat(20_000) }));
    const refused = await catalogue.post('package_create', { ...births, resources });
    expect(refused.error).toEqual({
      __type: 'Validation Error',
      resources: [
        expect.stringMatching(/^The dataset has 2\d{6} characters in all, of which 2000000 are allowed$/),
      ],
    });
    expect(await createDataset(catalogue, { resources: resources.slice(0, 90) })).toMatchObject({
      num_resources: 90,
    });
  });

  it('keeps further keys beside its own, and extras as text', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, {
      districts_covered: 31,
      extras: [{ key: 'round', value: 5 }],
    });
    expect(created).toMatchObject({ districts_covered: 31, extras: [{ key: 'round', value: '5' }] });
  });

  it('ignores what it works out itself', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, { num_resources: 9, organization: null, isopen: true });
    expect(created).toMatchObject({
      num_resources: 0,
      isopen: false,
      organization: { name: 'health-board' },
    });
  });

  it.each([
    ['a missing name', { name: undefined }, { name: ['Missing value'] }],
    ['a name of one letter', { name: 'b' }, { name: ['Must be at least 2 characters long'] }],
    [
      'a name of more than 100 letters',
      { name: 'b'.repeat(101) },
      { name: ['Name must be a maximum of 100 characters long'] },
    ],
    [
      'a name with capitals',
      { name: 'Births' },
      { name: ['Must be purely lowercase alphanumeric (ascii) characters and these symbols: -_'] },
    ],
    ['a reserved name', { name: 'search' }, { name: ['That name cannot be used'] }],
    ['no organisation', { owner_org: undefined }, { owner_org: ['An organization must be provided'] }],
    ['an unknown organisation', { owner_org: 'nowhere' }, { owner_org: ['Organization does not exist'] }],
    ['an unknown group', { groups: [{ name: 'nobody' }] }, { groups: ['Group nobody does not exist'] }],
    ['a tag of one letter', { tag_string: 'x' }, { tags: ['Tag "x" length is less than minimum 2'] }],
    [
      'a tag of an unknown vocabulary',
      { tags: [{ name: 'blue', vocabulary_id: 'colours' }] },
      { tags: ['Tag vocabulary was not found.'] },
    ],
    [
      'extras with one key twice',
      {
        extras: [
          { key: 'a', value: '1' },
          { key: 'a', value: '2' },
        ],
      },
      { extras_validation: ['Duplicate key "a"'] },
    ],
    [
      'a mail address without @',
      { author_email: 'ada' },
      { author_email: ['Email ada is not a valid format'] },
    ],
    ['an address that runs script', { url: 'javascript:alert(1)' }, { url: ['Please provide a valid URL'] }],
    [
      'a resource with an address that runs script',
      { resources: [{}, { url: 'javascript:alert(1)' }] },
      { resources: ['1.url: Please provide a valid URL'] },
    ],
    [
      'two resources with one sku',
      { resources: [{ sku: 'one' }, { sku: 'one' }] },
      { resources: ['1.sku: That sku is already in use'] },
    ],
    [
      'two resources with one id',
      { resources: [{ id: 'one' }, { id: 'one' }] },
      { resources: ['1.id: Resource id already exists.'] },
    ],
    ['the character NUL', { notes: 'a\0b' }, { notes: ['Must not contain the character NUL'] }],
    ['an id from an editor', { id: 'mine' }, { id: ['The input field id was not expected.'] }],
  ])('refuses %s and names the field', async (_case, wrong, problems) => {
    const catalogue = await openCatalogue(open);
    const { status, error } = await catalogue.post('package_create', { ...births, ...wrong }, 'ada');
    expect(status).toBe(409);
    expect(error).toMatchObject({ __type: 'Validation Error', ...problems });
    expect((await catalogue.get('package_list')).result).toEqual([]);
  });

  it('names every wrong field at once', async () => {
    const catalogue = await openCatalogue(open);
    const { error } = await catalogue.post(
      'package_create',
      { tag_string: 'x', owner_org: 'nowhere' },
      'ada',
    );
    expect(Object.keys(error)).toEqual(expect.arrayContaining(['name', 'owner_org', 'tags']));
  });

  it('refuses a name that is taken', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const { status, error } = await catalogue.post('package_create', births, 'ada');
    expect(status).toBe(409);
    expect(error.name).toEqual(['That URL is already in use.']);
  });

  it('gives a name to one of two who want it at the same time', async () => {
    const catalogue = await openCatalogue(open);
    const answers = await Promise.all([1, 2].map(() => catalogue.post('package_create', births, 'ada')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error.name).toEqual(['That URL is already in use.']);
  });

  it('keeps a tag that was given twice once', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, { tags: [{ name: 'birth' }], tag_string: 'birth' });
    expect(created.tags).toEqual([
      { id: expect.any(String), name: 'birth', display_name: 'birth', state: 'active', vocabulary_id: null },
    ]);
  });

  it('finds a licence by its address', async () => {
    const catalogue = await openCatalogue(open);
    const license_id = 'http://creativecommons.org/licenses/by/4.0';
    expect(await createDataset(catalogue, { license_id })).toMatchObject({ license_id: 'CC-BY-4.0' });
  });

  it('lets administrators choose the id and say when it was made', async () => {
    const catalogue = await openCatalogue(open);
    const said = { id: 'chosen', metadata_created: '2019-11-01T04:52:08.244127' };
    const { result } = await catalogue.post('package_create', { ...births, ...said });
    expect(result).toMatchObject(said);
  });

  it('lets administrators say when it was last changed, which its history keeps apart from when it came', async () => {
    const catalogue = await openCatalogue(open);
    const said = {
      metadata_created: '2019-11-01T04:52:08.244127',
      metadata_modified: '2021-02-03T04:05:06.000007',
    };
    const { result } = await catalogue.post('package_create', { ...births, ...said });
    expect(result).toMatchObject(said);
    const activities = await catalogue.get('package_activity_list', { id: result.id });
    expect(activities.result[0].timestamp).toMatch(/^2026-/);
    const changed = await catalogue.post('package_patch', { ...said, id: result.id, notes: 'By district' });
    expect(changed.result.metadata_modified).toMatch(/^2026-/);
    expect(changed.result.metadata_created).toBe(said.metadata_created);
  });

  it('takes the time of the last change alone for that of the making', async () => {
    const catalogue = await openCatalogue(open);
    const said = { metadata_modified: '2021-02-03T04:05:06.000007' };
    const { result } = await catalogue.post('package_create', { ...births, ...said });
    expect(result).toMatchObject({ ...said, metadata_created: said.metadata_modified });
  });

  it('gives the datasets of all others the time they are made', async () => {
    const catalogue = await openCatalogue(open);
    const said = { metadata_created: '2019-11-01T00:00:00', metadata_modified: '2021-02-03T00:00:00' };
    const { result } = await catalogue.post('package_create', { ...births, ...said }, 'ada');
    expect(result.metadata_created).toMatch(/^2026-/);
    expect(result.metadata_modified).toMatch(/^2026-/);
  });

  it.each([
    ['yesterday', 'Date format incorrect'],
    ['2999-01-01T00:00:00', 'Must not be in the future'],
  ])('refuses %s as the time of the last change', async (metadata_modified, rule) => {
    const catalogue = await openCatalogue(open);
    const { status, error } = await catalogue.post('package_create', { ...births, metadata_modified });
    expect([status, error.metadata_modified]).toEqual([409, [rule]]);
  });

  it('refuses nobody in the words CKAN has for it', async () => {
    const catalogue = await openCatalogue(open);
    const { status, error } = await catalogue.post('package_create', births, '');
    expect(status).toBe(403);
    expect(error).toMatchObject({
      __type: 'Authorization Error',
      message: expect.stringMatching(/^Access denied.*requires an authenticated user$/),
    });
  });

  it.each(['mo', 'stranger'])('refuses %s, who does not edit for the organisation', async (name) => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post('package_create', births, name)).status).toBe(403);
  });
});
