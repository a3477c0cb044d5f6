import type { ChartSpec } from '@gazetteer/charts';
import type { Application } from '../open-application.ts';

type Channel = NonNullable<ChartSpec['channels']['x']>;

export async function isCombined(
  application: Application,
  spec: ChartSpec,
  id: string,
  parent?: string | null,
): Promise<boolean> {
  const { keys, figure } = partsOf(spec);
  const field = figure?.channel.field;
  if (field === undefined) return false;
  // Places of one name in different areas are different places.
  const columns = [...keys.map(({ channel }) => keySql(channel)), ...(parent ? [quote(parent)] : [])];
  const sql = `select max(n) as n from (select count(*) as n from "${id}"
    where ${whereOf(spec)} and ${quote(field)} is not null group by ${columns.join(', ')}) as groups`;
  return Number((await ask(application, sql, id))[0]?.['n']) > 1;
}

export async function countRows(application: Application, id: string, where: string): Promise<number> {
  return numberOf(application, `select count(*) as n from t where ${where}`, id);
}

/** The one number `n` that a question about the table `t` gives. */
export async function numberOf(application: Application, sql: string, id: string): Promise<number> {
  return Number((await ask(application, sql, id))[0]?.['n']);
}

export async function countDistinct(
  application: Application,
  spec: ChartSpec,
  id: string,
  field: string,
): Promise<number> {
  const figure = partsOf(spec).figure?.channel.field;
  const filled = figure === undefined ? '' : ` and ${quote(figure)} is not null`;
  const column = quote(field);
  const sql = `select count(*) as n from (select distinct ${column} from "${id}" where ${whereOf(spec)}${filled}) as d`;
  return Number((await ask(application, sql, id))[0]?.['n']);
}

/**
 * A question may take the ten seconds of the public SQL interface where tests beside it hold all query workers; asked once
 * more, it is answered, and one that is too slow by itself fails again.
 */
const MOST_ATTEMPTS = 2;

/** Asks the table, which conditions call `t`. */
async function ask(
  application: Application,
  sql: string,
  id: string,
  attempt = 1,
): Promise<Record<string, unknown>[]> {
  const named = sql.replaceAll(/ from t\b/g, ` from "${id}"`);
  try {
    const { records } = (await application.call('datastore_search_sql', { sql: named })) as {
      records: Record<string, unknown>[];
    };
    return records;
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === 'timed_out';
    if (isLate && attempt < MOST_ATTEMPTS) return ask(application, sql, id, attempt + 1);
    throw error;
  }
}

/** Rows of a chart that name no place. */
export async function countWithoutPlace(
  application: Application,
  spec: ChartSpec,
  id: string,
): Promise<number> {
  const place = textSql(spec.channels.geo?.field ?? '');
  return countRows(application, id, `${whereOf(spec)} and trim(${place}) = ''`);
}

export function whereOf(spec: ChartSpec): string {
  return ['true', ...(spec.filters ?? []).map(filterSql)].join(' and ');
}

export function partsOf({ channels }: ChartSpec) {
  const { geo, x, y, colour, detail } = channels;
  const named: [string, Channel | undefined][] = [
    ['geo', geo && { field: geo.field }],
    ['x', x],
    ['y', y],
    ['colour', colour],
    ['detail_0', detail?.[0]],
  ];
  const given = named.flatMap(([name, channel]) => (channel ? [{ name, channel }] : []));
  const figure = given.find(({ channel }) => channel.aggregate !== undefined);
  return { keys: given.filter((one) => one !== figure), figure };
}

/** The figures as a person would ask for them in SQL. */
export async function countWithSql(application: Application, spec: ChartSpec, id: string): Promise<string[]> {
  const { keys, figure } = partsOf(spec);
  if (!figure) return [];
  const columns = keys.map(({ channel }) => keySql(channel));
  const groups = columns.map((_, index) => index + 1).join(', ');
  const times = keys
    .filter(({ name }) => name === 'x')
    .map(({ channel }) => `${quote(channel.field)} is not null`);
  const where = [...times, ...(spec.filters ?? []).map(filterSql)].join(' and ') || 'true';
  const limit = keys.find(({ channel }) => channel.top)?.channel.top?.count ?? 32_000;
  const sql = `select ${columns.join(', ')}, ${figureSql(figure.channel)} as figure from "${id}"
    where ${where} group by ${groups} order by figure desc nulls last, ${groups} limit ${limit}`;
  const records = await ask(application, sql, id);
  return records.map((record) => {
    const values = Object.values(record);
    return lineOf(values.slice(0, -1), values.at(-1));
  });
}

/** A spelling of a place in a table, what is written beside it as what it lies in, and the code it stands for. */
export type SpelledPlace = { name: string; parent: string; code: string };

