import type { RefusalCause } from './files/import-refusal.ts';
import type { RejectedRow } from './files/import-report.ts';

/** Why a file is refused whose every row has to be right. */
export function causeOfRejection({ reason, value, column }: RejectedRow): RefusalCause {
  if (reason === 'wrong_type') return { code: reason, value: value ?? '', column: column ?? '' };
  if (reason === 'too_few_cells' || reason === 'too_many_cells')
    return { code: reason, cells: Number(value) };
  return { code: reason };
}
