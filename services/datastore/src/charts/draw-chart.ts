import {
  type ChartDescription,
  type ChartOptions,
  type ChartSpec,
  renderChart,
  withPlaceLevel,
} from '@gazetteer/charts';
import { type Caller, inLanguage } from '@gazetteer/kernel';
import type { ChartTable } from './open-chart-table.ts';
import type { QueryChart } from './query-chart.ts';

/** How a chart is to look as a picture. */
export type ChartLook = Pick<
  ChartOptions,
  'theme' | 'locale' | 'digitGrouping' | 'width' | 'size' | 'bare' | 'maker' | 'imprint'
>;

/**
 * Draws a chart as SVG, for a caller, and says in words what it shows, and whether there was no figure to show. The
 * figures are kept, the picture is not: whoever shows it knows how long it stays the same.
 * @throws what asking for the figures throws
 */
export async function drawChart(
  query: QueryChart,
  caller: Caller,
  asked: ChartSpec,
  look: ChartLook,
): Promise<{ svg: string; description: ChartDescription; isEmpty: boolean }> {
  const { data, placed, ground, tables } = await query(caller, asked, { language: look.locale });
  const spec = withPlaceLevel(withCaption(asked, tables, look.locale), placed?.writing.level);
  const drawing = placed?.map?.drawing;
  const options = {
    ...look,
    ...(drawing ? { drawing } : {}),
    ground: ground?.ground,
  };
  return {
    ...renderChart(spec, data, options),
    isEmpty: data.rows.length === 0,
  };
}

/** Who publishes the figures and what time they cover, where the chart does not say it itself. */
function withCaption(spec: ChartSpec, tables: readonly ChartTable[], language: string): ChartSpec {
  // Of own data with a joined table the chart itself names both.
  if (spec.source.kind === 'own') return spec;
  const attributions = tables.map(({ resource }) => inLanguage(resource.attribution, language));
  const sources = distinct(attributions.map((attribution) => attribution?.source));
  const years = distinct(tables.map(({ resource }) => resource.attribution?.years));
  const caption = {
    ...(sources.length > 0 ? { source: sources.join('; ') } : {}),
    ...(years.length > 0 ? { years: years.join('; ') } : {}),
    ...spec.caption,
  };
  return Object.keys(caption).length > 0 ? { ...spec, caption } : spec;
}

function distinct(words: readonly (string | null | undefined)[]): string[] {
  return [...new Set(words.filter((word): word is string => Boolean(word)))];
}
