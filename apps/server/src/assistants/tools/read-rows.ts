import { type DatastoreSearchResult, isRequestError } from '@gazetteer/client';
import { type Static, Type } from 'typebox';
import { LeftOut, Offset, TableName, TableSource } from '../answers/answer.contract.ts';
import { cutTexts, fittingRows, pageLeftOut, shorten } from '../answers/bounds.ts';
import { findTable, inWords, sourceOfTable } from '../answers/sources.ts';
import { refuseUnknownColumns } from '../answers/unknown-names.ts';
import type { Portal } from '../portal.ts';
import { defineTool } from './tool.ts';

const MOST_ROWS = 200;
const USUAL_ROWS = 12;
const MOST_COLUMNS = 100;
const UNIT_LENGTH = 60;

const ColumnName = Type.String({ minLength: 1, maxLength: 200 });

const Input = Type.Object({
  table: TableName,
  filters: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'Conditions by column, all of which hold: a value, a list of values, or comparisons such as {"gte": 2000, "lt": 2010} (eq, lt, lte, gt, gte) and {"contains": "ban"}; null finds empty cells',
    }),
  ),
  words: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'Words to find in any column; codes of places are found by their names, too',
    }),
  ),
  columns: Type.Optional(
    Type.Array(ColumnName, {
      maxItems: MOST_COLUMNS,
      description: 'Which columns to give; all where absent',
    }),
  ),
  sort: Type.Optional(
    Type.Array(
      Type.Object({ column: ColumnName, descending: Type.Optional(Type.Boolean({ default: false })) }),
      { maxItems: 10, description: 'In which order, the most important column first' },
    ),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS, default: USUAL_ROWS })),
  offset: Offset,
});

const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: 'Values by column' });

/** Reads rows of a table. */
export const readRows = defineTool({
  name: 'read_rows',
  title: 'Read rows of a table',
  description: `Gives rows of a table by filters and words, sorted, a page at a time: ${USUAL_ROWS} unless you ask for more. To count, add up or join, use query_sql instead of reading many rows.`,
  input: Input,
  output: Type.Object({
    source: TableSource,
    total: Type.Integer({ description: 'Rows that match, on all pages' }),
    is_estimate: Type.Boolean({ description: 'The total is reckoned from a part of a very large table' }),
    offset: Type.Integer(),
    units: Type.Record(Type.String(), Type.String(), { description: 'Units by column, where there are any' }),
    rows: Rows,
    left_out: LeftOut,
  }),
  answer: async (input, portal) => {
    const { offset = 0 } = input;
    const table = await findTable(portal, input.table);
    const found = await search(portal, table.resource.id, input);
    const rows = fittingRows(found.records.map((row) => withoutNumber(row, input.columns)));
    const page = { shown: rows.length, total: found.total ?? rows.length, offset };
    const isEstimate = found.total_was_estimated ?? false;
    const more = pageLeftOut({ ...page, isEstimate }, 'rows');
    const source = sourceOfTable(portal, table);
    return {
      said: `${more ?? `All ${page.total} rows that match.`} ${inWords(source.dataset)}`,
      data: {
        source,
        total: page.total,
        is_estimate: isEstimate,
        offset,
        units: unitsOf(found),
        rows,
        left_out: [...(more ? [more] : []), ...cutTexts(rows)],
      },
    };
  },
});

async function search(
  portal: Pick<Portal, 'action'>,
  id: string,
  { filters, words, columns, sort = [], limit = USUAL_ROWS, offset = 0 }: Static<typeof Input>,
): Promise<DatastoreSearchResult> {
  try {
    return await portal.action('datastore_search', {
      resource_id: id,
      ...(filters ? { filters } : {}),
      ...(words ? { q: words, place_names: true, include_rank: false } : {}),
      ...(columns ? { fields: columns } : {}),
      ...(sort.length > 0 ? { sort: sort.map(written) } : {}),
      limit,
      offset,
    });
  } catch (error) {
    if (!isRequestError(error) || error.code !== 'invalid_input') throw error;
    const named = [...Object.keys(filters ?? {}), ...(columns ?? []), ...sort.map(({ column }) => column)];
    await refuseUnknownColumns(
      portal,
      id,
      named.filter((name) => name !== '$or'),
    );
    throw error;
  }
}

function written({ column, descending = false }: { column: string; descending?: boolean }): string {
  return `"${column.replaceAll('"', '""')}" ${descending ? 'desc' : 'asc'}`;
}

/** The number by which the store knows a row says nothing, unless it is asked for. */
function withoutNumber(
  row: Record<string, unknown>,
  columns: readonly string[] = [],
): Record<string, unknown> {
  const { _id, ...rest } = row;
  return columns.includes('_id') ? row : rest;
}

function unitsOf({ fields }: Pick<DatastoreSearchResult, 'fields'>): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ id, info }) => (info?.unit ? [[id, shorten(info.unit, UNIT_LENGTH)]] : [])),
  );
}
