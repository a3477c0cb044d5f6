/** What a merge calls the column of its places, and the code it gives a row whose place it does not recognise. */
const MERGED_PLACE = 'area_code';
const UNRECOGNISED = '-2';

/** Whether a value stands for a place that a merge did not recognise: the row has none. */
export function isUnrecognised(field: string | null, value: unknown): boolean {
  return field === MERGED_PLACE && value === UNRECOGNISED;
}
