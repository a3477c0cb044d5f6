import { type ActionInput, createClient } from '@gazetteer/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { blockSize } from './table-query.ts';

export type Row = readonly unknown[];

export interface TableRows {
  rowAt(index: number): Row | undefined;
  /** Says which rows are in sight, so that they and their neighbours are fetched. */
  want(rows: { top: number; bottom: number }): void;
  /** True where rows in sight could not be fetched; `retry` asks again. */
  failed: boolean;
  retry(): void;
}

type Query = Pick<ActionInput<'datastore_search'>, 'filters' | 'q' | 'sort' | 'fields'>;

interface Source {
  resourceId: string;
  query: Query;
  rowCount: number;
  /** What the server sent with the page. */
  served: { first: number; rows: readonly Row[] };
}

/** Blocks kept, the most recent; a hundred are five thousand rows. */
const mostBlocks = 100;
/** A reader who drags the scroll bar passes many rows: only where they stop is fetched. */
const pause = 60;

const client = createClient({ baseUrl: '' });

/**
 * The rows of a table, fetched in blocks as they come into sight. Requests for blocks that are no longer
 * in sight are cancelled; another question to the table starts over.
 */
export function useTableRows(source: Source): TableRows {
  const blocks = useRef<Map<number, readonly Row[]>>(new Map());
  const running = useRef<Map<number, AbortController>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sight = useRef({ top: 0, bottom: 0 });
  const [failed, setFailed] = useState(false);
  const [, setVersion] = useState(0);

  // The server's answer is new with every question, so its identity marks where a new table begins.
  const latest = useRef(source.served);
  if (latest.current !== source.served || blocks.current.size === 0) {
    latest.current = source.served;
    blocks.current = new Map([[Math.floor(source.served.first / blockSize), source.served.rows]]);
  }
  useEffect(() => {
    const requests = running.current;
    setFailed(false);
    return () => {
      clearTimeout(timer.current);
      for (const request of requests.values()) request.abort();
      requests.clear();
    };
  }, [source.served]);

  const fetchBlock = useCallback(
    async (block: number) => {
      const request = new AbortController();
      running.current.set(block, request);
      try {
        const rows = await fetchRows(source, block * blockSize, request.signal);
        if (request.signal.aborted) return;
        keep(blocks.current, block, rows);
        setFailed(false);
        setVersion((version) => version + 1);
      } catch {
        if (!request.signal.aborted) setFailed(true);
      } finally {
        if (running.current.get(block) === request) running.current.delete(block);
      }
    },
    [source],
  );

  const fetchSight = useCallback(() => {
    const wanted = blocksAround(sight.current, source.rowCount);
    for (const [block, request] of running.current) if (!wanted.includes(block)) request.abort();
    for (const block of wanted)
      if (!blocks.current.has(block) && !(running.current.get(block)?.signal.aborted === false))
        void fetchBlock(block);
  }, [fetchBlock, source.rowCount]);

  const want = useCallback(
    (rows: { top: number; bottom: number }) => {
      sight.current = rows;
      clearTimeout(timer.current);
      timer.current = setTimeout(fetchSight, pause);
    },
    [fetchSight],
  );
  const rowAt = useCallback((index: number) => {
    const block = blocks.current.get(Math.floor(index / blockSize));
    return block?.[index % blockSize];
  }, []);
  return { rowAt, want, failed, retry: fetchSight };
}

async function fetchRows({ resourceId, query }: Source, offset: number, signal: AbortSignal): Promise<Row[]> {
  const answer = await client.action(
    'datastore_search',
    {
      ...query,
      resource_id: resourceId,
      limit: blockSize,
      offset,
      include_total: false,
      records_format: 'lists',
    },
    { signal },
  );
  return answer.records as unknown as Row[];
}

/** The blocks in sight and the ones next to them, those in sight first. */
function blocksAround({ top, bottom }: { top: number; bottom: number }, rowCount: number): number[] {
  const last = Math.max(0, Math.ceil(rowCount / blockSize) - 1);
  const first = Math.floor(top / blockSize);
  const until = Math.min(last, Math.floor(Math.max(top, bottom - 1) / blockSize));
  const seen = Array.from({ length: Math.max(0, until - first + 1) }, (_, place) => first + place);
  return [...seen, until + 1, first - 1].filter((block) => block >= 0 && block <= last);
}

function keep(blocks: Map<number, readonly Row[]>, block: number, rows: readonly Row[]) {
  blocks.set(block, rows);
  const oldest = blocks.keys().next();
  if (blocks.size > mostBlocks && !oldest.done) blocks.delete(oldest.value);
}
