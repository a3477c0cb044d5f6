import { invalidInput } from '@gazetteer/kernel';
import type { PeriodKindName } from './merge-report.contract.ts';
import type { SideName } from './merge-request.contract.ts';
import { type OpenSide, requireColumn } from './read-side.ts';
import { commonKind, periodWithin, readPeriod, readPeriods } from './read-periods.ts';

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
  carried: SideName | null;
  raised: SideName | null;
  /** Rows meet only where their periods are the same. */
  joined: boolean;
  /** The side that the period of the result comes from, where only one has it. */
  left: SidePeriod | null;
  right: SidePeriod | null;
  fiscal: SideName | null;
};

/**
 * Finds the column of a side that says when: the one the call names, else a time column of the dictionary.
 * @throws invalid_input for a column that holds no periods, or not the one that is asked for
 */
export async function findPeriod(open: OpenSide): Promise<SidePeriod | null> {
  const { side, input, table } = open;
  if (input.period === null) return null;
  if (input.period) {
    const { field, only } = input.period;
    requireColumn(open, 'period.field', field);
    const read = await readColumn(open, field);
    if (!read) throw invalidInput({ [`${side}.period.field`]: [`"${field}" holds no periods`] });
    return only === undefined
      ? { field, ...read, only: false }
      : { field, ...onlyOf(side, read, only), only: true };
  }
  for (const { id } of table.columns.filter(({ info }) => info.role === 'time')) {
    const read = await readColumn(open, id);
    if (read) return { field: id, ...read, only: false };
  }
  return null;
}

async function readColumn({ distinctIfFew }: OpenSide, field: string) {
  const values = await distinctIfFew([field]);
  return values && readPeriods(values.map(([value]) => value ?? ''));
}

type Read = { kind: PeriodKindName; keys: Map<string, string> };

function onlyOf(side: SideName, { kind, keys }: Read, only: string): Read {
  const asked = readPeriod(only);
  const kept = [...keys].filter(([, key]) =>
    asked.some(
      (period) =>
        commonKind(kind, period.kind) === period.kind &&
        periodWithin({ kind, key }, period.kind) === period.key,
    ),
  );
  if (kept.length > 0) return { kind, keys: new Map(kept) };
  throw invalidInput({ [`${side}.period.only`]: [`no row is of "${only}"`] });
}

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
