import {
  type ChartData,
  type ChartField,
  type ChartSpec,
  type OwnPlace,
  type OwnSource,
  planUnplaced,
  recordsOf,
  runPlan,
  unplacedFacts,
} from '@gazetteer/charts';
import type { MatchedColumn } from './match-own-places.ts';

type Rows = readonly (readonly unknown[])[];

/** What a map of own rows leaves out of those that pass its filters, as the server counts it of a table. */
export function ownUnplaced(
  spec: ChartSpec & { source: OwnSource },
  fields: readonly ChartField[],
  rows: Rows,
  { place, matched }: { place: Pick<OwnPlace, 'by' | 'parent'>; matched: Pick<MatchedColumn, 'codeOf'> },
): ChartData['unplaced'] {
  const beside = fields.find(({ id }) => place.by === 'name' && id === place.parent);
  const plan = planUnplaced(spec, fields, beside?.id ?? null);
  return unplacedFacts(runPlan(plan, unplacedRecords(spec.source, rows, matched)));
}

/** The rows of places that are not known, or of none. */
function* unplacedRecords(
  { columns }: OwnSource,
  rows: Rows,
  { codeOf }: Pick<MatchedColumn, 'codeOf'>,
): Iterable<Record<string, unknown>> {
  let index = 0;
  for (const record of recordsOf(columns, rows)) {
    if (codeOf(rows[index] ?? []) === undefined) yield record;
    index += 1;
  }
}
