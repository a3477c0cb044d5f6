import { quoteName } from '../../values/sql-literals.ts';
import { aggregateSql } from '../aggregate-sql.ts';
import type { ChartPlan } from '../chart-plan.ts';
import { COLUMNS, filledLimits, firstLimits } from './point-cells.ts';
import { type NamedQuery, rowsSql } from '../rows-sql.ts';

/**
 * The query of a map of points as one SELECT: rows as they are where they are few, otherwise by the cell that they lie
 * in, whose size follows from how many cells have rows in them. `cellOf` and `finalStep` in SQL, with the same numbers.
 */
export function pointsSql(plan: ChartPlan, table: string): string {
  const most = plan.points?.most ?? 0;
  const columns = [
    ...plan.keys.map((_, index) => `k${index}`),
    ...plan.figures.flatMap(({ value, weight }, index) => [
      ...(value ? [`v${index}`] : []),
      ...(weight ? [`w${index}`] : []),
    ]),
    'lon',
    'lat',
    'step',
    'middle',
    'several',
  ].join(', ');
  const queries: NamedQuery[] = [
    ...rowsSql(plan, table),
    { name: 'located', sql: 'select * from rows where lon is not null' },
    {
      name: 'extent',
      sql: `select count(*) > ${most} as several, floor((min(lon) + max(lon)) / 2e0) as middle,
        (max(lon) - min(lon)) * (max(lat) - min(lat)) as size from located`,
    },
    { name: 'tried', sql: `select *, ${stepSql(firstLimits, 'size')} as step from extent` },
    {
      name: 'filled',
      sql: `select count(distinct cell) as cells from (${cellsSql('located, tried where several')})`,
    },
    {
      name: 'grid',
      sql: `select several, middle, ${stepSql(filledLimits, 'cells * step * step')} as step from tried, filled`,
    },
    {
      name: 'placed',
      sql: `select ${columns}, cast(row_number() over () as double) as p from located, grid where not several
        union all select ${columns}, cell as p from (${cellsSql('located, grid where several')})`,
    },
    { name: 'grouped', sql: groupedSql(plan) },
    ...modeQueries(plan),
  ];
  const parts = queries.map(({ name, sql }) => `${name} as (${sql})`);
  return `with ${parts.join(', ')} ${finalSql(plan)} limit ${plan.limit + 1}`;
}

/** The step whose limit a size does not pass. */
function stepSql(limits: readonly { step: number; limit: number }[], size: string): string {
  const cases = limits.map(({ step, limit }) => `when ${size} <= ${double(limit)} then ${double(step)}`);
  return `case ${cases.join(' ')} else ${double(limits.at(-1)?.step ?? 1)} end`;
}

/** Without an exponent a number with a point is a decimal, which counts in another way. */
function double(value: number): string {
  return value.toExponential();
}

/** `cellOf`, a step a query. */
function cellsSql(from: string): string {
  const banded = `select *, floor((lat + 90e0) / step) as band from ${from}`;
  const square = '((band + 0.5e0) * step - 90e0) * ((band + 0.5e0) * step - 90e0)';
  const measured = `select *, ${square} as square from (${banded})`;
  const cosine = '(32400e0 - 4e0 * square) / (32400e0 + square)';
  const wide = `select *, greatest(1e0, floor((360e0 / step) * (${cosine}) + 0.5e0)) as wide from (${measured})`;
  const stagger = '(band - 2e0 * floor(band / 2e0)) / 2e0';
  const column = `select *, floor(((lon - middle) * wide) / 360e0 + ${stagger}) as place from (${wide})`;
  return `select *, band * ${double(COLUMNS)} + place - wide * floor(place / wide) as cell from (${column})`;
}

/** The most frequent value of a figure at each place, of several that are as frequent the first. */
function modeQueries(plan: ChartPlan): NamedQuery[] {
  const groups = groupsOf(plan).join(', ');
  return plan.figures.flatMap(({ aggregate }, index) => {
    if (aggregate !== 'mode') return [];
    const rank = `row_number() over (partition by ${groups} order by count(*) desc, v${index})`;
    const ranked = `select ${groups}, v${index}, ${rank} as rank from placed where v${index} is not null group by ${groups}, v${index}`;
    return [{ name: `modes${index}`, sql: `select * from (${ranked}) where rank = 1` }];
  });
}

/** One row a place. */
function groupedSql(plan: ChartPlan): string {
  const groups = groupsOf(plan).join(', ');
  const figures = plan.figures.flatMap(({ aggregate, value, weight }, index) => {
    if (aggregate === 'mode') return [];
    const part = (one: number) => `p${index}_${one}`;
    const { whole } = aggregateSql({ aggregate }, value && `v${index}`, weight && `w${index}`, part);
    return [`${whole} as f${index}`];
  });
  const columns = [
    groups,
    ...figures,
    'min(lon) as lon',
    'min(lat) as lat',
    'count(*) as together',
    'min(step) as step',
    'min(middle) as middle',
    'bool_or(several) as several',
  ];
  return `select ${columns.join(', ')} from placed group by ${groups}`;
}

/** The answer, under the names that `dataOfPoints` knows. */
function finalSql(plan: ChartPlan): string {
  const groups = groupsOf(plan);
  const keys = plan.keys.map(({ name }, index) => `k${index} as ${quoteName(name)}`);
  const figures = plan.figures.map(
    ({ name, aggregate }, index) =>
      `${aggregate === 'mode' ? `modes${index}.v${index}` : `f${index}`} as ${quoteName(name)}`,
  );
  const joins = plan.figures.flatMap(({ aggregate }, index) => {
    const isSame = (name: string) => `modes${index}.${name} is not distinct from grouped.${name}`;
    return aggregate === 'mode' ? [`left join modes${index} on ${groups.map(isSame).join(' and ')}`] : [];
  });
  const facts = ['lon', 'lat', 'together', 'step', 'middle', 'several'];
  const columns = [
    'grouped.p as place',
    ...keys.map((key) => `grouped.${key}`),
    ...figures,
    ...facts.map((name) => `grouped.${name} as ${name}`),
    '(select count(*) from rows where lon is null) as without_place',
  ];
  const order = groups.map((name) => `grouped.${name} nulls last`).join(', ');
  return `select ${columns.join(', ')} from ${['grouped', ...joins].join(' ')} order by ${order}`;
}

/** What rows fall together by. */
function groupsOf(plan: ChartPlan): string[] {
  return ['p', ...plan.keys.map((_, index) => `k${index}`)];
}
