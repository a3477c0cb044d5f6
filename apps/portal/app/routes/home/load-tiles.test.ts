import { expect, test } from 'vitest';
import { loadTiles } from './load-tiles.server.ts';

const chart = {
  visID: 'abc',
  title: 'Rain by year',
  maker: null,
  dataset: { name: 'rain', title: 'Rainfall' },
};
const table = (resource_id: string) => ({ kind: 'table' as const, resource_id });

const portal = {
  locale: 'en',
  client: {
    action: async (name: string, { id }: { id: string }) => {
      if (id === 'gone') throw new Error('gone');
      return name === 'resource_show'
        ? { id, sku: `${id}-sku`, name: 'Gauges', package_id: 'rain-id' }
        : { name: 'rain', title: 'Rainfall' };
    },
  },
  fetch: async (address: string) =>
    address.includes('drawn')
      ? Response.json({ title: 'Rain, by state' })
      : new Response('', { status: 404 }),
};

test('tiles are charts and tables in their order, without what cannot be had', async () => {
  const tiles = [table('drawn'), { kind: 'chart' as const, chart }, table('gone'), table('plain')];
  const front = { hero: null, tiles, datasets: [], stories: [], sections: ['tiles' as const] };
  expect(await loadTiles(portal as never, front)).toEqual([
    {
      path: '/p/rain/r/drawn-sku',
      title: 'Rain, by state',
      of: 'Rainfall',
      maker: null,
      resourceId: 'drawn',
    },
    { path: '/visualise?vis_id=abc', title: 'Rain by year', of: 'Rainfall', maker: null, visID: 'abc' },
    { path: '/p/rain/r/plain-sku', title: 'Gauges', of: 'Rainfall', maker: null },
  ]);
  expect(await loadTiles(portal as never, { ...front, sections: [] })).toEqual([]);
});
