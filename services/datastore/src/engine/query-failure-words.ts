import { QueryError, type QueryFailure, type WorkerMessage } from './query-worker.contract.ts';

const messages: Record<QueryFailure, string> = {
  syntax: 'The query is not valid SQL',
  failed: 'The query failed',
  timed_out: 'The query took too long and was stopped',
  out_of_memory: 'The query needs more memory than it may use',
  too_large: 'The answer is too large',
  crashed: 'The query ended its process, most likely by using too much memory',
  busy: 'Too many queries are waiting; try again in a moment',
  cancelled: 'The query was cancelled',
};

/** The failure in words: those given where they tell more than ours, which are plainer. */
export function failure(kind: QueryFailure, message?: string, details?: QueryError['details']): QueryError {
  const useful = !['timed_out', 'out_of_memory', 'crashed', 'cancelled'].includes(kind);
  return new QueryError(kind, (useful && message) || messages[kind], details);
}

/** What a query worker says that a query came to. */
export function outcomeOf(
  message: Extract<WorkerMessage, { kind: 'done' | 'failed' }>,
): { result: unknown } | { error: QueryError } {
  if (message.kind === 'done') return { result: message.result };
  return { error: failure(message.failure, message.message, message.details) };
}
