import type { ChartData, ChartSpec, Ground, Topology } from '@gazetteer/charts';
import type { ActionResult } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';
import { dataOfAnswer } from '../../charts/data-of-answer.ts';

/** What a chart shows, with the versions it is of and, for a map, its shapes. */
export interface LoadedFigures {
  data: ChartData;
  tables: ActionResult<'chart_query'>['tables'];
  drawing: Topology | undefined;
  /** What a map of points is drawn upon. */
  ground: Ground | undefined;
  /** What the places of a map are. */
  level: string | undefined;
}

type Portal = Pick<SiteContext, 'client' | 'fetch' | 'publicUrl'>;

/**
 * The figures of a chart as this visitor may see them.
 * @throws RequestError where there are none
 */
export async function loadFigures(portal: Portal, spec: ChartSpec): Promise<LoadedFigures> {
  const answer = await portal.client.action('chart_query', { spec });
  const { tables, boundaries, ground, geo } = answer;
  const drawing = boundaries ? await loadShapes<Topology>(portal, boundaries.url) : undefined;
  return {
    data: dataOfAnswer(answer),
    tables,
    drawing,
    ground: ground ? await loadShapes<Ground>(portal, ground.url) : undefined,
    level: geo?.level,
  };
}

/** A map without shapes still has figures: its areas then go by their codes. */
async function loadShapes<Shapes>({ fetch, publicUrl }: Portal, path: string): Promise<Shapes | undefined> {
  const answer = await fetch(new URL(path, publicUrl).href, {});
  return answer.ok ? ((await answer.json()) as Shapes) : undefined;
}
