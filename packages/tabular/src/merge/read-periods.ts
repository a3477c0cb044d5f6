/** What the periods of a column are, the coarsest first but for days, which end the list. */
export const periodKinds = ['year', 'fiscal_year', 'quarter', 'month', 'date'] as const;
export type PeriodKindName = (typeof periodKinds)[number];

/** A period as it is compared: 2019, 2019-20, 2019-Q3, 2019-07 or 2019-07-01. */
export type Period = { kind: PeriodKindName; key: string };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The part of a column's values that must be periods for it to be a column of them. */
const SUFFICIENT_PART = 0.9;

/** Fiscal years begin in April, as those of India do. */
const FIRST_FISCAL_MONTH = 4;

/**
 * Reads the distinct values of a column as periods of one kind, the one most of them are. `2010-11` is a month
 * among months and a fiscal year among fiscal years.
 * @returns undefined where they are no periods
 */
export function readPeriods(
  values: Iterable<string>,
): { kind: PeriodKindName; keys: Map<string, string> } | undefined {
  const read = [...new Set(values)]
    .filter((value) => value.trim() !== '')
    .map((value) => ({ value, readings: readPeriod(value) }));
  let best: { kind: PeriodKindName; keys: Map<string, string> } | undefined;
  for (const kind of ['fiscal_year', 'year', 'quarter', 'month', 'date'] as const) {
    const keys = new Map<string, string>();
    for (const { value, readings } of read) {
      const found = readings.find((reading) => reading.kind === kind);
      if (found) keys.set(value, found.key);
    }
    if (keys.size > (best?.keys.size ?? 0)) best = { kind, keys };
  }
  return best && best.keys.size >= read.length * SUFFICIENT_PART ? best : undefined;
}

/** All periods that a text may stand for. */
export function readPeriod(written: string): Period[] {
  const text = written.trim();
  const date = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text);
  if (date) return [{ kind: 'date', key: `${date[1]}-${date[2]}-${date[3]}` }];
  const year = /^(1[5-9]\d{2}|2[01]\d{2})(?:\.0+)?$/.exec(text)?.[1];
  if (year) return [{ kind: 'year', key: year }];
  const quarter = /^(\d{4})[- ]?Q([1-4])$/i.exec(text);
  if (quarter) return [{ kind: 'quarter', key: `${quarter[1]}-Q${quarter[2]}` }];
  return [...readFiscalYear(text), ...readMonth(text)];
}

function readFiscalYear(text: string): Period[] {
  const [, from, to = ''] = /^(?:FY ?)?(\d{4})[-–/ ]+(\d{2}|\d{4})$/i.exec(text) ?? [];
  if (!from) return [];
  const next = String(Number(from) + 1);
  return next.endsWith(to) && (to.length === 2 || to === next)
    ? [{ kind: 'fiscal_year', key: `${from}-${next.slice(2)}` }]
    : [];
}

function readMonth(text: string): Period[] {
  const numbered = /^(\d{4})[-/](\d{1,2})$/.exec(text);
  const named = /^([a-z]{3,9})\.?[-, ]+(\d{4})$/i.exec(text);
  const year = numbered?.[1] ?? named?.[2];
  const month = numbered
    ? Number(numbered[2])
    : months.indexOf((named?.[1] ?? '').slice(0, 3).toLowerCase()) + 1;
  if (!year || month < 1 || month > 12) return [];
  return [{ kind: 'month', key: `${year}-${String(month).padStart(2, '0')}` }];
}

const finest: readonly PeriodKindName[] = ['date', 'month', 'quarter'];

/** The kind that two kinds of periods meet in: the coarser. A fiscal year meets a calendar year in the latter. */
export function commonKind(one: PeriodKindName, other: PeriodKindName): PeriodKindName {
  if (one === other) return one;
  const [a, b] = [one, other].map((kind) => finest.indexOf(kind)) as [number, number];
  if (a >= 0 && b >= 0) return finest[Math.max(a, b)] ?? one;
  if (a >= 0) return other;
  return b >= 0 ? one : 'year';
}

/** The period of a kind that a finer one lies in; a fiscal year counts as the year it begins in. */
export function periodWithin({ kind, key }: Period, coarser: PeriodKindName): string {
  if (kind === coarser) return key;
  const year = key.slice(0, 4);
  if (coarser === 'year') return year;
  const month = kind === 'quarter' ? (Number(key.slice(6)) - 1) * 3 + 1 : Number(key.slice(5, 7));
  if (coarser === 'month') return key.slice(0, 7);
  if (coarser === 'quarter') return `${year}-Q${Math.ceil(month / 3)}`;
  const begins = month >= FIRST_FISCAL_MONTH ? Number(year) : Number(year) - 1;
  return `${begins}-${String(begins + 1).slice(2)}`;
}
