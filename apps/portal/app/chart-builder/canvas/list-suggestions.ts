import { type ChartField, type ChartSpec, suggestCharts, type Suggestion } from '@gazetteer/charts';
import { allPlaced } from '../../charts/channel-places.ts';
import { tellingFirst } from '../model/telling-fields.ts';

const MOST = 5;

/**
 * Other charts worth a look: of the fields that are on the chart, then of the whole source. Filters, computed fields
 * and words of the chart stay.
 */
export function listSuggestions(spec: ChartSpec, fields: readonly ChartField[]): Suggestion[] {
  const chosen = allPlaced(spec).flatMap(({ channel }) => channel.field ?? []);
  const all = [
    ...(chosen.length > 0 ? suggestCharts(fields, [...new Set(chosen)], spec.source) : []),
    ...suggestCharts(tellingFirst(fields), [], spec.source),
  ];
  const seen = new Set<string>();
  const different = all.filter(({ spec: { mark, channels } }) => {
    const key = JSON.stringify([mark, channels]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return different.slice(0, MOST);
}

/** Whether a suggestion is what is on the canvas already. */
export function isShown({ spec: { mark, channels } }: Suggestion, spec: ChartSpec): boolean {
  return mark === spec.mark && JSON.stringify(channels) === JSON.stringify(spec.channels);
}
