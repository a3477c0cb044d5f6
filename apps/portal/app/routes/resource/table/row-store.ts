import { blockSize } from '../../../tables/table-query.ts';

export type Row = readonly unknown[];

export interface RowsAsked {
  /** Rows that answer the question. */
  rowCount: number;
  /** What the server sent with the page; `first` begins a block. */
  served: { first: number; rows: readonly Row[] };
  /** Fetches `blockSize` rows from `offset` on. */
  fetchRows(offset: number, signal: AbortSignal): Promise<readonly Row[]>;
}

export interface RowStore {
  /** Undefined while the row is on its way. */
  rowAt(index: number): Row | undefined;
  /** Says which rows are in sight, `bottom` exclusive: they and their neighbours are fetched. */
  want(rows: { top: number; bottom: number }): void;
  /** Asks again for what is in sight. */
  retry(): void;
  subscribe(listener: () => void): () => void;
  /** A new object after every change. */
  snapshot(): { failed: boolean };
  /** Cancels what is under way. */
  close(): void;
}

/** Blocks kept, the most recent; a hundred are five thousand rows. */
const mostBlocks = 100;
/** A reader who drags the scroll bar passes many rows: only where they stop is fetched. */
export const pauseMilliseconds = 60;

/** Keeps the rows of one question to a table, fetched in blocks; what goes out of sight is cancelled. */
export function createRowStore({ rowCount, served, fetchRows }: RowsAsked): RowStore {
  const blocks = new Map<number, readonly Row[]>([[Math.floor(served.first / blockSize), served.rows]]);
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  let state = { failed: false };
  let sight = { top: 0, bottom: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (failed: boolean) => {
    state = { failed };
    for (const listener of listeners) listener();
  };
  const keep = (block: number, rows: readonly Row[]) => {
    blocks.set(block, rows);
    const oldest = blocks.keys().next();
    if (blocks.size > mostBlocks && !oldest.done) blocks.delete(oldest.value);
  };
  const fetchBlock = async (block: number) => {
    const request = new AbortController();
    running.set(block, request);
    try {
      const rows = await fetchRows(block * blockSize, request.signal);
      if (request.signal.aborted) return;
      keep(block, rows);
      change(false);
    } catch {
      if (!request.signal.aborted) change(true);
    } finally {
      if (running.get(block) === request) running.delete(block);
    }
  };
  const cancel = (block: number, request: AbortController) => {
    running.delete(block);
    request.abort();
  };
  const fetchSight = () => {
    const wanted = blocksAround(sight, rowCount);
    for (const [block, request] of running) if (!wanted.includes(block)) cancel(block, request);
    for (const block of wanted) if (!blocks.has(block) && !running.has(block)) void fetchBlock(block);
  };
  return {
    rowAt: (index) => blocks.get(Math.floor(index / blockSize))?.[index % blockSize],
    want(rows) {
      sight = rows;
      clearTimeout(timer);
      timer = setTimeout(fetchSight, pauseMilliseconds);
    },
    retry: fetchSight,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    close() {
      clearTimeout(timer);
      for (const [block, request] of running) cancel(block, request);
    },
  };
}

/** The blocks in sight and the ones next to them, those in sight first. */
function blocksAround({ top, bottom }: { top: number; bottom: number }, rowCount: number): number[] {
  const last = Math.max(0, Math.ceil(rowCount / blockSize) - 1);
  const first = Math.floor(top / blockSize);
  const until = Math.min(last, Math.floor(Math.max(top, bottom - 1) / blockSize));
  const seen = Array.from({ length: Math.max(0, until - first + 1) }, (_, place) => first + place);
  return [...seen, until + 1, first - 1].filter((block) => block >= 0 && block <= last);
}
