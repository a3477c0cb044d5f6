import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type Answer, createDataset, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

type Listed = {
  id: string;
  user_id: string | null;
  activity_type: string;
  data: { package: { title: string } };
};

const read = async (
  catalogue: TestCatalogue,
  action: string,
  query: Record<string, string>,
  as = '',
): Promise<Listed[]> => {
  const { status, result, error } = await catalogue.get(action, query, as);
  if (status !== 200) throw new Error(JSON.stringify(error));
  return result as Listed[];
};
const typesOf = (list: Listed[]) => list.map(({ activity_type }) => activity_type);

/** A dataset that was a draft, was published, changed, private for a while, and is public again. */
async function openStory(open: OpenStore): Promise<{ catalogue: TestCatalogue; dataset: Answer['result'] }> {
  const catalogue = await openCatalogue(open);
  const dataset = await createDataset(catalogue, { title: 'Secret working title', state: 'draft' });
  const { id } = dataset;
  for (const [patch, as] of [
    [{ title: 'Births', notes: 'By district' }, 'ada'],
    [{ state: 'active' }, 'ada'],
    [{ title: 'Live births' }, 'administrator'],
    [{ private: true, notes: 'Not for everybody' }, 'ada'],
    [{ private: false, notes: 'By district' }, 'ada'],
  ] as const) {
    expect((await catalogue.post('package_patch', { id, ...patch }, as)).status).toBe(200);
  }
  return { catalogue, dataset };
}

