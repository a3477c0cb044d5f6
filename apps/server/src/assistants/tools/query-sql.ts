import { type ActionResult, isRequestError } from '@gazetteer/client';
import { type Static, Type } from 'typebox';
import { LeftOut, TableSource } from '../answers/answer.contract.ts';
import { cutTexts, fittingRows } from '../answers/bounds.ts';
import { describeFailure, ToolError } from '../answers/failures.ts';
import { findTable, inWords, noTable, sourceOfTable } from '../answers/sources.ts';
import type { Portal } from '../portal.ts';
import { defineTool } from './tool.ts';

const MOST_ROWS = 500;
const USUAL_ROWS = 50;

/** Answers a question in SQL. */
export const querySql = defineTool({
  name: 'query_sql',
  title: 'Ask in SQL',
  description:
    "Runs one SELECT in PostgreSQL's words over the tables you may read, within limits of time and memory: counts, sums, joins, window functions. A table goes by the sql_name that describe_table gives, its columns by their names, in double quotes where they have blanks or capitals. Add up only what describe_table calls additive.",
  input: Type.Object({
    sql: Type.String({ minLength: 1, maxLength: 10_000, description: 'One SELECT statement' }),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_ROWS,
        default: USUAL_ROWS,
        description: 'Rows to give at most',
      }),
    ),
  }),
  output: Type.Object({
    sources: Type.Array(TableSource, { description: 'The tables that were read' }),
    columns: Type.Array(Type.Object({ name: Type.String(), type: Type.String() })),
    rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    left_out: LeftOut,
  }),
  answer: async ({ sql, limit = USUAL_ROWS }, portal) => {
    const found = await run(portal, sql);
    const sources = await sourcesOf(portal, found);
    const rows = fittingRows(found.records.slice(0, limit));
    const more = leftOut(found, rows.length);
    const from = sources.map(({ dataset }) => inWords(dataset));
    return {
      said: [more ?? `${rows.length} rows.`, ...new Set(from)].join(' '),
      data: {
        sources,
        columns: found.fields.map(({ id, type }) => ({ name: id, type })),
        rows,
        left_out: [...(more ? [more] : []), ...cutTexts(rows)],
      },
    };
  },
});

type Found = ActionResult<'datastore_search_sql'>;

/** @throws ToolError that says what is wrong with the query, and what may have been meant */
async function run(portal: Pick<Portal, 'action' | 'listedOnly'>, sql: string): Promise<Found> {
  try {
    return await portal.action('datastore_search_sql', { sql, include_tables: true });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const { code, name } = (error.info?.['fault'] ?? {}) as { code?: string; name?: string };
    if (code === 'table_not_found' && name) throw new ToolError(await noTable(portal, name), error);
    const said = describeFailure(error);
    const advice = code === undefined ? undefined : adviceFor[code];
    throw said && advice ? new ToolError(`${said} ${advice}`, error) : error;
  }
}

const LESS = 'Filter by WHERE, count and add up instead of giving rows, or LIMIT them.';

/** What to do about a fault of a query, by its code. The fault itself names columns that may have been meant. */
const adviceFor: Record<string, string | undefined> = {
  column_not_found: 'describe_table names the columns of a table.',
  too_slow: LESS,
  too_much_memory: LESS,
  too_large: LESS,
};

async function sourcesOf(portal: Portal, { tables = [] }: Found): Promise<Static<typeof TableSource>[]> {
  const found = await Promise.all(tables.map(({ resource_id }) => findTable(portal, resource_id)));
  return found.map((table) => sourceOfTable(portal, table));
}

function leftOut({ records, records_truncated: isTruncated }: Found, shown: number): string | undefined {
  if (shown === records.length && !isTruncated) return undefined;
  const all = `${isTruncated ? 'more than ' : ''}${records.length.toLocaleString('en')}`;
  return `The first ${shown} of ${all} rows: ask for fewer by WHERE, GROUP BY or LIMIT, or for further ones by OFFSET.`;
}
