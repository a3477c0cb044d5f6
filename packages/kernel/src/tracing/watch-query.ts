import { Counter } from 'prom-client';
import { actorOf, type Caller } from '../caller.ts';
import type { Log } from '../log.ts';
import { currentWork, inSpan } from './current-work.ts';

/** A question to a store, without its values. */
export type Query = {
  store: 'sqlite' | 'postgresql' | 'duckdb';
  /** Such as `select`. */
  operation: string;
  /** The table of the SQL store that the statement names first, or the ids of the tables that the engine reads. */
  table?: string | undefined;
};

type Limit = { milliseconds: number; log: Log };

let limit: Limit | undefined;

/** How many queries were slow, by the store they were put to. */
export const slowQueries = new Counter({
  name: 'slow_queries_total',
  help: 'Queries that took longer than SLOW_QUERY_MS',
  labelNames: ['store'] as const,
  registers: [],
});
// A series that begins with its first slow query has no rate before the second.
for (const store of ['sql', 'engine']) slowQueries.inc({ store }, 0);

/** Tells queries that take longer, from now on; undefined ends that. Queries are put all over the process, which has one limit. */
export function setSlowQueryLimit(wanted: Limit | undefined): void {
  limit = wanted;
}

/**
 * Puts a question to a store: in a span where traces are made, and where it was slow with a line in the log that says who
 * asked what. The time is the caller's, with what a query waits for its turn; one that fails is told as well.
 * @param describe called only where there is something to tell
 * @param takesLong for what may take as long as it takes, such as an import
 */
export async function watchQuery<Result>(
  describe: () => Query,
  ask: () => Result | Promise<Result>,
  { takesLong = false }: { takesLong?: boolean } = {},
): Promise<Result> {
  const start = performance.now();
  try {
    return await inSpan(() => spanOf(describe()), ask);
  } finally {
    const milliseconds = performance.now() - start;
    if (limit && !takesLong && milliseconds > limit.milliseconds) tell(limit.log, describe(), milliseconds);
  }
}

function spanOf({ store, operation, table }: Query) {
  return {
    name: table ? `${operation} ${table}` : operation,
    kind: 'client' as const,
    attributes: {
      'db.system.name': store,
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  };
}

/** How long a query of the engine takes is up to who asks; one of the SQL store makes everybody wait. */
function tell(log: Log, query: Query, milliseconds: number): void {
  const { request, job, span } = currentWork();
  const isEngine = query.store === 'duckdb';
  slowQueries.inc({ store: isEngine ? 'engine' : 'sql' });
  const line = {
    ...query,
    milliseconds: Math.round(milliseconds),
    caller: request ? nameOf(request.caller) : undefined,
    job,
    // The log of a request has it already.
    trace_id: request ? undefined : span?.traceId,
  };
  (request?.log ?? log)[isEngine ? 'info' : 'warn'](line, 'slow query');
}

function nameOf(caller: Caller): string {
  return caller.kind === 'anonymous' ? 'visitor' : actorOf(caller);
}