describeStores('the changes of a dataset', (open) => {
  it('are told as far as the caller could see it then, and who made them to its editors only', async () => {
    const { catalogue } = await openStory(open);
    const ofEditor = await read(catalogue, 'package_activity_list', { id: 'births' }, 'ada');
    expect(typesOf(ofEditor)).toEqual([
      'new package',
      'changed package',
      'changed package',
      'new package',
      'changed package',
      'new package',
    ]);
    const administrator = ofEditor[2]?.user_id;
    expect(ofEditor.map(({ user_id }) => user_id)).toEqual([
      'ada',
      'ada',
      administrator,
      'ada',
      'ada',
      'ada',
    ]);
    expect(ofEditor[5]?.data.package.title).toBe('Secret working title');
    const ofMember = await read(catalogue, 'package_activity_list', { id: 'births' }, 'mo');
    expect(ofMember).toHaveLength(4);
    const ofAll = await read(catalogue, 'package_activity_list', { id: 'births' });
    expect(ofAll.map(({ user_id, data }) => [user_id, data.package.title])).toEqual([
      [null, 'Live births'],
      [null, 'Live births'],
      [null, 'Births'],
    ]);
    expect(JSON.stringify(ofAll)).not.toContain('Secret');
  });

  it('stand in the lists of its organisation, its group, all datasets and who made them', async () => {
    const { catalogue, dataset } = await openStory(open);
    await catalogue.post('group_create', { name: 'children' });
    await catalogue.post('package_patch', { id: dataset.id, groups: [{ name: 'children' }] }, 'ada');
    await createDataset(catalogue, { name: 'plans', private: true });
    const lists: [string, Record<string, string>][] = [
      ['organization_activity_list', { id: 'health-board' }],
      ['group_activity_list', { id: 'children' }],
      ['recently_changed_packages_activity_list', {}],
    ];
    for (const [action, query] of lists) {
      const others = action.startsWith('group') ? 0 : 1;
      expect({ action, public: await read(catalogue, action, query).then(({ length }) => length) }).toEqual({
        action,
        public: 4,
      });
      expect(await read(catalogue, action, query, 'ada')).toHaveLength(7 + others);
      expect(await read(catalogue, action, query, 'mo')).toHaveLength(5 + others);
    }
    expect(await read(catalogue, 'user_activity_list', { id: 'ada' }, 'ada')).toHaveLength(7);
    expect((await catalogue.get('user_activity_list', { id: 'ada' }, 'mo')).status).toBe(404);
    expect((await catalogue.get('package_activity_list', { id: 'plans' })).status).toBe(403);
    for (const action of ['organization_activity_list', 'group_activity_list', 'package_activity_list']) {
      expect((await catalogue.get(action, { id: 'none' })).status).toBe(404);
    }
  });

  it('come in pages, and before and after a time', async () => {
    const { catalogue } = await openStory(open);
    const all = await read(catalogue, 'package_activity_list', { id: 'births' }, 'ada');
    const page = { id: 'births', limit: '2', offset: '1' };
    expect(await read(catalogue, 'package_activity_list', page, 'ada')).toEqual(all.slice(1, 3));
    const third = all[2] as Listed & { timestamp: string };
    const seconds = String(Date.parse(`${third.timestamp}Z`) / 1000);
    const before = await read(catalogue, 'package_activity_list', { id: 'births', before: seconds }, 'ada');
    const after = await read(catalogue, 'package_activity_list', { id: 'births', after: seconds }, 'ada');
    expect([...after, third, ...before]).toEqual(all);
  });

  it('have the dataset as it was, for those who could see it', async () => {
    const { catalogue } = await openStory(open);
    const [, , , published, edited] = await read(catalogue, 'package_activity_list', { id: 'births' }, 'ada');
    const shown = await catalogue.get('activity_show', { id: published?.id ?? '' });
    expect(shown.result.data.package).toMatchObject({
      title: 'Births',
      notes: 'By district',
      state: 'active',
    });
    expect(shown.result.data.package.organization).toMatchObject({ name: 'health-board' });
    const data = { id: published?.id ?? '', object_type: 'package' };
    expect((await catalogue.get('activity_data_show', data)).result).toEqual(shown.result.data.package);
    expect((await catalogue.get('activity_data_show', { ...data, object_type: 'group' })).status).toBe(404);
    for (const action of ['activity_show', 'activity_data_show']) {
      expect((await catalogue.get(action, { id: edited?.id ?? '' }, 'mo')).status).toBe(404);
      expect((await catalogue.get(action, { id: edited?.id ?? '' }, 'ada')).status).toBe(200);
    }
  });

  it('are compared line by line, with what the caller could see before', async () => {
    const { catalogue } = await openStory(open);
    const [latest, , edited, published] = await read(
      catalogue,
      'package_activity_list',
      { id: 'births' },
      'ada',
    );
    const diffOf = (id: string | undefined, as: string) =>
      catalogue.get('activity_diff', { id: id ?? '', object_type: 'package' }, as);
    const { diff, activities } = (await diffOf(edited?.id, '')).result;
    expect(diff).toContain('-  "title": "Births"');
    expect(diff).toContain('+  "title": "Live births"');
    expect(activities.map(({ id }: Listed) => id)).toEqual([published?.id, edited?.id]);
    expect((await diffOf(latest?.id, '')).result.diff).not.toContain('Not for everybody');
    expect((await diffOf(latest?.id, 'ada')).result.diff).toContain('Not for everybody');
    expect((await diffOf(published?.id, '')).status).toBe(404);
  });

  it('are not told of what was deleted, and are purged with it', async () => {
    const { catalogue, dataset } = await openStory(open);
    await catalogue.post('package_delete', { id: 'births' }, 'ada');
    expect(await read(catalogue, 'recently_changed_packages_activity_list', {})).toEqual([]);
    const [latest] = await read(catalogue, 'package_activity_list', { id: 'births' }, 'ada');
    expect(latest?.activity_type).toBe('deleted package');
    await catalogue.post('dataset_purge', { id: dataset.id });
    expect(await read(catalogue, 'recently_changed_packages_activity_list', {}, 'administrator')).toEqual([]);
  });
});

describeStores('followers', (open) => {
  it('are none, of what the caller may read', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { name: 'plans', private: true });
    await catalogue.post('group_create', { name: 'vital' });
    const ids = { dataset: 'plans', organization: 'health-board', group: 'vital', user: 'mo' };
    for (const [kind, id] of Object.entries(ids)) {
      expect((await catalogue.get(`${kind}_follower_count`, { id }, 'mo')).result).toBe(0);
      expect((await catalogue.get(`${kind}_follower_count`, { id: 'none' }, 'mo')).status).toBe(404);
    }
    expect((await catalogue.get('user_follower_count', { id: 'mo' }, 'ada')).status).toBe(404);
  });
});
