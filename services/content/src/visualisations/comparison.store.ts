import type { SqlDialect } from '@gazetteer/kernel';
import { type RawBuilder, type SqlBool, sql as rawSql } from 'kysely';
import { foldText } from '../model/fold-text.ts';
import type { Comparison, Filter } from '../items/filter.ts';

/** The column behind each field that charts can be found by. */
const columns: Record<string, string> = {
  id: 'id',
  visID: 'vis_id',
  resource: 'resource_id',
  packageID: 'package_id',
  title: 'title',
  notes: 'notes',
  visibility: 'visibility',
  created: 'created_at',
  updated: 'updated_at',
};

const foldedColumns: Record<string, string> = { title: 'folded_title', notes: 'folded_notes' };

/** Fields that charts can be found by; `userId` is what the viewer sees of it. */
export const comparableFields: ReadonlySet<string> = new Set([...Object.keys(columns), 'userId']);

/** Fields that charts can be sorted by. */
export const sortableFields: ReadonlySet<string> = new Set([
  'id',
  'title',
  'visibility',
  'created',
  'updated',
]);

export type Viewpoint = { dialect: SqlDialect; viewer: string | null };

type Condition = RawBuilder<SqlBool>;

/** What the filter and the words asked for mean for a row. Values travel as parameters, never as SQL. */
export function conditionOf(filter: Filter, search: readonly string[], viewpoint: Viewpoint): Condition {
  return every([readFilter(filter, viewpoint), ...search.map((word) => holdsWord(word, viewpoint))]);
}

/** What a field is sorted by. */
export function orderOf(field: string): RawBuilder<unknown> {
  return rawSql.ref(foldedColumns[field] ?? columns[field] ?? 'id');
}

function readFilter(filter: Filter, viewpoint: Viewpoint): Condition {
  if ('all' in filter) return every(filter.all.map((part) => readFilter(part, viewpoint)));
  if ('any' in filter) {
    if (filter.any.length === 0) return rawSql<SqlBool>`1 = 0`;
    return rawSql<SqlBool>`(${rawSql.join(
      filter.any.map((part) => readFilter(part, viewpoint)),
      rawSql` or `,
    )})`;
  }
  return rawSql<SqlBool>`(${compare(filter, viewpoint)})`;
}

function every(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return rawSql<SqlBool>`1 = 1`;
  return rawSql<SqlBool>`(${rawSql.join(conditions, rawSql` and `)})`;
}

/** Whether title or notes of a chart hold a word, without regard to case and accents. */
export function holdsWord(word: string, viewpoint: Viewpoint): Condition {
  const text = foldText(word);
  const holds = (column: string) => contains(rawSql.ref(column), text, viewpoint);
  return rawSql<SqlBool>`(${holds('folded_title')} or ${holds('folded_notes')})`;
}

function compare({ field, operator, values }: Comparison, viewpoint: Viewpoint): Condition {
  const column = columnOf(field, viewpoint);
  const [value = '', other = ''] = values;
  const isNot = value === 'false';
  switch (operator) {
    case '_eq':
      return rawSql`${column} = ${value}`;
    case '_neq':
      return rawSql`${column} is distinct from ${value}`;
    case '_lt':
      return rawSql`${column} < ${value}`;
    case '_lte':
      return rawSql`${column} <= ${value}`;
    case '_gt':
      return rawSql`${column} > ${value}`;
    case '_gte':
      return rawSql`${column} >= ${value}`;
    case '_between':
      return rawSql`${column} between ${value} and ${other}`;
    case '_in':
      return values.length === 0 ? rawSql`1 = 0` : rawSql`${column} in (${rawSql.join(values)})`;
    case '_nin':
      return values.length === 0
        ? rawSql`1 = 1`
        : rawSql`${column} is null or ${column} not in (${rawSql.join(values)})`;
    case '_null':
      return isNot ? rawSql`${column} is not null` : rawSql`${column} is null`;
    case '_nnull':
      return isNot ? rawSql`${column} is null` : rawSql`${column} is not null`;
    case '_empty':
      return isNot
        ? rawSql`${column} is not null and ${column} <> ''`
        : rawSql`${column} is null or ${column} = ''`;
    case '_contains':
      return contains(column, value, viewpoint);
    case '_ncontains':
      return rawSql`${column} is null or not (${contains(column, value, viewpoint)})`;
    case '_icontains':
      return containsFolded(field, value, viewpoint);
    case '_starts_with':
      return rawSql`substr(${column}, 1, length(${asText(value)})) = ${value}`;
    case '_ends_with':
      return rawSql`length(${column}) >= length(${asText(value)})
        and substr(${column}, length(${column}) - length(${asText(value)}) + 1) = ${value}`;
  }
}

/** Whose chart it is shows to its owner only, and is compared as it shows. */
function columnOf(field: string, { viewer }: Viewpoint): RawBuilder<unknown> {
  if (field === 'userId') return rawSql`case when owner_id = ${viewer ?? ''} then owner_id end`;
  return rawSql.ref(columns[field] ?? 'id');
}

function containsFolded(field: string, value: string, viewpoint: Viewpoint): Condition {
  const folded = foldedColumns[field];
  if (folded) return contains(rawSql.ref(folded), foldText(value), viewpoint);
  return contains(rawSql`lower(${columnOf(field, viewpoint)})`, value.toLowerCase(), viewpoint);
}

function contains(text: RawBuilder<unknown>, part: string, { dialect }: Viewpoint): Condition {
  return dialect === 'sqlite'
    ? rawSql`instr(${text}, ${part}) > 0`
    : rawSql`strpos(${text}, ${asText(part)}) > 0`;
}

// PostgreSQL asks for the type of a parameter where a function could take several.
function asText(value: string): RawBuilder<unknown> {
  return rawSql`cast(${value} as text)`;
}
