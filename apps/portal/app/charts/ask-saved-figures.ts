import type { ChartSpec } from '@gazetteer/charts';
import { askFigures } from './ask-figures.ts';
import { readRecord, type SavedChartData, type SavedRecord } from './saved-record.ts';
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
  const { source } = spec.source.rows ? spec : (await fetchSavedChart(visID, signal)).spec;
  // Its filters may be those that a reader chose.
  const whole = { ...spec, source };
  const { fieldsOfOwn } = await import('./describe-own-rows.ts');
  const fields = whole.source.kind === 'own' ? fieldsOfOwn(whole.source) : [];
  return { spec: whole, ...(await askFigures(whole, fields, signal)) };
}

/**
 * A saved chart with the rows that belong to it, which pages do not carry.
 * @throws Error where there is none for this visitor
 */
export async function fetchSavedChart(visID: string, signal: AbortSignal): Promise<SavedChartData> {
  const filter = JSON.stringify({ visID: { _eq: visID } });
  const address = `/api/content/items/visualisations?${new URLSearchParams({ filter })}`;
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal });
  const { data } = (await answer.json()) as { data?: SavedRecord[] };
  const [record] = data ?? [];
  if (!record) throw new Error(`The chart was answered with ${answer.status}`);
  return readRecord(record);
}
