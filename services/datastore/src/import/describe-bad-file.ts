import type { ApplicationError } from '@gazetteer/kernel';
import { QueryError } from '../engine/query-worker.contract.ts';
import { badFile, type RefusalCause } from './files/import-refusal.ts';
import type { RejectedRow } from './files/import-report.ts';

/**
 * Says of a file that DuckDB could not read where and why; other failures come back as they are.
 * Its own message goes on for a page, about settings that our callers do not have.
 */
export function describeBadFile(error: unknown): ApplicationError | undefined {
  if (!(error instanceof QueryError) || (error.kind !== 'failed' && error.kind !== 'syntax'))
    return undefined;
  const text = error.message;
  const line = /(?:on |at |near )?line:?\s*(\d+)/i.exec(text)?.[1];
  return badFile(causeOf(text), line === undefined ? undefined : Number(line));
}

const causes: readonly (readonly [RegExp, (match: string[]) => RefusalCause])[] = [
  [
    /Expected Number of Columns: (\d+) Found: (\d+)/i,
    ([, expected, found]) => ({ code: 'cells_differ', cells: Number(found), expected: Number(expected) }),
  ],
  [/unterminated quote|quote should be followed/i, () => ({ code: 'open_quote' })],
  [
    /Could not convert string "(.*?)" to '?([\w() ,]+)'?/is,
    ([, value = '', type = '']) => ({ code: 'value_of_other_type', value, type }),
  ],
  [/Error when converting column "(.*?)"/i, ([, column = '']) => ({ code: 'column_of_other_type', column })],
  [/sniffing|not possible to automatically detect/i, () => ({ code: 'no_table' })],
  [/Maximum line size/i, () => ({ code: 'line_without_end' })],
  [/Malformed JSON|Invalid Input Error: .*JSON/i, () => ({ code: 'json_malformed' })],
  [/No magic bytes|Invalid.*parquet|snappy|zstd|thrift/i, () => ({ code: 'parquet_damaged' })],
];

function causeOf(text: string): RefusalCause {
  for (const [pattern, describe] of causes) {
    const match = pattern.exec(text);
    if (match) return describe(match);
  }
  return { code: 'unreadable' };
}

/** Why a file is refused whose every row has to be right. */
export function causeOfRejection({ reason, value, column }: RejectedRow): RefusalCause {
  if (reason === 'wrong_type') return { code: reason, value: value ?? '', column: column ?? '' };
  if (reason === 'too_few_cells' || reason === 'too_many_cells')
    return { code: reason, cells: Number(value) };
  return { code: reason };
}
