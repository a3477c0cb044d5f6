import { expressionToSql } from '../expression/expression-to-sql.ts';
import type { TimeUnit } from '../spec/vocabulary.ts';
import {
  isTime,
  type ChartPlan,
  type PlanFigure,
  type PlanFilter,
  type PlanKey,
  type PlanPoints,
  type PlanValue,
  type Reading,
} from './chart-plan.ts';
import { SCATTER } from './sample-rows.ts';
import { quoteMoment, quoteName, quoteValue } from '../values/sql-literals.ts';

/** One named part of a statement. */
export type NamedQuery = { name: string; sql: string };

/**
 * The rows that take part, with `k0`, `k1`, … to split by, `v0`, … and `w0`, … to count up. Names of columns stand in
 * the first part alone; what follows uses names of our own.
 */
export function rowsSql(plan: ChartPlan, table: string): NamedQuery[] {
  const computed = plan.computed.flatMap((_, index) => computedSql(plan, index));
  const last = computed.at(-1)?.name ?? 'source';
  return [
    { name: 'source', sql: sourceSql(plan, table) },
    ...computed,
    { name: 'rows', sql: keptSql(plan, last) },
  ];
}

function sourceSql({ source }: ChartPlan, table: string): string {
  const columns = source.map(({ field, as }, index) => `${readSql(quoteName(field), as)} as f${index}`);
  return `select ${columns.join(', ') || '1 as f0'} from ${quoteName(table)}`;
}

/** A cell as formulas and figures take it; infinities are no numbers. */
function readSql(column: string, as: Reading): string {
  switch (as) {
    case 'number':
      return finiteSql(`cast(${column} as double)`);
    case 'whole':
    case 'boolean':
    case 'date':
    case 'moment':
      // Conditions on a bare column are checked against whole groups of rows.
      return column;
    case 'text':
      return `cast(${column} as varchar)`;
  }
}

function finiteSql(sql: string): string {
  return `case when isfinite(${sql}) then ${sql} end`;
}

function computedSql({ computed, source }: ChartPlan, index: number): NamedQuery[] {
  const formula = computed[index];
  if (!formula) return [];
  const nameOf = (column: string) => {
    const place = source.findIndex(({ field }) => field === column);
    if (place >= 0) return source[place]?.as === 'whole' ? `cast(f${place} as double)` : `f${place}`;
    return `c${computed.findIndex(({ id }) => id === column)}`;
  };
  const from = index === 0 ? 'source' : `computed${index - 1}`;
  const sql = expressionToSql(formula.expression, nameOf);
  const value = formula.as === 'number' ? finiteSql(`e${index}`) : `e${index}`;
  return [
    {
      name: `formula${index}`,
      sql: `select *, cast(${sql} as ${sqlTypes[formula.as]}) as e${index} from ${from}`,
    },
    { name: `computed${index}`, sql: `select *, ${value} as c${index} from formula${index}` },
  ];
}

const sqlTypes: Record<Reading, string> = {
  number: 'double',
  whole: 'double',
  text: 'varchar',
  boolean: 'boolean',
  date: 'timestamp',
  moment: 'timestamp',
};

function keptSql(plan: ChartPlan, from: string): string {
  const columns = [
    ...plan.keys.map((key, index) => `${keySql(key)} as k${index}`),
    ...plan.figures.flatMap(({ value, weight, aggregate }, index) => [
      ...(value ? [`${countedSql(value, aggregate)} as v${index}`] : []),
      ...(weight ? [`${numberSql(weight)} as w${index}`] : []),
    ]),
    ...placeSql(plan),
    ...(plan.points ? pointSql(plan.points) : []),
  ];
  const conditions = [
    ...plan.filters.map(filterSql),
    ...plan.keys.filter(({ required }) => required).map(({ value }) => presentSql(value)),
  ];
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  return `select ${columns.join(', ') || '1 as one'} from ${from}${where}`;
}

function valueSql({ of, index }: PlanValue): string {
  return `${of === 'source' ? 'f' : 'c'}${index}`;
}

/** What keeps single rows in one order: their own, or a scattered one. */
function placeSql({ grouped, sampled, order }: ChartPlan): string[] {
  if (sampled) return [`(row_number() over () * ${SCATTER.factor}) % ${SCATTER.modulus} as place`];
  return !grouped && order.length > 0 ? ['row_number() over () as place'] : [];
}

