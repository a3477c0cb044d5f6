import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { ReadDistinct } from '../areas/place.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { filterCondition } from '../search/filter-condition.ts';
import { requireBearableFilters } from '../search/search-bounds.ts';
import { createParameters, type QueryParameters } from '../search/query-parameters.ts';
import { openTable, type OpenTable } from '../tables/open-table.ts';
import { withinLimits } from '../tables/query-failure.ts';
import type { MergeSideInput, SideName } from './merge-request.contract.ts';

/** One table of a merge, opened, and how its rows that take part are asked for. */
export type OpenSide = {
  side: SideName;
  input: MergeSideInput;
  table: OpenTable;
  /** SELECT of the rows that take part; `parameters` takes what its filters compare with. */
  rows: (parameters: QueryParameters, columns: string, condition?: string) => string;
  /** Distinct values of columns as text, empty text for none; undefined where they are too many for a merge. */
  distinctIfFew: ReadDistinct;
  /** The same. @throws invalid_input where they are too many */
  distinct: (fields: readonly string[]) => Promise<(string | null)[][]>;
};

/** A merge compares places and periods one by one outside the engine: so many, and no more. */
const MOST_VALUES = 250_000;
/** So many rows show whether there will be too many values. */
const PROBED = 300_000;
const SLICES = 4;
const MILLISECONDS = 60_000;

/**
 * Opens a table for a merge.
 * @throws not_found; invalid_input for a filter or for columns with too many different values
 */
export async function openSide(
  context: DatastoreContext,
  caller: Caller,
  side: SideName,
  input: MergeSideInput,
  signal?: AbortSignal,
): Promise<OpenSide> {
  requireBearableFilters(input.filters);
  const table = await openTable(context, caller, input.resource_id, input.version);
  const fields = [{ id: '_id', type: 'int' }, ...table.columns];
  const rows = (parameters: QueryParameters, columns: string, condition = 'true'): string => {
    const filtered = input.filters ? filterCondition(input.filters, fields, parameters) : 'true';
    const conditions = [filtered, condition].filter((one) => one !== 'true');
    const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
    return `select ${columns} from ${tableName(side)}${where}`;
  };
  const ask = async (
    names: readonly string[],
    columns: string,
    { condition = 'true', limit }: { condition?: string; limit?: number } = {},
  ) => {
    const parameters = createParameters();
    const texts = names.map((name) => asText(table, name)).join(', ');
    const among = `${rows(parameters, texts, condition)}${limit === undefined ? '' : ` limit ${limit}`}`;
    const run = context.workers.run(
      {
        tables: [{ name: tableName(side), path: table.path }],
        sql: `select ${columns} from (select distinct * from (${among}))`,
        parameters: [...parameters.values],
        rowLimit: MOST_VALUES,
        timeoutMilliseconds: MILLISECONDS,
      },
      signal,
    );
    return withinLimits(run);
  };
  const read = async (names: readonly string[], among?: number) => {
    const isSpread = among !== undefined && among < table.rowCount;
    // Texts that differ in every row are told by the first ones: all of them would have to be held in memory.
    if (!isSpread && table.rowCount > PROBED) {
      const [[count] = []] = (await ask(names, 'count(*)', { limit: PROBED })).rows;
      if (Number(count) > MOST_VALUES) return undefined;
    }
    const found = await ask(names, '*', isSpread ? { condition: slices(table.rowCount, among) } : {});
    return found.truncated ? undefined : (found.rows as string[][]);
  };
  const known = new Map<string, ReturnType<ReadDistinct>>();
  const distinctIfFew: ReadDistinct = (names, among) => {
    const asked = JSON.stringify([names, among]);
    const values = known.get(asked) ?? read(names, among);
    known.set(asked, values);
    return values;
  };
  const distinct = async (names: readonly string[]) => {
    const values = await distinctIfFew(names);
    if (values) return values;
    const listed = names.map((name) => `"${name}"`).join(', ');
    throw invalidInput({ [side]: [`${listed} has more than ${MOST_VALUES} different values`] });
  };
  return { side, input, table, rows, distinct, distinctIfFew };
}

/** So many rows in a few slices over the whole table: those can be read without the others. */
function slices(rowCount: number, rows: number): string {
  const length = Math.ceil(rows / SLICES);
  const starts = Array.from({ length: SLICES }, (_, slice) => Math.floor((slice * rowCount) / SLICES) + 1);
  return `(${starts.map((start) => `_id between ${start} and ${start + length - 1}`).join(' or ')})`;
}

/** The name under which the SQL of a merge sees a table. */
export function tableName(side: SideName): string {
  return `${side}_table`;
}

/** A column as text, the way places and periods are looked up by; a moment counts as its day. */
export function asText({ columns }: Pick<OpenTable, 'columns'>, name: string): string {
  const type = columns.find(({ id }) => id === name)?.type;
  const column = quoteIdentifier(name);
  const value = type === 'timestamp' ? `cast(${column} as date)` : column;
  return `coalesce(cast(${value} as varchar), '')`;
}

/** @throws invalid_input that names the part of the call */
export function requireColumn(side: Pick<OpenSide, 'table' | 'side'>, part: string, name: string) {
  const column = side.table.columns.find(({ id }) => id === name);
  if (!column) throw invalidInput({ [`${side.side}.${part}`]: [`there is no column "${name}"`] });
  return column;
}
