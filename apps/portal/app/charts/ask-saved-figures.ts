import type { ChartSpec } from '@gazetteer/charts';
import { askFigures } from './ask-figures.ts';
import type { SavedRecord } from './saved-record.ts';
import type { DrawnChart } from './use-chart-query.ts';

/**
 * The figures of a saved chart, asked by the browser; rows of its own that the spec lacks are fetched with it.
 * @throws Error where there are none
 */
export async function askSavedFigures(
  spec: ChartSpec,
  visID: string,
  signal: AbortSignal,
): Promise<DrawnChart> {
  if (spec.source.kind !== 'own') return { spec, ...(await askFigures(spec, [], signal)) };
  const { source } = spec.source.rows ? spec : await fetchSavedSpec(visID, signal);
  // Its filters may be those that a reader chose.
  const whole = { ...spec, source };
  const { fieldsOfOwn } = await import('./describe-own-rows.ts');
  const fields = whole.source.kind === 'own' ? fieldsOfOwn(whole.source) : [];
  return { spec: whole, ...(await askFigures(whole, fields, signal)) };
}

/**
 * The specification of a saved chart in the language of the page, with the rows that belong to it, which pages do not carry.
 * @throws Error where there is none for this visitor
 */
export async function fetchSavedSpec(visID: string, signal: AbortSignal): Promise<ChartSpec> {
  const { lang } = document.documentElement;
  const address = `/api/content/items/visualisations?filter[visID][_eq]=${visID}&lang=${lang}`;
  const { data } = (await (await fetch(address, { signal })).json()) as { data?: SavedRecord[] };
  const spec = data?.[0]?.visJSON;
  if (!spec) throw new Error(visID);
  return spec;
}
