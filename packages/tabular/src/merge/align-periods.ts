import { commonKind, type PeriodKindName, periodWithin } from './read-periods.ts';

/** The two tables of a merge. */
export type MergeSideName = 'left' | 'right';

/** The column of a side that says when, and the period that each of its values stands for. */
export type SidePeriod = {
  field: string;
  kind: PeriodKindName;
  /** By value as text. */
  keys: Map<string, string>;
  /** The call asks for rows of one period only. */
  only: boolean;
};

export type Alignment = {
  /** Kind of the periods of the result; null where it has none. */
  kind: PeriodKindName | null;
  alignment: 'none' | 'same' | 'raised' | 'carried';
  /** The side whose rows stand beside every period of the other. */
  carried: MergeSideName | null;
  raised: MergeSideName | null;
  /** Rows meet only where their periods are the same. */
  joined: boolean;
  /** The side that the period of the result comes from, where only one has it. */
  left: SidePeriod | null;
  right: SidePeriod | null;
  fiscal: MergeSideName | null;
};

/**
 * Brings two sides to the same periods. A side without period, or with a single one that the other does not
 * have, is carried: its rows stand beside every period of the other.
 */
export function alignPeriods(left: SidePeriod | null, right: SidePeriod | null): Alignment {
  const none = { kind: null, carried: null, raised: null, joined: false, left, right, fiscal: null } as const;
  if (!left && !right) return { ...none, alignment: 'none' };
  if (!left || !right) {
    const carried = left ? 'right' : 'left';
    return { ...none, kind: (left ?? right)?.kind ?? null, alignment: 'carried', carried };
  }
  const kind = commonKind(left.kind, right.kind);
  const [one, other] = [toKind(left, kind), toKind(right, kind)];
  const carried = isCarried(right, other, one) ? 'right' : isCarried(left, one, other) ? 'left' : null;
  if (carried) {
    return { ...none, kind: (carried === 'left' ? right : left).kind, alignment: 'carried', carried };
  }
  const raised = isFiner(left, kind) ? 'left' : isFiner(right, kind) ? 'right' : null;
  const fiscal = isFiscalAsYear(left, kind) ? 'left' : isFiscalAsYear(right, kind) ? 'right' : null;
  const alignment = raised ? 'raised' : 'same';
  return { kind, alignment, carried: null, raised, joined: true, left: one, right: other, fiscal };
}

/**
 * The sides that the period of a row of the result comes from, the first that has one. A side that is carried comes last,
 * and not at all where its single period is of another kind: a year is no day.
 */
export function sidesWithPeriod({ carried, kind, left, right }: Alignment): MergeSideName[] {
  if (carried === null) return ['left', 'right'];
  const other = carried === 'left' ? 'right' : 'left';
  const own = (carried === 'left' ? left : right)?.kind;
  return own === kind ? [other, carried] : [other];
}

function toKind(period: SidePeriod, kind: PeriodKindName): SidePeriod {
  const keys = new Map(
    [...period.keys].map(([value, key]) => [value, periodWithin({ kind: period.kind, key }, kind)]),
  );
  return { ...period, keys };
}

function isCarried(period: SidePeriod, own: SidePeriod, other: SidePeriod): boolean {
  const keys = new Set(own.keys.values());
  if (keys.size !== 1) return false;
  return period.only || !new Set(other.keys.values()).has([...keys][0] ?? '');
}

function isFiner(period: SidePeriod, kind: PeriodKindName): boolean {
  return period.kind !== kind && period.kind !== 'fiscal_year';
}

function isFiscalAsYear(period: SidePeriod, kind: PeriodKindName): boolean {
  return period.kind === 'fiscal_year' && kind === 'year';
}
