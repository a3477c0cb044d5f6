import type { OwnSource } from '@gazetteer/charts';
import type { Cell } from '@gazetteer/tabular';
import { useEffect, useState } from 'react';
import { describePortalTable, isTooLarge, type PortalTable, readPortalRows } from './portal-table.ts';
import { type PlaceWay, waysToJoin } from './ways-to-join.ts';

/** What is known of a table before its rows are read. */
export type Described =
  | { state: 'waiting' | 'failed' }
  | { state: 'ready'; table: PortalTable; ways: readonly PlaceWay[] };

/** Asks what a table holds, and how it may be joined to own rows. */
export function useDescribedTable(own: OwnSource, id: string, attempt: number): Described {
  const [known, setKnown] = useState<{ key: string; described: Described }>();
  const key = `${attempt} ${id}`;
  useEffect(() => {
    const request = new AbortController();
    const ask = async () => {
      try {
        const table = await describePortalTable(id, request.signal);
        const ways = await waysToJoin(own, table);
        if (!request.signal.aborted) setKnown({ key, described: { state: 'ready', table, ways } });
      } catch {
        if (!request.signal.aborted) setKnown({ key, described: { state: 'failed' } });
      }
    };
    void ask();
    return () => request.abort();
  }, [own, id, key]);
  return known?.key === key ? known.described : { state: 'waiting' };
}

/** Rows of a table on their way into the browser. */
export type Reading =
  | { state: 'none' | 'too-large' | 'failed' }
  | { state: 'reading'; rows: number }
  | { state: 'read'; columns: readonly string[]; rows: readonly (readonly Cell[])[] };

/** Reads columns of a table; what has been read is not read again. @param columns undefined while none are wanted */
export function usePortalRows(
  table: PortalTable | undefined,
  columns: readonly string[] | undefined,
  attempt: number,
): Reading {
  const [known, setKnown] = useState<{ key: string; reading: Reading }>();
  const key = JSON.stringify([table?.resourceId, columns, attempt]);
  const isRefused = table !== undefined && isTooLarge(table, columns?.length ?? 1);
  useEffect(() => {
    const [, wanted] = JSON.parse(key) as [string?, string[]?];
    if (!table || !wanted || isRefused) return undefined;
    const request = new AbortController();
    const tell = (reading: Reading) => {
      if (!request.signal.aborted) setKnown({ key, reading });
    };
    const read = async () => {
      try {
        const onRead = (rows: number) => tell({ state: 'reading', rows });
        const rows = await readPortalRows(table, wanted, onRead, request.signal);
        tell({ state: 'read', columns: wanted, rows });
      } catch {
        tell({ state: 'failed' });
      }
    };
    void read();
    return () => request.abort();
  }, [table, key, isRefused]);
  if (isRefused) return { state: 'too-large' };
  if (!table || !columns) return { state: 'none' };
  return known?.key === key ? known.reading : { state: 'reading', rows: 0 };
}
