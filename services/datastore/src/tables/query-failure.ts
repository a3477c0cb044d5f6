import { ApplicationError, StoreFailure, timedOut, tooLarge, unavailable } from '@gazetteer/kernel';
import { QueryError, type QueryFailure } from '../engine/query-worker.contract.ts';

const answers: Partial<Record<QueryFailure, (message: string) => ApplicationError>> = {
  timed_out: () => timedOut('Search took too long'),
  out_of_memory: tooLarge,
  crashed: unavailable,
  busy: unavailable,
  cancelled: (message) => new ApplicationError('cancelled', 499, message),
};

/**
 * Runs a query of our own and turns limits it met into answers for the caller. What DuckDB itself
 * refuses stays a fault: our SQL is meant to be right whatever was asked.
 */
export async function withinLimits<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    // The engine tells failures of the system in words only.
    if (/No space left on device|Disk quota exceeded/i.test(error.message))
      throw new StoreFailure('disk', 'full', error);
    throw answers[error.kind]?.(error.message) ?? error;
  }
}
