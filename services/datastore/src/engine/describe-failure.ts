import { QueryError, type QueryFailure, type WorkerRequest } from './query-worker.contract.ts';

// Set before the engine's own words when the text cannot even be split into statements.
const EXTRACTION = /^Failed to extract statements:\s*/;

/** Sorts what DuckDB threw, and takes paths of this machine out of its words. */
export function describeFailure(
  error: unknown,
  message: WorkerRequest,
): { failure: QueryFailure; message: string } {
  if (error instanceof QueryError) return { failure: error.kind, message: error.message };
  const text = (error instanceof Error ? error.message : String(error)).replace(EXTRACTION, '');
  return { failure: failureOf(text), message: withoutPaths(text, message) };
}

function failureOf(text: string): QueryFailure {
  if (/^INTERRUPT/i.test(text)) return 'cancelled';
  if (/^(Out of Memory|std::bad_alloc)|bad_alloc|Allocation failure/i.test(text)) return 'out_of_memory';
  if (/^Parser Error/i.test(text)) return 'syntax';
  return 'failed';
}

function withoutPaths(text: string, message: WorkerRequest): string {
  if (message.kind !== 'run' && message.kind !== 'export') return text;
  let shown = text;
  for (const { name, path } of message.request.tables) shown = shown.replaceAll(path, name);
  return shown;
}
