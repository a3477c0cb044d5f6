import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

async function openWithView(open: OpenStore, dataset: object = {}) {
  const catalogue = await openCatalogue(open);
  const { resources } = await createDataset(catalogue, { resources: [{ name: 'By month' }], ...dataset });
  const resource_id = resources[0].id;
  const given = {
    resource_id,
    title: 'Line',
    view_type: 'recline_graph_view',
    series: ['births'],
    graph_type: 'lines',
  };
  const { result } = await catalogue.post('resource_view_create', given, 'ada');
  return { catalogue, resource_id, view: result };
}

describeStores('views of a resource', (open) => {
  it('are made with their settings beside them', async () => {
    const { view, resource_id } = await openWithView(open);
    expect(view).toMatchObject({
      id: expect.any(String),
      resource_id,
      package_id: expect.any(String),
      title: 'Line',
      description: '',
      view_type: 'recline_graph_view',
      series: ['births'],
      graph_type: 'lines',
    });
  });

  it.each(['resource_view_list', 'views'])('are listed in the order they were made by %s', async (action) => {
    const { catalogue, resource_id, view } = await openWithView(open);
    const second = { resource_id, title: 'Table', view_type: 'table' };
    const added = (await catalogue.post('resource_view_create', second, 'ada')).result;
    expect((await catalogue.get(action, { id: resource_id })).result).toEqual([view, added]);
  });

  it('are shown one by one', async () => {
    const { catalogue, view } = await openWithView(open);
    expect((await catalogue.get('resource_view_show', { id: view.id })).result).toEqual(view);
    expect((await catalogue.get('resource_view_show', { id: 'nothing' })).status).toBe(404);
    expect((await catalogue.get('resource_view_list', { id: 'nothing' })).status).toBe(404);
  });

  it('keep their kind and resource when they are changed', async () => {
    const { catalogue, view } = await openWithView(open);
    const change = { id: view.id, title: 'New', view_type: 'other', resource_id: 'other', group: 'year' };
    const { result } = await catalogue.post('resource_view_update', change, 'ada');
    const { id, resource_id, package_id, view_type } = view;
    expect(result).toEqual({
      id,
      resource_id,
      package_id,
      view_type,
      title: 'New',
      description: '',
      group: 'year',
    });
  });

  it('can be removed, and go with their resource', async () => {
    const { catalogue, view, resource_id } = await openWithView(open);
    expect((await catalogue.post('resource_view_delete', { id: view.id }, 'ada')).result).toBeNull();
    const second = { resource_id, title: 'Table', view_type: 'table' };
    const { id } = (await catalogue.post('resource_view_create', second, 'ada')).result;
    await catalogue.post('resource_delete', { id: resource_id }, 'ada');
    expect((await catalogue.get('resource_view_show', { id })).status).toBe(404);
  });

  it('name what is missing', async () => {
    const { catalogue } = await openWithView(open);
    const { error } = await catalogue.post('resource_view_create', {}, 'ada');
    const missing = ['Missing value'];
    expect(error).toMatchObject({ resource_id: missing, title: missing, view_type: missing });
  });

  it('are changed by editors of the organisation only', async () => {
    const { catalogue, view } = await openWithView(open);
    for (const action of ['resource_view_create', 'resource_view_update', 'resource_view_delete']) {
      expect((await catalogue.post(action, view, 'mo')).status).toBe(403);
      expect((await catalogue.post(action, view, '')).status).toBe(403);
    }
  });

  it('are as private as their dataset', async () => {
    const { catalogue, view, resource_id } = await openWithView(open, { private: true });
    expect((await catalogue.get('resource_view_list', { id: resource_id })).status).toBe(403);
    expect((await catalogue.get('resource_view_show', { id: view.id })).status).toBe(403);
    expect((await catalogue.get('resource_view_show', { id: view.id }, 'mo')).status).toBe(200);
  });
});

describeStores('views that make themselves', (open) => {
  it('are none, for those who edit', async () => {
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
