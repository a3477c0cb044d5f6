import { type ChartField, fieldsOfRows, type OwnSource } from '@gazetteer/charts';
import type { ActionResult } from '@gazetteer/client';
import { rowsOf } from './own-rows.ts';

/** What is known of a source beside its columns. */
export type SourceFacts = Omit<ActionResult<'chart_fields'>, 'source' | 'fields'>;

/** What can be charted of own rows. */
export function describeOwnRows(source: OwnSource): { facts: SourceFacts; fields: readonly ChartField[] } {
  const rows = rowsOf(source);
  const facts: SourceFacts = {
    title: source.name,
    row_count: rows.length,
    table_version: null,
    current_version: null,
    tables: [],
    dataset: null,
    datasets: [],
    license: null,
    geo: null,
    places: [],
    merge_report: null,
  };
  return { facts, fields: fieldsOfRows(source.columns, rows) };
}
