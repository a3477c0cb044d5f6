import type { RejectedRow, RejectReason } from './import-report.ts';

const words: Record<RejectReason, (row: RejectedRow) => string> = {
  too_few_cells: ({ value }) => `the row has ${value} cells, fewer than the header`,
  too_many_cells: ({ value }) => `the row has ${value} cells, more than the header`,
  stray_quote: () => 'something stands behind a closing quotation mark',
  wrong_type: ({ column, value }) => `"${value}" in column "${column}" is not of the column's type`,
  not_json: () => 'the line is no JSON',
  not_an_object: () => 'the record is no JSON object',
};

/** Why a row was left out, in words. */
export function describeRejection(row: RejectedRow): string {
  return words[row.reason](row);
}
