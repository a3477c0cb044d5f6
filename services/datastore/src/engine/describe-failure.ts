import {
  type FailureDetails,
  QueryError,
  type QueryFailure,
  type WorkerRequest,
} from './query-worker.contract.ts';

// Set before the engine's own words when the text cannot even be split into statements.
const EXTRACTION = /^Failed to extract statements:\s*/;

/** Sorts what DuckDB threw, and takes paths of this machine out of its words. */
export function describeFailure(
  error: unknown,
  message: WorkerRequest,
): { failure: QueryFailure; message: string; details?: FailureDetails } {
  if (error instanceof QueryError) return { failure: error.kind, message: error.message };
  // Values nested so deeply that not even JSON can be made of them.
  if (error instanceof RangeError)
    return { failure: 'too_large', message: 'A value of the answer is nested too deeply' };
  const { text, details } = readError(
    (error instanceof Error ? error.message : String(error)).replace(EXTRACTION, ''),
  );
  return { failure: failureOf(text), message: withoutPaths(text, message), ...(details ? { details } : {}) };
}

/** A locked engine tells its errors as JSON, sometimes with the class of the error before it. */
function readError(text: string): { text: string; details?: FailureDetails } {
  const start = text.indexOf('{"exception_type"');
  if (start < 0) return { text };
  try {
    const told = JSON.parse(text.slice(start)) as Record<string, string | undefined>;
    return { text: `${told.exception_type} Error: ${told.exception_message}`, details: detailsOf(told) };
  } catch {
    return { text };
  }
}

/** What `errors_as_json` and `json_serialize_sql` tell beside the message. */
export function detailsOf(told: Record<string, string | undefined>): FailureDetails {
  const { position, error_subtype, name, candidates } = told;
  return {
    ...(position === undefined ? {} : { position: Number(position) }),
    ...(error_subtype === undefined ? {} : { subtype: error_subtype }),
    ...(name === undefined ? {} : { name }),
    ...(candidates ? { candidates: candidates.split(',') } : {}),
  };
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
