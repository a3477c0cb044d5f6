import { quoteIdentifier } from '../engine/quote.ts';

/** The names under which the statements below see the two versions. */
export const BEFORE = 'version_before';
export const AFTER = 'version_after';

/** A column that both versions have; `type` is undefined where both store it alike. */
export type SharedColumn = { name: string; comparedAs?: 'double' | 'varchar' };

/**
 * The statements of one comparison. `counts` gives added, removed and changed; the others give the first rows of a kind,
 * by their `_id`; of changed rows that of the row before as `i` and of the row after as `j`.
 */
export type ComparisonSql = { counts: string; added: string; removed: string; changed?: string };

/** Tells whether any two rows of a version have the same key. */
export function repeatedKey(version: string, key: readonly string[]): string {
  return `select 1 from ${version} group by ${key.map(quoteIdentifier).join(', ')} having count(*) > 1 limit 1`;
}

/** Rows are the same row when they have the same key, and changed when anything else differs. */
export function keyedComparison(
  columns: readonly SharedColumn[],
  key: readonly string[],
  sampleRows: number,
): ComparisonSql {
  const keys = columns.filter(({ name }) => key.includes(name));
  const values = columns.filter(({ name }) => !key.includes(name));
  const side = (version: string) =>
    `(select _id, true as here, ${keys.map((column, index) => `${comparable(column)} as k${index}`).join(', ')}, ${rowHash(values)} as v from ${version})`;
  const same = keys.map((_, index) => `b.k${index} is not distinct from a.k${index}`).join(' and ');
  const first = `order by 1 limit ${sampleRows}`;
  return {
    counts: `select count(*) filter (where b.here is null), count(*) filter (where a.here is null),
        count(*) filter (where a.here and b.here and a.v <> b.v)
      from ${side(BEFORE)} b full join ${side(AFTER)} a on ${same}`,
    added: `select a._id from ${side(AFTER)} a anti join ${side(BEFORE)} b on ${same} ${first}`,
    removed: `select b._id from ${side(BEFORE)} b anti join ${side(AFTER)} a on ${same} ${first}`,
    changed: `select b._id as i, a._id as j
      from ${side(BEFORE)} b join ${side(AFTER)} a on ${same} where a.v <> b.v ${first}`,
  };
}

/** Without a key a row has no identity: each content is counted on both sides, and the last rows with it are those that differ. */
export function contentComparison(columns: readonly SharedColumn[], sampleRows: number): ComparisonSql {
  const difference = `with difference as (
    select h, sum(s) as d from (
      select ${rowHash(columns)} as h, 1 as s from ${AFTER} union all select ${rowHash(columns)}, -1 from ${BEFORE}
    ) group by h having sum(s) <> 0)`;
  const rows = (version: string, sign: 1 | -1) =>
    `${difference} select _id from (select _id, ${rowHash(columns)} as h from ${version})
      join (select h, ${sign} * d as d from difference) using (h) where d > 0
      qualify row_number() over (partition by h order by _id desc) <= d order by _id limit ${sampleRows}`;
  return {
    counts: `${difference} select coalesce(sum(d) filter (where d > 0), 0),
      coalesce(-sum(d) filter (where d < 0), 0), null from difference`,
    added: rows(AFTER, 1),
    removed: rows(BEFORE, -1),
  };
}

/** The rows of a version that a statement of a comparison gives. */
export function rowsOf(version: string, ids: string): string {
  return `select t.* from ${version} t semi join (${ids}) m on t._id = m._id order by t._id`;
}

/** Changed rows as a record before and one after. */
export function recordsOf(columns: readonly SharedColumn[], pairs: string): string {
  return `select x, y from (${pairs})
    join (select _id, ${asRecord(columns)} as x from ${BEFORE}) o on o._id = i
    join (select _id, ${asRecord(columns)} as y from ${AFTER}) n on n._id = j order by i`;
}

// 64 bits tell ten million rows apart with an error of one in a hundred thousand, in a tenth of the memory.
function rowHash(columns: readonly SharedColumn[]): string {
  return columns.length === 0 ? 'hash(0)' : `hash(${columns.map((column) => comparable(column)).join(', ')})`;
}

/** The value of a column as both versions can be compared by it. */
export function comparable({ name, comparedAs }: SharedColumn, row?: string): string {
  const quoted = `${row === undefined ? '' : `${row}.`}${quoteIdentifier(name)}`;
  return comparedAs ? `cast(${quoted} as ${comparedAs})` : quoted;
}

function asRecord(columns: readonly SharedColumn[]): string {
  return `{${columns.map(({ name }) => `${quoteIdentifier(name)}: ${quoteIdentifier(name)}`).join(', ')}}`;
}
