import { aggregateSql } from './aggregate-sql.ts';
import { answerOrder } from './answer/answer-order.ts';
import { cutFacts, TOGETHER } from './answer/answer-facts.ts';
import type { ChartPlan, PlanBin } from './chart-plan.ts';
import { type NamedQuery, rowsSql } from './rows-sql.ts';
import { pointsSql } from './points/points-sql.ts';
import { quoteName } from '../values/sql-literals.ts';

/**
 * The query as one SELECT of DuckDB. Its answer goes to `dataOf`.
 * @param table name of the table; names and values are quoted, formulas use nothing but known functions
 */
export function toSql(plan: ChartPlan, table: string): string {
  if (plan.points) return pointsSql(plan, table);
  const rows = [...rowsSql(plan, table), ...binQueries(plan)];
  const base = rows.at(-1)?.name ?? 'rows';
  const { queries, select } = plan.grouped ? groupedSql(plan, base) : singleSql(plan, base);
  const parts = [...rows, ...queries].map(
    ({ name, sql }) => `${name} as ${name === 'cells' ? 'materialized ' : ''}(${sql})`,
  );
  return `with ${parts.join(', ')} ${select} limit ${plan.limit + 1}`;
}

/** Bins whose width follows from the rows: `s0` for the key `k0`, which becomes the number of its bin. */
function binQueries({ keys }: ChartPlan): NamedQuery[] {
  const open = keys.flatMap(({ bin }, index) => (bin && 'count' in bin ? [{ bin, index }] : []));
  if (open.length === 0) return [];
  const steps = open.map(({ bin, index }) => ({ name: `step${index}`, sql: stepSql(bin, index) }));
  const replaced = open.map(({ index }) => `floor(k${index} / s${index} + 1e-9) as k${index}`);
  const from = ['rows', ...steps.map(({ name }) => name)].join(', ');
  return [...steps, { name: 'binned', sql: `select * replace (${replaced.join(', ')}) from ${from}` }];
}

/** `niceStep` in SQL. */
function stepSql({ count, whole }: Extract<PlanBin, { count: number }>, index: number): string {
  const range = `select (max(k${index}) - min(k${index})) / ${count} as exact from rows`;
  const powers = `select exact, case when exact > 0 then pow(10, floor(log10(exact) + 1e-9)) end as power from (${range})`;
  const cases = (whole ? [1, 2, 5] : [1, 2, 2.5, 5]).map(
    (one) => `when exact / power <= ${one} + 1e-9 then ${one} * power`,
  );
  const step = `case when power is null then 1 ${cases.join(' ')} else 10 * power end`;
  return `select cast(${whole ? `greatest(1, ${step})` : step} as double) as s${index} from (${powers})`;
}

/** Rows as they are: in their order, or sampled. */
function singleSql(plan: ChartPlan, base: string): { queries: NamedQuery[]; select: string } {
  const columns = plan.keys.flatMap(({ name, bin }, index) => [
    `k${index} as ${quoteName(name)}`,
    ...(bin && 'count' in bin ? [`s${index} as ${quoteName(`${name}_step`)}`] : []),
  ]);
  const order = plan.sampled ? ' order by place' : orderSql(plan, ['place']);
  return { queries: [], select: `select ${columns.join(', ')} from ${base}${order}` };
}

