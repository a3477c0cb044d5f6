import { type ChartField, fieldsOfRows, type OwnSource } from '@gazetteer/charts';
import { rowsOf, type SourceFacts } from './own-rows.ts';

/** The columns of own rows as a chart takes them. */
export function fieldsOfOwn(source: OwnSource): ChartField[] {
  return fieldsOfRows(source.columns, rowsOf(source));
}

/** What can be charted of own rows. */
export async function describeOwnRows(
  source: OwnSource,
): Promise<{ facts: SourceFacts; fields: readonly ChartField[] }> {
  const places = await placesOf(source);
  const facts: SourceFacts = {
    title: source.joined ? `${source.name} + ${source.joined.title}` : source.name,
    row_count: rowsOf(source).length,
    table_version: null,
    current_version: null,
    tables: [],
    dataset: null,
    datasets: [],
    license: null,
    geo: places[0] ?? null,
    places,
    merge_report: null,
  };
  return { facts, fields: fieldsOfOwn(source) };
}

async function placesOf(source: OwnSource): Promise<SourceFacts['places']> {
  if (!source.columns.some(({ place }) => place)) return [];
  try {
    const { describeOwnPlaces } = await import('./describe-own-places.ts');
    return await describeOwnPlaces(source, rowsOf(source));
  } catch {
    // Other charts can be drawn without maps; a map asks again, and says what fails.
    return [];
  }
}
