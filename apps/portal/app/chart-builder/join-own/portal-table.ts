import type { ChartField } from '@gazetteer/charts';
import type { Cell } from '@gazetteer/tabular';
import type { SuggestedSide } from '../../merge/compose-merge.ts';
import { client } from '../../site/browser-client.ts';

/** A table of the catalogue that own rows may be joined with, as far as the catalogue describes it. */
export interface PortalTable {
  resourceId: string;
  version: number | undefined;
  title: string;
  source: string | null;
  years: string | null;
  license: string | null;
  rowCount: number;
  fields: readonly ChartField[];
  /** Where and when its rows are, and what each column is, as merges of the catalogue take it. */
  side: SuggestedSide;
}

/** As many rows as a file of one's own may have, and as many cells as a browser holds beside them. */
export const MOST_ROWS = 200_000;
export const MOST_CELLS = 4_000_000;
/** As many as one answer carries. */
const PAGE = 32_000;

/** Asks the catalogue what a table holds. Nothing is said of what it is to be joined with. */
export async function describePortalTable(id: string, signal: AbortSignal): Promise<PortalTable> {
  const [answer, suggestion] = await Promise.all([
    client.action('chart_fields', { source: { kind: 'table', resource_id: id } }, { signal }),
    client.action('table_merge_suggest', { left: id, right: id }, { signal }),
  ]);
  const [dataset] = answer.datasets;
  return {
    resourceId: dataset?.resource_id ?? id,
    version: answer.table_version ?? undefined,
    title: dataset?.resource_name || answer.title,
    source: dataset?.source ?? null,
    years: dataset?.years ?? null,
    license: dataset?.license?.title ?? null,
    rowCount: answer.row_count,
    fields: answer.fields,
    side: suggestion.right,
  };
}

/** Whether a table has more rows, or with these columns more cells, than come to a browser. */
export function isTooLarge({ rowCount }: Pick<PortalTable, 'rowCount'>, columns: number): boolean {
  return rowCount > MOST_ROWS || rowCount * columns > MOST_CELLS;
}

/**
 * Gets columns of a table into the browser, all rows of one version, a page after the other.
 * @param onRead is told how many rows have come
 */
export async function readPortalRows(
  { resourceId, version, rowCount }: PortalTable,
  columns: readonly string[],
  onRead: (rows: number) => void,
  signal: AbortSignal,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  while (rows.length < rowCount) {
    const { records } = await client.action(
      'datastore_search',
      {
        resource_id: resourceId,
        fields: [...columns],
        sort: '_id',
        limit: PAGE,
        offset: rows.length,
        records_format: 'lists',
        include_total: false,
        ...(version !== undefined && { version }),
      },
      { signal },
    );
    if (records.length === 0) break;
    for (const row of records) rows.push(columns.map((_, index) => cellOf(row[index])));
    onRead(rows.length);
  }
  return rows;
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}