function groupedSql(plan: ChartPlan, base: string): { queries: NamedQuery[]; select: string } {
  const figures = plan.figures.map((figure, index) =>
    aggregateSql(
      figure,
      figure.value && `v${index}`,
      figure.weight && `w${index}`,
      (part) => `p${index}_${part}`,
    ),
  );
  const ranked = plan.keys.flatMap((key, index) => (key.by === null ? [] : [{ ...key, by: key.by, index }]));
  // One category a row: its own figure orders it.
  const isSimple = ranked.length === 0 || (plan.keys.length === 1 && !plan.keys[0]?.top);
  if (isSimple) {
    const wholes = figures.map(({ whole }) => whole);
    return { queries: [], select: finalSql(plan, base, wholes, 'count(*)', (by) => wholes[by] ?? 'null') };
  }
  const splits = plan.keys.flatMap(({ bin }, index) => [
    `k${index}`,
    ...(bin && 'count' in bin ? [`s${index}`] : []),
  ]);
  // Figures that can be put together from parts are counted once; what follows reads the parts, not the rows.
  const hasParts = figures.every(({ parts }) => parts);
  const kept = figures.flatMap(({ parts }, index) =>
    (parts?.kept ?? []).map((sql, part) => `${sql} as p${index}_${part}`),
  );
  const cells = hasParts
    ? [
        {
          name: 'cells',
          sql: `select ${[...splits, ...kept, 'count(*) as n'].join(', ')} from ${base} group by all`,
        },
      ]
    : [];
  const from = hasParts ? 'cells' : base;
  const sqlOf = figures.map(({ whole, parts }) => (hasParts && parts ? parts.combined : whole));
  const ranks = ranked.map(({ index, by }) => ({
    name: `rank${index}`,
    sql: `select *, row_number() over (order by b${index} desc nulls last, g${index} nulls last) as r${index} from (select k${index} as g${index}, ${sqlOf[by]} as b${index} from ${from} group by k${index})`,
  }));
  const cuts = ranked.flatMap(({ index, top }) => (top ? [cutSql(index)] : []));
  const joins = ranked.map(({ index }) => ` join rank${index} on k${index} is not distinct from g${index}`);
  const others = ranked.flatMap(({ index, top }) =>
    top?.other ? [{ index, beyond: `r${index} > ${top.count}` }] : [],
  );
  const replaced = others.map(
    ({ index, beyond }) => `case when not ${beyond} then k${index} end as k${index}`,
  );
  const star = replaced.length > 0 ? `* replace (${replaced.join(', ')})` : '*';
  const flags = others.map(({ index, beyond }) => `${beyond} as o${index}`);
  const cut = ranked.flatMap(({ index, top }) => (top && !top.other ? [`r${index} <= ${top.count}`] : []));
  const where = cut.length > 0 ? ` where ${cut.join(' and ')}` : '';
  const placed = `select ${[star, ...flags].join(', ')} from ${from}${joins.join('')}${where}`;
  return {
    queries: [...cells, ...ranks, ...cuts, { name: 'placed', sql: placed }],
    select: finalSql(plan, 'placed', sqlOf, hasParts ? 'sum(n)' : 'count(*)', (_, index) => `min(b${index})`),
  };
}

/** How many categories there are of a key, the median of what chose them, and the last of them. */
function cutSql(index: number): NamedQuery {
  const known = `filter (where b${index} is not null)`;
  const last = `last(g${index} order by r${index}) ${known} as last${index}`;
  const figures = `median(b${index}) as middle${index}, min(b${index}) as least${index}`;
  return {
    name: `cut${index}`,
    sql: `select count(*) as all${index}, ${figures}, ${last} from rank${index}`,
  };
}

/** Groups by the keys and makes the figures, under the names `dataOf` knows. */
function finalSql(
  plan: ChartPlan,
  from: string,
  figures: readonly string[],
  rowsTogether: string,
  orderingFigure: (by: number, key: number) => string,
): string {
  const groups: string[] = [];
  const columns = plan.keys.flatMap(({ name, bin, by, top }, index) => {
    const extra: string[] = [];
    groups.push(`k${index}`);
    if (top?.other) {
      groups.push(`o${index}`);
      extra.push(`o${index} as ${quoteName(`${name}_other`)}`);
    }
    if (bin && 'count' in bin) extra.push(`min(s${index}) as ${quoteName(`${name}_step`)}`);
    if (by !== null) extra.push(`${orderingFigure(by, index)} as ${quoteName(`${name}_by`)}`);
    if (by !== null && top) {
      for (const fact of cutFacts) {
        extra.push(`(select ${fact}${index} from cut${index}) as ${quoteName(`${name}_${fact}`)}`);
      }
    }
    return [`k${index} as ${quoteName(name)}`, ...extra];
  });
  const counted = plan.figures.map(({ name }, index) => `${figures[index]} as ${quoteName(name)}`);
  const together = `max(${rowsTogether}) over () > 1 as ${quoteName(TOGETHER)}`;
  const grouped = groups.length > 0 ? ` group by ${groups.join(', ')}` : '';
  return `select ${[...columns, ...counted, together].join(', ')} from ${from}${grouped}${orderSql(plan)}`;
}

function orderSql(plan: ChartPlan, last: readonly string[] = []): string {
  const order = answerOrder(plan).map(
    ({ column, descending }) => `${quoteName(column)} ${descending ? 'desc' : 'asc'} nulls last`,
  );
  return order.length > 0 ? ` order by ${[...order, ...last].join(', ')}` : '';
}
