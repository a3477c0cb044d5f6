import {
  changeMark,
  type ChartSpec,
  type Filter,
  firstChart,
  type Mark,
  mapKind,
  marksFor,
  refitFilters,
  suggestCharts,
} from '@gazetteer/charts';
import type { ActionResult } from '@gazetteer/client';
import { ToolError } from '../answers/failures.ts';
import { unknownName } from '../answers/unknown-names.ts';

type Fields = Pick<ActionResult<'chart_fields'>, 'source' | 'fields' | 'row_count' | 'places'>;

/** What a chart is to show; whatever is not said the portal chooses, as it does on its own pages. */
export type WantedChart = {
  columns: readonly string[];
  kind: Mark | undefined;
  filters: Record<string, unknown>;
  title: string | undefined;
};

/**
 * Composes a chart of a table.
 * @throws ToolError for a column there is not, a kind that cannot show the columns, and a filter that charts do not have
 */
export function composeChart(table: Fields, wanted: WantedChart): ChartSpec {
  const { fields } = table;
  const known = fields.map(({ id, label }) => ({ name: id, label }));
  for (const name of [...wanted.columns, ...Object.keys(wanted.filters)]) {
    if (known.some((column) => column.name === name)) continue;
    throw new ToolError(`${unknownName('column', name, known)} describe_table names all of them.`);
  }
  const spec = wanted.columns.length > 0 ? chartOf(table, wanted) : firstOf(table, wanted.kind);
  const chosen = Object.entries(wanted.filters).map(([field, value]) => filterOf(field, value));
  const filters = [
    ...chosen,
    ...(spec.filters ?? []).filter(({ field }) => !Object.hasOwn(wanted.filters, field)),
  ];
  return { ...spec, filters, ...(wanted.title ? { title: wanted.title } : {}) };
}

function firstOf({ source, fields, row_count: rowCount, places }: Fields, kind: Mark | undefined): ChartSpec {
  const spec = firstChart({ source, fields, rowCount, places }, kind);
  if (!spec) throw new ToolError('The table has no columns that a chart could show.');
  return spec;
}

function chartOf({ source, fields }: Fields, { columns, kind }: WantedChart): ChartSpec {
  const suggested = suggestCharts(fields, columns, source).map(({ spec }) => spec);
  const [best] = suggested;
  if (!best) throw new ToolError('No chart can be made of these columns.');
  if (!kind) return best;
  const mark = mapKind(kind, fields);
  const choices = marksFor(fields, columns);
  if (choices.find((choice) => choice.mark === mark)?.obstacle) {
    const possible = choices.flatMap((choice) => (choice.obstacle ? [] : [choice.mark]));
    throw new ToolError(`These columns make no ${kind}. They make: ${possible.join(', ')}.`);
  }
  const alike = suggested.find((spec) => spec.mark === mark);
  return alike ?? refitFilters(best, changeMark(best, mark, fields), fields);
}

/** A condition as read_rows takes it, as charts have it. */
function filterOf(field: string, wanted: unknown): Filter {
  if (Array.isArray(wanted))
    return { field, kind: 'one_of', values: wanted.map((value) => valueOf(field, value)) };
  if (typeof wanted !== 'object' || wanted === null) {
    return { field, kind: 'one_of', values: [valueOf(field, wanted)] };
  }
  const { gte: from, lte: to, contains, ...others } = wanted as Record<string, unknown>;
  const isBound = (value: unknown) => value === undefined || ['string', 'number'].includes(typeof value);
  if (
    Object.keys(others).length === 0 &&
    typeof contains === 'string' &&
    from === undefined &&
    to === undefined
  ) {
    return { field, kind: 'contains', text: contains };
  }
  const isRange = Object.keys(others).length === 0 && contains === undefined && isBound(from) && isBound(to);
  if (!isRange) throw refusedFilter(field);
  return {
    field,
    kind: 'range',
    ...(from === undefined ? {} : { from: from as string | number }),
    ...(to === undefined ? {} : { to: to as string | number }),
  };
}

function valueOf(field: string, value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw refusedFilter(field);
}

function refusedFilter(field: string): ToolError {
  return new ToolError(
    `The filter on "${field}" is none that charts have: a value, a list of values, {"gte": …, "lte": …} or {"contains": "…"}.`,
  );
}
