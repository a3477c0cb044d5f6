import { type Action, defineAction } from '@gazetteer/actions';
import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import type { CodeColumn } from '../places/code-column.ts';
import { readCodeColumns } from '../places/read-code-columns.ts';
import { Field, onlyKnown, resourceName, Role } from '../tables/datastore.contract.ts';
import { type Column, storedType } from '../tables/column.ts';
import { openTable, type OpenTable } from '../tables/open-table.ts';
import { listAliases, totalBytes } from '../tables/table.store.ts';
import { VersionNumber } from '../tables/version.contract.ts';
import { listUniqueValues } from './list-unique-values.ts';
import { summarizeTable } from './summarize-table.ts';

const MOST_UNMATCHED = 100;

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const Name = {
  id: Type.Optional(Type.String({ description: 'Id of the resource, or an alias' })),
  resource_id: Type.Optional(Type.String({ description: 'The same as id' })),
};

const PlaceCodes = Type.Object({
  field: Type.String(),
  scheme: Type.String(),
  scheme_title: Type.String(),
  scheme_title_translated: Type.Optional(TextInLanguagesSchema),
  level: Type.String(),
  level_title: Type.String(),
  level_title_translated: Type.Optional(TextInLanguagesSchema),
  names_in: Nullable(
    Type.String({ description: 'The column where the table has the names of these places' }),
  ),
  distinct: Type.Integer({ description: 'Different values written there' }),
  matched: Type.Integer({ description: 'How many of them are known' }),
  unmatched: Type.Array(Type.Object({ value: Type.String(), reason: Type.String() }), {
    description: `The first ${MOST_UNMATCHED} that are not, as written in the table`,
  }),
});

const InfoOutput = Type.Object({
  meta: Type.Object({
    id: Type.String(),
    count: Type.Integer(),
    table_type: Type.String(),
    size: Type.Integer({ description: 'Bytes' }),
    idx_size: Type.Integer(),
    db_size: Type.Integer(),
    aliases: Type.Array(Type.String()),
    version: Type.Integer(),
  }),
  fields: Type.Array(Field),
  places: Type.Optional(
    Type.Array(PlaceCodes, { description: 'Each column of place codes, where include_places asks for them' }),
  ),
});

const BinEnd = Type.Union([Type.Number(), Type.String()]);

const ColumnOutput = Type.Object({
  id: Type.String(),
  type: Type.String(),
  label: Nullable(Type.String()),
  label_translated: Type.Optional(TextInLanguagesSchema),
  unit: Nullable(Type.String()),
  unit_translated: Type.Optional(TextInLanguagesSchema),
  role: Nullable(Role),
  null_count: Type.Integer(),
  null_share: Type.Number({ description: 'Of all rows, from 0 to 1' }),
  distinct_count: Type.Integer(),
  is_estimate: Type.Boolean({
    description: 'The table is so long that different values and the median are estimated',
  }),
  min: Type.Unknown(),
  max: Type.Unknown(),
  mean: Nullable(Type.Number()),
  median: Nullable(Type.Number()),
  stdev: Nullable(Type.Number()),
  length: Nullable(
    Type.Object(
      { min: Type.Integer(), max: Type.Integer(), mean: Type.Number() },
      { description: 'Characters in the values of text columns' },
    ),
  ),
  top: Type.Array(Type.Object({ value: Type.Unknown(), n: Type.Integer() })),
  histogram: Nullable(
    Type.Array(Type.Object({ from: BinEnd, to: BinEnd, n: Type.Integer() }), {
      description: 'Of numbers, dates and moments: at most twenty bins of one width',
    }),
  ),
});

const SummaryOutput = Type.Object({
  id: Type.String(),
  row_count: Type.Integer(),
  column_count: Type.Integer(),
  columns: Type.Array(ColumnOutput),
  time: Nullable(Type.Object({ field: Type.String(), min: Type.Unknown(), max: Type.Unknown() })),
  geo: Nullable(
    Type.Object({
      scheme: Nullable(Type.String()),
      level: Type.String(),
      field: Type.String(),
      distinct: Type.Integer(),
      match_rate: Nullable(Type.Number()),
    }),
  ),
  computed_at: Type.String(),
  version: Type.Integer(),
});

/** The actions `datastore_info` and `datastore_table_summary`. */
export function summaryActions(context: DatastoreContext): Action[] {
  return [
    defineAction({
      name: 'datastore_info',
      summary: 'Columns, size and names of a table',
      readOnly: true,
      input: onlyKnown(
        Type.Object({
          ...Name,
          include_unique: Type.Optional(
            Type.Boolean({ default: false, description: 'Also list the values of text and date columns' }),
          ),
          include_places: Type.Optional(
            Type.Boolean({
              default: false,
              description: 'Also tell which columns hold codes of places, and how many of those are known',
            }),
          ),
        }),
      ),
      output: InfoOutput,
      handle: async (input, { caller }) => {
        const table = await openTable(context, caller, resourceName(input, 'id'));
        const { include_unique: withUnique = false, include_places: withPlaces = false } = input;
        return {
          meta: {
            id: table.resourceId,
            count: table.rowCount,
            table_type: 'BASE TABLE',
            size: table.byteSize,
            idx_size: 0,
            db_size: await totalBytes(context.sql),
            aliases: await listAliases(context.sql, table.resourceId),
            version: table.versionNumber,
          },
          fields: await Promise.all(
            table.columns.map((column) => describeField(context, table, column, withUnique)),
          ),
          ...(withPlaces ? { places: (await readCodeColumns(context, table)).map(describeCodes) } : {}),
        };
      },
    }),
    defineAction({
      name: 'datastore_table_summary',
      summary: 'Figures of every column of a table: range, mean, most frequent values, distribution',
      readOnly: true,
      input: onlyKnown(Type.Object({ ...Name, version: Type.Optional(VersionNumber) })),
      output: SummaryOutput,
      handle: (input, { caller }) =>
        summarizeTable(context, caller, resourceName(input, 'id'), input.version),
    }),
  ];
}

async function describeField(
  context: DatastoreContext,
  table: OpenTable,
  column: Column,
  withUnique: boolean,
) {
  const { id, type, info } = column;
  const inKey = table.primaryKey.includes(id);
  const unique = withUnique ? await listUniqueValues(context, table, column) : undefined;
  return {
    id,
    type,
    ...(Object.keys(info).length > 0 ? { info } : {}),
    schema: {
      native_type: storedType(type),
      notnull: inKey,
      is_index: inKey,
      index_name: inKey ? 'primary_key' : '',
      uniquekey: inKey && table.primaryKey.length === 1,
    },
    ...(unique ? { unique } : {}),
  };
}

function describeCodes(codes: CodeColumn) {
  const { field, scheme, schemeTitle, level, levelTitle, translated, namesIn, named, unknown } = codes;
  return {
    field,
    scheme,
    scheme_title: schemeTitle,
    level,
    level_title: levelTitle,
    ...translated,
    names_in: namesIn,
    distinct: named.size + unknown.length,
    matched: named.size,
    unmatched: unknown.slice(0, MOST_UNMATCHED).map(({ value, reason }) => ({ value, reason })),
  };
}
