import type { Alignment, MergeSideName, SidePeriod } from './align-periods.ts';
import type { MergeCounts } from './count-merge.ts';

const LOW_RATE = 0.5;

/** What a reader of a merge has to know of both its tables together; pages translate the codes. */
export type JointWarning = {
  code:
    | 'match_rate_low'
    | 'many_to_many'
    | 'duplicates'
    | 'period_carried'
    | 'period_raised'
    | 'fiscal_year_as_calendar_year';
  side?: MergeSideName;
  keys?: number;
  period?: string | null;
  from?: string | null;
  to?: string | null;
};

/** What to know of how two tables met, by the counts. */
export function jointWarnings(alignment: Alignment, counts: MergeCounts): JointWarning[] {
  const { carried, raised, fiscal, kind } = alignment;
  const found: (JointWarning | false)[] = [
    counts.left.rows > 0 &&
      rateOf(counts.left.matched, counts.left.rows) < LOW_RATE && { code: 'match_rate_low' },
    counts.manyToMany > 0 && { code: 'many_to_many', keys: counts.manyToMany },
    ...duplicateWarnings(counts),
    carried !== null && {
      code: 'period_carried',
      side: carried,
      period: describePeriod(alignment[carried])?.min ?? null,
    },
    raised !== null && {
      code: 'period_raised',
      side: raised,
      from: alignment[raised]?.kind ?? null,
      to: kind,
    },
    fiscal !== null && { code: 'fiscal_year_as_calendar_year', side: fiscal },
  ];
  return found.filter((warning) => warning !== false);
}

function duplicateWarnings(counts: MergeCounts): JointWarning[] {
  if (counts.manyToMany > 0) return [];
  return (['left', 'right'] as const)
    .filter((side) => counts[side].duplicateKeys > 0)
    .map((side) => ({ code: 'duplicates', side, keys: counts[side].duplicateKeys }));
}

/** First and last period of a side, as the merge reads them. */
export function describePeriod(
  period: SidePeriod | null,
): { field: string; kind: SidePeriod['kind']; min: string | null; max: string | null } | null {
  if (!period) return null;
  const keys = [...period.keys.values()].toSorted();
  return { field: period.field, kind: period.kind, min: keys[0] ?? null, max: keys.at(-1) ?? null };
}

/** A part of a whole; of nothing it is none. */
export function rateOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
