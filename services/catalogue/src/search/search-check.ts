import { type HealthCheck, NotReady, type Sql, StoreFailure } from '@gazetteer/kernel';
import { countMissing } from './index/index-inspection.store.ts';
import { searchDocumentsStore } from './index/search-documents.store.ts';

/**
 * Holds visitors back while an index is made anew that lacks datasets, as after a restored backup: they would be told that
 * there is no such data. Datasets that failed one by one hold nobody back.
 */
export function searchCheck(sql: Sql): HealthCheck {
  return async () => {
    const missing = await missingWhileStale(sql);
    if (missing > 0) throw new NotReady(`the search index lacks ${missing} datasets and is being made anew`);
  };
}

/** How many datasets an index lacks that is to be made anew; none where the store is away, which its own check says. */
async function missingWhileStale(sql: Sql): Promise<number> {
  try {
    const state = await searchDocumentsStore(sql).readState();
    return state === 'stale' ? await countMissing(sql) : 0;
  } catch (error) {
    if (error instanceof StoreFailure) return 0;
    throw error;
  }
}
