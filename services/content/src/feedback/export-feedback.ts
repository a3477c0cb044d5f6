import { Readable } from 'node:stream';
import type { Sql } from '@gazetteer/kernel';
import type { FeedbackTable, FeedbackTables } from '../model/content-tables.ts';
import { csvLine } from '../model/csv-line.ts';
import { type FeedbackFilter, pageOfFeedback } from './feedback.store.ts';
import { renderFeedback } from './render-feedback.ts';

const AT_ONCE = 500;

const columns = [
  'id',
  'created_at',
  'updated_at',
  'kind',
  'state',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'page',
  'language',
  'note',
  'suspicions',
] as const;

/**
 * Messages as CSV (RFC 4180), the newest first, read from the store while they are sent. Cells that a spreadsheet would
 * run begin with an apostrophe.
 * @param bom whether it begins with a byte order mark
 */
export function exportFeedback(sql: Sql<FeedbackTables>, filter: FeedbackFilter, bom: boolean): Readable {
  return Readable.from(linesOf(sql, filter, bom), { objectMode: false });
}

async function* linesOf(sql: Sql<FeedbackTables>, filter: FeedbackFilter, bom: boolean) {
  yield `${bom ? '\uFEFF' : ''}${columns.join(',')}\r\n`;
  let page = await pageOfFeedback(sql, filter, undefined, AT_ONCE);
  while (page.length > 0) {
    yield page.map(lineOf).join('');
    page = page.length < AT_ONCE ? [] : await pageOfFeedback(sql, filter, page.at(-1), AT_ONCE);
  }
}

function lineOf(row: FeedbackTable): string {
  const record = renderFeedback(row);
  const cells = columns.map((column) => {
    const value = record[column];
    return Array.isArray(value) ? value.join(' ') : (value ?? '');
  });
  return csvLine(cells);
}
