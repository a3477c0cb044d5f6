import {
  type ChartData,
  type ChartField,
  type ChartSpec,
  type Ground,
  loadFormulas,
  type Topology,
} from '@gazetteer/charts';
import type { ActionResult } from '@gazetteer/client';
import { askGround } from './ask-ground.ts';
import { askShapes } from './ask-shapes.ts';
import { dataOfAnswer } from './data-of-answer.ts';
import { client } from '../site/browser-client.ts';

/** What the server told with the figures of the chart. */
export type ChartAnswer = Omit<
  ActionResult<'chart_query'>,
  'columns' | 'filtered' | 'rows' | 'truncated' | 'combined' | 'points' | 'unplaced'
>;

/** The figures behind a chart, and what was told with them. */
export interface Figures {
  data: ChartData;
  answer: ChartAnswer;
  /** Shapes of the areas of a map. */
  drawing?: Topology;
  /** What a map of points is drawn upon. */
  ground?: Ground;
}

/**
 * The figures of a chart: from the server, or of own rows, which do not leave the browser.
 * @throws RequestError where the server has no answer, ChartError where the chart cannot be
 */
export async function askFigures(
  spec: ChartSpec,
  fields: readonly ChartField[],
  signal: AbortSignal,
): Promise<Figures> {
  if (spec.source.kind === 'own') {
    const { source } = spec;
    const formulas = spec.computed?.length ? loadFormulas() : undefined;
    if (spec.mark === 'choropleth' && spec.channels.geo) {
      const [{ askOwnMap }] = await Promise.all([import('./ask-own-map.ts'), formulas]);
      return askOwnMap({ ...spec, source }, fields, signal);
    }
    const [{ askOwnFigures }] = await Promise.all([import('./ask-own-figures.ts'), formulas]);
    return askOwnFigures({ ...spec, source }, fields, signal);
  }
  const answer = await client.action('chart_query', { spec }, { signal });
  const { boundaries, ground } = answer;
  const figures = {
    data: dataOfAnswer(answer),
    answer,
    ...(ground && { ground: await askGround(ground.url, signal) }),
  };
  return boundaries ? { ...figures, drawing: await askShapes(boundaries.url, signal) } : figures;
}
