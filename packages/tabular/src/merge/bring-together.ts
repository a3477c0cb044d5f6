/** How the values of several rows become one where nobody names a weight. */
export type RowAggregate = 'sum' | 'min' | 'max' | 'same';

/** What a column is for a merge: numbers that add up, rates, numbers of unknown unit, and everything else. */
type Kind = 'count' | 'rate' | 'unknown' | 'other';

/** The aggregate that needs no saying: sums of counts, and what all rows agree on. */
export function proposedAggregate(kind: Kind, type: string): 'sum' | 'same' | null {
  if (kind === 'count') return 'sum';
  return kind === 'other' && isComparable(type) ? 'same' : null;
}

/** Why a column cannot be brought up without being told how. */
export function leftOutReason(kind: Kind): 'needs_weight' | 'unit_unknown' | 'not_a_number' {
  if (kind === 'rate') return 'needs_weight';
  return kind === 'unknown' ? 'unit_unknown' : 'not_a_number';
}

/** Lists and documents are not compared. */
export function isComparable(type: string): boolean {
  return type !== 'json' && !type.startsWith('_');
}
