import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

describeStores('activities and followers', (open) => {
  it('are none, of what the caller may read', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { name: 'plans', private: true });
    await catalogue.post('group_create', { name: 'vital' });
    const recent = await catalogue.get('recently_changed_packages_activity_list', { limit: '5' });
    expect(recent.result).toEqual([]);
    const ids = { package: 'plans', organization: 'health-board', group: 'vital' };
    for (const [kind, id] of Object.entries(ids)) {
      expect((await catalogue.get(`${kind}_activity_list`, { id }, 'mo')).result).toEqual([]);
      const count = `${kind === 'package' ? 'dataset' : kind}_follower_count`;
      expect((await catalogue.get(count, { id }, 'mo')).result).toBe(0);
      for (const action of [`${kind}_activity_list`, count]) {
        expect((await catalogue.get(action, { id: 'none' })).status).toBe(404);
      }
    }
    expect((await catalogue.get('package_activity_list', { id: 'plans' })).status).toBe(403);
    for (const action of ['user_activity_list', 'user_follower_count']) {
      expect((await catalogue.get(action, { id: 'mo' }, 'mo')).result).toEqual(
        action === 'user_follower_count' ? 0 : [],
      );
      expect((await catalogue.get(action, { id: 'admin' }, 'administrator')).status).toBe(200);
      expect((await catalogue.get(action, { id: 'ada' }, 'mo')).status).toBe(404);
    }
  });

  it('and views that make themselves are none, for those who edit', async () => {
    const catalogue = await openCatalogue(open);
    const dataset = await createDataset(catalogue, { resources: [{ name: 'a' }] });
    const views: [string, object][] = [
      ['resource_create_default_resource_views', { resource: dataset.resources[0] }],
      ['package_create_default_resource_views', { package: dataset }],
    ];
    for (const [action, input] of views) {
      expect((await catalogue.post(action, input, 'ada')).result).toEqual([]);
      expect((await catalogue.post(action, input, 'mo')).status).toBe(403);
    }
  });
});
