import type { ActionInput } from '@gazetteer/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { blockSize, rowsOf } from '../../../tables/table-query.ts';
import { createRowStore, type Row, type RowStore } from './row-store.ts';
import { client } from '../../../site/browser-client.ts';

type Query = Pick<ActionInput<'datastore_search'>, 'filters' | 'q' | 'sort' | 'fields' | 'place_names'>;

export interface Source {
  resourceId: string;
  query: Query;
  /** Whether a column has codes, whose names come with the rows. */
  hasCodes: boolean;
  rowCount: number;
  served: { first: number; rows: readonly Row[] };
}

/** The rows that answer a question to a table; another `source` object is another question. */
export function useTableRows(source: Source): RowStore & { failed: boolean } {
  const store = useMemo(() => {
    const { resourceId, query, hasCodes, rowCount, served } = source;
    const fetchRows = async (offset: number, signal: AbortSignal) => {
      const page = { limit: blockSize, offset, include_total: false, records_format: 'lists' as const };
      const answer = await client.action(
        'datastore_search',
        { ...query, ...page, resource_id: resourceId, place_names: hasCodes },
        { signal },
      );
      return rowsOf(answer);
    };
    return createRowStore({ rowCount, served, fetchRows });
  }, [source]);
  useEffect(() => store.close, [store]);
  const { failed } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return { ...store, failed };
}
