import { viewAddress } from '@gazetteer/site';
import type { SiteContext } from '@gazetteer/site/server';
import type { Front } from './load-front.server.ts';
import { quietly } from './newest-tables.server.ts';

/** A chart or a table that an editor has chosen. */
export interface Tile {
  path: string;
  title: string;
  /** The dataset that it is of. */
  of: string | null;
  /** Whose the chart is, where it is a visitor's. */
  maker: { name: string | null } | null;
  /** A saved chart, or a table whose preview is shown where it has one. */
  visID?: string;
  resourceId?: string;
}

type Portal = Pick<SiteContext, 'client' | 'fetch' | 'locale'>;

/** What was chosen as tiles, in its order; what cannot be had is left out. */
export async function loadTiles(portal: Portal, { tiles, sections }: Front): Promise<Tile[]> {
  if (!sections.includes('tiles')) return [];
  const loaded = await Promise.all(
    tiles.map(async (tile) => {
      if (tile.kind === 'table') return quietly(tableTile(portal, tile.resource_id));
      const { visID, title, maker, dataset } = tile.chart;
      return { path: viewAddress(visID), title, of: dataset?.title ?? null, maker, visID };
    }),
  );
  return loaded.filter((tile) => tile !== undefined);
}

/** A table is called as its preview is, which says what is drawn; one without a preview by its own name. */
async function tableTile({ client, fetch, locale }: Portal, id: string): Promise<Tile> {
  const resource = await client.action('resource_show', { id });
  const dataset = await client.action('package_show', { id: resource.package_id });
  const look = new URLSearchParams({ bare: 'true', width: '400', lang: locale });
  const answer = await fetch(`/preview/${encodeURIComponent(id)}.json?${look}`, {});
  const preview = answer.ok ? ((await answer.json()) as { title: string }) : undefined;
  return {
    path: `/p/${dataset.name}/r/${resource.sku || resource.id}`,
    title: preview?.title ?? resource.title ?? resource.name ?? dataset.title,
    of: dataset.title,
    maker: null,
    ...(preview && { resourceId: id }),
  };
}
