import { isSerial, isTimeOfRecord } from '../fields/column-meaning.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Filter } from '../spec/chart-spec.ts';
import { readMoment } from '../values/read-moment.ts';

const DAY = 86_400_000;
const days: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91 };
const fiscalYear = /^(fy ?)?(19|20)\d\d ?[-–/] ?(\d\d|(19|20)\d\d)$/i;
const months = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const periodNames = /^(month|mois|quarter|trimestre|season|saison|week|semaine|fin year|financial year)$/i;

/** The time that the rows of a table are of; when they were written down is none. */
export function timeOfRows(fields: readonly ChartField[]): ChartField | undefined {
  return fields.find((field) => field.kind === 'time' && !isTimeOfRecord(field));
}

/** About how many rows a table has, by what is known of its columns. */
export function rowsOf(fields: readonly ChartField[]): number {
  return Math.max(
    0,
    ...fields.map(({ spread, top }) => Math.max(sumOf(spread), sumOf(top.map(({ n }) => n)))),
  );
}

/** Whether the rows are told again at each time: about as many of them at one time as at any other. */
function isSeries(time: ChartField, fields: readonly ChartField[]): boolean {
  const rows = rowsOf(fields);
  const atOneTime = rows / Math.max(1, time.distinct ?? rows);
  return (time.distinct ?? 0) > 1 && (time.top[0]?.n ?? 0) <= 1.5 * atOneTime;
}

/**
 * Whether figures of a time may be added up step by step: not where a step holds several times of a series, of which
 * some may be missing, nor where the first or the last of them are told in part only.
 */
export function mayAddByStep(time: ChartField, fields: readonly ChartField[]): boolean {
  if (isSeries(time, fields) && isCoarser(time)) return false;
  return time.time_unit !== 'year' || isWhole(time);
}

function isCoarser({ min, max, distinct, time_unit }: ChartField): boolean {
  const [first, last] = [readMoment(String(min)), readMoment(String(max))];
  const step = days[time_unit ?? ''];
  if (first === null || last === null || step === undefined || !distinct || distinct < 2) return false;
  const apart = (last - first) / DAY / (distinct - 1);
  return step > 2 * apart || (step >= 7 && step > 1.3 * apart);
}

/** Whether the first and the last year have about as many rows as those between them. */
function isWhole({ spread, top, distinct }: ChartField): boolean {
  const counts =
    top.length === distinct
      ? top.toSorted((one, other) => Number(one.value) - Number(other.value)).map(({ n }) => n)
      : spread.filter((n) => n > 0);
  const middle = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
  return [counts[0], counts.at(-1)].every((n) => (n ?? 0) >= middle / 2);
}

/**
 * The rows of the last time, where those of several would tell the same things again: of years always, as they tell
 * how many there are; of finer times where all have the same rows.
 */
export function latestOf(fields: readonly ChartField[], shown: ReadonlySet<string>): Filter | undefined {
  const time = timeOfRows(fields);
  if (areThings(fields)) return undefined;
  if (!time) return latestFiscalYear(fields, shown);
  if ((time.distinct ?? 0) < 2) return undefined;
  if (time.time_unit === 'year') {
    const year = /^\d{4}/.exec(String(time.max))?.[0];
    if (year === undefined) return undefined;
    return { field: time.id, kind: 'one_of', values: [time.type === 'int' ? Number(year) : year] };
  }
  const isTold = time.type === 'date' || time.type === 'timestamp';
  if (!isTold || typeof time.max !== 'string' || rowsOf(fields) < 2 * (time.distinct ?? 0)) return undefined;
  return isSeries(time, fields) ? { field: time.id, kind: 'one_of', values: [time.max] } : undefined;
}

/** Whether each row is of a thing that no other row is of. */
function areThings(fields: readonly ChartField[]): boolean {
  const rows = Math.max(0, ...fields.map(({ spread }) => sumOf(spread)));
  return (
    rows > 0 &&
    fields.some(
      (field) =>
        field.role === 'dimension' &&
        field.kind !== 'time' &&
        field.kind !== 'number' &&
        !isSerial(field) &&
        (field.distinct ?? 0) >= 0.98 * rows,
    )
  );
}

function latestFiscalYear(fields: readonly ChartField[], shown: ReadonlySet<string>): Filter | undefined {
  const year = fields.find(
    ({ id, type, top, distinct }) =>
      !shown.has(id) && type === 'text' && (distinct ?? 0) > 1 && areFiscalYears(top),
  );
  return typeof year?.max === 'string' ? { field: year.id, kind: 'one_of', values: [year.max] } : undefined;
}

function areFiscalYears(top: ChartField['top']): boolean {
  return top.length > 0 && top.every(({ value }) => fiscalYear.test(String(value).trim()));
}

/** Columns of words or numbers that tell periods again and again, such as months beside a column of years. */
export function periodsBeside(fields: readonly ChartField[]): ChartField[] {
  const hasDays = fields.some(
    ({ type, id, kind, label }) => kind === 'time' && isDay(type) && !isTimeOfRecord({ id, label }),
  );
  if (hasDays) return [];
  return fields.filter((field) => (field.distinct ?? 0) > 1 && isPeriod(field));
}

function isDay(type: string): boolean {
  return type === 'date' || type === 'timestamp';
}

function isPeriod({ type, id, label, top, kind }: ChartField): boolean {
  if (kind === 'number') return false;
  const names = [id, label].map((name) => name.replaceAll(/[_\s]+/g, ' ').trim());
  if (names.some((name) => periodNames.test(name))) return true;
  const values = top.map(({ value }) => String(value).trim());
  if (type !== 'text' || values.length < 2) return false;
  return [fiscalYear, months].some((pattern) => values.every((value) => pattern.test(value)));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, n) => sum + n, 0);
}
