import {
  type ChartData,
  type ChartOptions,
  type ChartSpec,
  type Topology,
  unplacedOf,
} from '@gazetteer/charts';
import type { ActionResult } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';

/** What a chart shows, with the versions it is of and, for a map, its shapes. */
export interface LoadedFigures {
  data: ChartData;
  tables: ActionResult<'chart_query'>['tables'];
  drawing: Topology | undefined;
  /** What the places of a map are. */
  level: string | undefined;
  unplaced: ChartOptions['unplaced'];
}

type Portal = Pick<SiteContext, 'client' | 'fetch' | 'publicUrl'>;

/**
 * The figures of a chart as this visitor may see them.
 * @throws RequestError where there are none
 */
export async function loadFigures(portal: Portal, spec: ChartSpec): Promise<LoadedFigures> {
  const answer = await portal.client.action('chart_query', { spec });
  const { columns, rows, truncated, combined, tables, boundaries, geo } = answer;
  const drawing = boundaries ? await loadShapes(portal, boundaries.url) : undefined;
  return {
    data: { columns, rows, truncated, combined },
    tables,
    drawing,
    level: geo?.level,
    unplaced: unplacedOf(geo),
  };
}

/** A map without shapes still has figures: its areas then go by their codes. */
async function loadShapes({ fetch, publicUrl }: Portal, path: string): Promise<Topology | undefined> {
  const answer = await fetch(new URL(path, publicUrl).href, {});
  return answer.ok ? ((await answer.json()) as Topology) : undefined;
}
