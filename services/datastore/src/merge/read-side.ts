import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { ReadDistinct } from '../areas/detected-places.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { filterCondition } from '../search/filter-condition.ts';
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
  rows: (parameters: QueryParameters, columns: string) => string;
  /** Distinct values of columns as text, empty text for none. */
  distinct: ReadDistinct;
};

/** A merge compares places and periods one by one outside the engine: so many, and no more. */
const MOST_VALUES = 250_000;
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
  const table = await openTable(context, caller, input.resource_id, input.version);
  const fields = [{ id: '_id', type: 'int' }, ...table.columns];
  const rows = (parameters: QueryParameters, columns: string): string => {
    const condition = input.filters ? filterCondition(input.filters, fields, parameters) : 'true';
    return `select ${columns} from ${tableName(side)}${condition === 'true' ? '' : ` where ${condition}`}`;
  };
  const distinct: ReadDistinct = async (names) => {
    const parameters = createParameters();
    const texts = names.map((name) => asText(table, name)).join(', ');
    const run = context.workers.run(
      {
        tables: [{ name: tableName(side), path: table.path }],
        sql: rows(parameters, `distinct ${texts}`),
        parameters: [...parameters.values],
        rowLimit: MOST_VALUES,
        timeoutMilliseconds: MILLISECONDS,
      },
      signal,
    );
    const { rows: values, truncated } = await withinLimits(run);
    if (truncated) {
      throw invalidInput({
        [side]: [
          `${names.map((name) => `"${name}"`).join(', ')} has more than ${MOST_VALUES} different values`,
        ],
      });
    }
    return values as string[][];
  };
  return { side, input, table, rows, distinct };
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
