import type { WatchedQuery } from '@gazetteer/kernel';
import type { Work } from './worker-pool.contract.ts';

/** Ends of paths to files of versions, in a folder (`tables/id/version.parquet`) and among copies of objects. */
const VERSION = /\btables(?:\/|%2F)([^/%]+)(?:\/|%2F)[^/%]+\.parquet$/;

/** What the engine is asked: of which tables, by their resource ids, but neither the SQL nor its values. */
export function describeWork(work: Work): WatchedQuery {
  const tables = work.kind === 'serialize' ? [] : work.request.tables;
  const ids = tables.flatMap(({ path }) => VERSION.exec(path)?.[1] ?? []);
  return { store: 'duckdb', operation: operationOf(work), table: ids.join(' ') || undefined };
}

function operationOf(work: Work): string {
  if (work.kind === 'run') return work.request.locked ? 'visitor_sql' : 'query';
  return work.kind === 'export' ? 'export' : 'parse_sql';
}
