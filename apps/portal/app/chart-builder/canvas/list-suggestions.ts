import { type ChartField, type ChartSpec, suggestCharts, type Suggestion } from '@gazetteer/charts';
import { allPlaced } from '../../charts/channel-places.ts';

const MOST = 5;

/**
 * Other charts worth a look: of the fields that are on the chart, then of the whole source. Of two that nobody could
 * tell apart by kind and name the first is offered.
 * @param nameOf what a suggestion is called
 */
export function listSuggestions(
  spec: ChartSpec,
  fields: readonly ChartField[],
  nameOf: (suggestion: Suggestion, fields: readonly ChartField[]) => string,
): Suggestion[] {
  const chosen = allPlaced(spec).flatMap(({ channel }) => channel.field ?? []);
  const all = [
    ...(chosen.length > 0 ? suggestCharts(fields, [...new Set(chosen)], spec.source) : []),
    ...suggestCharts(fields, [], spec.source),
  ];
  const seen = new Set<string>();
  const different = all.filter((suggestion) => {
    const key = JSON.stringify([suggestion.spec.mark, nameOf(suggestion, fields)]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return different.slice(0, MOST);
}
