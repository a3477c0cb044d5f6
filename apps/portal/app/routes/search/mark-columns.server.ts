import type { ActionResult } from '@gazetteer/client';
import { type Marks, marksOf, type Reader } from '../../i18n/written-in.server.ts';

type Found = ActionResult<'column_search'>;
type FoundColumn = Found['results'][number] & { written: Marks<'label' | 'description'> };

/** Columns that a search has found, each with the marks of its texts. */
export type ColumnsFound = Omit<Found, 'results'> & { results: FoundColumn[] };

/** Marks what of the columns is in another language than the page. */
export function markColumns(found: Found, reader: Reader): ColumnsFound {
  const results = found.results.map((column) => {
    return { ...column, written: marksOf(column, ['label', 'description'], reader, column.dataset) };
  });
  return { ...found, results };
}
