import { type ApplicationError, invalidInput } from '@gazetteer/kernel';
import { QueryError } from '../engine/query-worker.contract.ts';

/**
 * Says of a file that DuckDB could not read where and why, in one line; other failures come back as they are.
 * Its own message goes on for a page, about settings that our callers do not have.
 */
export function describeBadFile(error: unknown): ApplicationError | undefined {
  if (!(error instanceof QueryError) || (error.kind !== 'failed' && error.kind !== 'syntax'))
    return undefined;
  const text = error.message;
  const line = /(?:on |at |near )?line:?\s*(\d+)/i.exec(text)?.[1];
  return invalidInput({ file: [`${line ? `line ${line}: ` : ''}${causeOf(text)}`] });
}

const causes: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /Expected Number of Columns: (\d+) Found: (\d+)/i,
    ([, expected, found]) => `the row has ${found} cells where the header has ${expected}`,
  ],
  [/unterminated quote|quote should be followed/i, () => 'a quotation mark is not closed'],
  [
    /Could not convert string "(.*?)" to '?([\w() ,]+)'?/is,
    ([, value, type]) => `"${value}" is not of type ${type}`,
  ],
  [
    /Error when converting column "(.*?)"/i,
    ([, column]) => `a value of column "${column}" is not of its type`,
  ],
  [/sniffing|not possible to automatically detect/i, () => 'no table can be made out in this text'],
  [/Maximum line size/i, () => 'the line is too long; a quotation mark may not be closed'],
  [/Malformed JSON|Invalid Input Error: .*JSON/i, () => 'the JSON is not well formed'],
  [/No magic bytes|Invalid.*parquet|snappy|zstd|thrift/i, () => 'the Parquet file is damaged'],
];

function causeOf(text: string): string {
  for (const [pattern, describe] of causes) {
    const match = pattern.exec(text);
    if (match) return describe(match);
  }
  return 'the file cannot be read as a table';
}