/** The values of columns together that the rows of a chart have, as text, empty for none. */
export async function distinctWithSql(
  application: Application,
  spec: ChartSpec,
  id: string,
  columns: readonly string[],
): Promise<string[][]> {
  const list = columns.map((name, index) => `${textSql(name)} as c${index}`).join(', ');
  const sql = `select distinct ${list} from t where ${whereOf(spec)} limit 32000`;
  const records = await ask(application, sql, id);
  return records.map((record) => Object.values(record).map(String));
}

/** The public SQL interface takes 10,000 characters, of which the lists of spellings may have so many. */
const MOST_CHARACTERS = 8000;

/** The figures of places, each of all the rows that name it in any of its spellings. */
export async function countPlacesWithSql(
  application: Application,
  {
    spec,
    id,
    column,
    spelled,
  }: {
    spec: ChartSpec;
    id: string;
    column: { field: string; parent_field: string | null };
    spelled: readonly SpelledPlace[];
  },
): Promise<string[]> {
  const { figure } = partsOf(spec);
  if (!figure) return [];
  const name = textSql(column.field);
  const parent = column.parent_field === null ? "''" : textSql(column.parent_field);
  const lines: string[] = [];
  for (const list of listsOf(spelled)) {
    const sql = `with listed as (select unnest(string_split('${list.replaceAll("'", "''")}', '\n')) as one),
      spelled as (select split_part(one, '\t', 1) as code, split_part(one, '\t', 2) as name,
        split_part(one, '\t', 3) as parent from listed)
      select code, ${figureSql(figure.channel)} as figure from t
      join spelled on spelled.name = ${name} and spelled.parent = ${parent}
      where ${whereOf(spec)} group by code`;
    for (const { code, figure: value } of await ask(application, sql, id)) lines.push(lineOf([code], value));
  }
  return lines;
}

/** The spellings as texts of a few thousand characters, those of one place in one of them. */
function listsOf(spelled: readonly SpelledPlace[]): string[] {
  const lists: string[] = [];
  for (const places of Map.groupBy(spelled, ({ code }) => code).values()) {
    const text = places.map(({ code, name, parent }) => [code, name, parent].join('\t')).join('\n');
    const last = lists.at(-1);
    if (last === undefined || last.length + text.length > MOST_CHARACTERS) lists.push(text);
    else lists[lists.length - 1] = `${last}\n${text}`;
  }
  return lists;
}

function textSql(column: string): string {
  return `coalesce(cast(${quote(column)} as varchar), '')`;
}

function keySql({ field, time_unit }: Channel): string {
  const column = quote(field);
  if (!time_unit) return `cast(${column} as varchar)`;
  return `case when try_cast(${column} as timestamp) is null then cast(${column} as varchar)
    else cast(date_trunc('${time_unit}', try_cast(${column} as timestamp)) as varchar) end`;
}

function figureSql({ field, aggregate, weight }: Channel): string {
  if (aggregate === 'count') return 'count(*)';
  const value = `try_cast(${quote(field)} as double)`;
  if (aggregate === 'sum') return `sum(${value})`;
  if (!weight) return `avg(${value})`;
  const by = `try_cast(${quote(weight)} as double)`;
  return `sum(${value} * ${by}) / sum(case when ${value} is not null then ${by} end)`;
}

function filterSql(filter: NonNullable<ChartSpec['filters']>[number]): string {
  if (filter.kind !== 'one_of' && filter.kind !== 'none_of')
    throw new Error('No chart of our own has such a filter');
  const values = filter.values.map((value) => `'${String(value).replaceAll("'", "''")}'`).join(', ');
  const column = quote(filter.field);
  const text = `coalesce(cast(${column} as varchar), '')`;
  // A year, a month or a day is all of it.
  const years = filter.values.flatMap((value) =>
    /^\d{4}(-\d\d){0,2}$/.test(String(value)) ? ` or starts_with(${text}, '${String(value)}-')` : '',
  );
  const is = `(${text} in (${values}) or replace(${text}, ' ', 'T') in (${values})${years.join('')})`;
  return filter.kind === 'one_of' ? is : `not ${is}`;
}

function quote(name: string | undefined): string {
  return `"${String(name).replaceAll('"', '""')}"`;
}

/** Codes without leading zeros, times as their day, figures to six digits. */
export function lineOf(keys: readonly unknown[], figure: unknown): string {
  const written = keys.map((key) => {
    const text = typeof key === 'string' ? key : key === null || key === undefined ? '' : JSON.stringify(key);
    const [, day] = /^(\d{4}-\d\d-\d\d)[T ]00:00:00/.exec(text) ?? [];
    return (day ?? text.replace('T', ' ')).replace(/^0+(?=\d)/, '').replace(/^(\d{4})-01-01$/, '$1');
  });
  const value = figure === null || figure === undefined ? 'none' : Number(Number(figure).toPrecision(6));
  return `${written.join(' | ')}: ${value}`;
}
