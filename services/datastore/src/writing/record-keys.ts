import { invalidInput } from '@gazetteer/kernel';
import type { CheckedRecord } from './records-file.ts';

/** Whether records are new rows, or change those with their key, or either. */
export type WriteMethod = 'insert' | 'update' | 'upsert';

/** @throws invalid_input unless every record has a value in every column of the key */
export function requireKeys(
  records: readonly CheckedRecord[],
  keyIndexes: readonly number[],
  names: readonly string[],
): void {
  const problems: string[] = [];
  for (const [index, record] of records.entries()) {
    const missing = names.filter((_, part) => record.values[keyIndexes[part] ?? -1] === null);
    if (missing.length > 0) problems.push(`record ${index + 1}: the key ${missing.join(', ')} has no value`);
  }
  if (problems.length > 0) throw invalidInput({ records: problems.slice(0, 20) });
}

/** @throws invalid_input where a record found by its `_id` would leave a column of the table's key without a value */
export function refuseEmptiedKeys(
  records: readonly CheckedRecord[],
  keyIndexes: readonly number[],
  names: readonly string[],
): void {
  const problems: string[] = [];
  for (const [index, record] of records.entries()) {
    const emptied = names.filter((_, part) => {
      const column = keyIndexes[part] ?? -1;
      return record.present[column] && record.values[column] === null;
    });
    if (emptied.length > 0) problems.push(`record ${index + 1}: the key ${emptied.join(', ')} has no value`);
  }
  if (problems.length > 0) throw invalidInput({ records: problems.slice(0, 20) });
}

/**
 * Makes one record of those with the same key, later values winning, so that a call does what its records
 * would do one after the other. No columns in the key stand for `_id`.
 * @throws invalid_input where the method may not see a key twice
 */
export function mergeByKey(
  records: readonly CheckedRecord[],
  keyIndexes: readonly number[],
  method: WriteMethod,
): CheckedRecord[] {
  const byKey = new Map<string, CheckedRecord>();
  for (const [index, record] of records.entries()) {
    const key =
      keyIndexes.length === 0
        ? String(record.id)
        : JSON.stringify(keyIndexes.map((column) => record.values[column]));
    const earlier = byKey.get(key);
    if (earlier && method === 'insert') {
      throw invalidInput({ records: [`record ${index + 1}: its key is there twice in this call`] });
    }
    byKey.set(key, earlier ? merge(earlier, record) : record);
  }
  return [...byKey.values()];
}

function merge(earlier: CheckedRecord, later: CheckedRecord): CheckedRecord {
  return {
    id: later.id,
    values: later.values.map((value, index) =>
      later.present[index] ? value : (earlier.values[index] ?? null),
    ),
    present: later.present.map((named, index) => named || (earlier.present[index] ?? false)),
  };
}