/** Both coordinates, or none where they are no place on the globe. */
function pointSql({ longitude, latitude }: PlanPoints): string[] {
  const [lon, lat] = [numberSql(longitude), numberSql(latitude)];
  const isPlace = `abs(${lon}) <= 180 and abs(${lat}) <= 90`;
  return [`case when ${isPlace} then ${lon} end as lon`, `case when ${isPlace} then ${lat} end as lat`];
}

/** Whole numbers are added up as doubles, which do not overflow. */
function numberSql(value: PlanValue): string {
  return value.as === 'whole' ? `cast(${valueSql(value)} as double)` : valueSql(value);
}

/** Times without end are none. */
function shownSql(value: PlanValue): string {
  return isTime(value) ? finiteSql(valueSql(value)) : valueSql(value);
}

function presentSql(value: PlanValue): string {
  return isTime(value) ? `isfinite(${valueSql(value)})` : `${valueSql(value)} is not null`;
}

const arithmetic = new Set<PlanFigure['aggregate']>(['sum', 'mean', 'median', 'variance', 'stdev']);

function countedSql(value: PlanValue, aggregate: PlanFigure['aggregate']): string {
  return arithmetic.has(aggregate) ? numberSql(value) : shownSql(value);
}

function keySql({ value, step, bin }: PlanKey): string {
  const sql = valueSql(value);
  if (bin) return 'step' in bin ? `floor(${sql} / ${quoteValue(bin.step)} + 1e-9)` : numberSql(value);
  return step === null || !isTime(value) ? shownSql(value) : stepSql(step, sql);
}

/** `stepNumber` in SQL. Numbers, since cutting millions of dates to months takes longer than all else. */
function stepSql(step: TimeUnit, sql: string): string {
  switch (step) {
    case 'year':
      return `year(${sql})`;
    case 'quarter':
      return `year(${sql}) * 4 + quarter(${sql}) - 1`;
    case 'month':
      return `year(${sql}) * 12 + month(${sql}) - 1`;
    case 'week':
      return `floor((${daysSql(sql)} + 3) / 7)`;
    case 'day':
      return daysSql(sql);
    case 'hour':
      return `floor(epoch_ms(${sql}) / 3600000)`;
    case 'month_of_year':
      return `month(${sql})`;
    case 'day_of_week':
      return `isodow(${sql})`;
    case 'hour_of_day':
      return `hour(${sql})`;
  }
}

function daysSql(sql: string): string {
  return `date_diff('day', date '1970-01-01', cast(${sql} as date))`;
}

function filterSql(filter: PlanFilter): string {
  const sql = valueSql(filter.value);
  switch (filter.kind) {
    case 'contains': {
      const text = filter.value.as === 'text' ? sql : `cast(${sql} as varchar)`;
      return `contains(lower(${text}), lower(${quoteValue(filter.text)}))`;
    }
    case 'range': {
      const bounds = [
        ...(filter.from === null ? [] : [`${sql} >= ${literalSql(filter.value, filter.from)}`]),
        ...(filter.to === null ? [] : [`${sql} <= ${literalSql(filter.value, filter.to)}`]),
      ];
      return bounds.length > 0 ? `(${bounds.join(' and ')})` : `${sql} is not null`;
    }
    case 'values': {
      const list = filter.values.map((value) => literalSql(filter.value, value)).join(', ');
      return membershipSql(filter, sql, list === '' ? [] : [`${sql} in (${list})`]);
    }
    case 'periods':
      return membershipSql(
        filter,
        sql,
        filter.periods.map((period) => periodSql(period, sql)),
      );
  }
}

/** Whole numbers are compared with whole numbers: no column is converted for it. */
function literalSql({ as }: PlanValue, value: string | number | boolean): string {
  return as === 'whole' && /^-?\d{1,18}$/.test(String(value)) ? String(value) : quoteValue(value);
}

function periodSql({ from, before }: { from?: number; before?: number }, sql: string): string {
  if (from !== undefined && from === before) return `${sql} = ${quoteMoment(from)}`;
  const bounds = [
    ...(from === undefined ? [] : [`${sql} >= ${quoteMoment(from)}`]),
    ...(before === undefined ? [] : [`${sql} < ${quoteMoment(before)}`]),
  ];
  return bounds.length > 0 ? `(${bounds.join(' and ')})` : `${sql} is not null`;
}

function membershipSql(
  { withNull, negated }: { withNull: boolean; negated: boolean },
  sql: string,
  alternatives: readonly string[],
): string {
  const inside = alternatives.length > 0 ? `coalesce(${alternatives.join(' or ')}, false)` : 'false';
  const member = withNull ? `(${inside} or ${sql} is null)` : inside;
  return negated ? `not ${member}` : member;
}
