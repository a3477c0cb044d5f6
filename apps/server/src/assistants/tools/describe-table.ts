import type { DatastoreField, TableSummary } from '@gazetteer/client';
import { type Static, Type } from 'typebox';
import { LeftOut, orNull, TableName, TableSource } from '../answers/answer.contract.ts';
import {
  ANSWER_BYTES,
  holdsCutText,
  pageLeftOut,
  shorten,
  shortValue,
  takeWithin,
} from '../answers/bounds.ts';
import { findTable, inWords, sourceOfTable } from '../answers/sources.ts';
import { defineTool } from './tool.ts';

const MEANING_LENGTH = 400;
const EXAMPLES = 5;

const ColumnEntry = Type.Object({
  name: Type.String({ description: 'As read_rows and query_sql take it' }),
  type: Type.String({ description: 'text, int, float, numeric, bool, date, timestamp, time or json' }),
  label: Type.Optional(Type.String()),
  meaning: Type.Optional(Type.String()),
  unit: Type.Optional(Type.String()),
  role: Type.Optional(Type.String({ description: 'measure, dimension, time or geo' })),
  scale: Type.Optional(Type.String({ description: 'nominal, ordinal, interval or ratio' })),
  additivity: Type.Optional(
    Type.String({
      description:
        'Whether values may be added up: additive always, semi_additive over all but time, non_additive never',
    }),
  ),
  empty_share: Type.Number({ description: 'Share of rows without a value, from 0 to 1' }),
  distinct: Type.Integer({ description: 'Different values' }),
  min: Type.Optional(Type.Unknown()),
  max: Type.Optional(Type.Unknown()),
  mean: Type.Optional(Type.Number()),
  median: Type.Optional(Type.Number()),
  examples: Type.Array(Type.Unknown(), { description: `The most frequent values, at most ${EXAMPLES}` }),
});

/** The dictionary of a table, with what its columns hold. */
export const describeTable = defineTool({
  name: 'describe_table',
  title: 'Describe a table',
  description:
    'Names the columns of a table with their meaning, type, unit and role, their range, empty cells and examples of values, and says how many rows there are. Ask this before you filter, sort or write SQL.',
  input: Type.Object({
    table: TableName,
    offset: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        default: 0,
        description: 'How many columns to skip, in very wide tables',
      }),
    ),
  }),
  output: Type.Object({
    source: TableSource,
    description: Type.String(),
    rows: Type.Integer(),
    version: Type.Integer({ description: 'The table changes by versions; this one was described' }),
    sql_name: Type.String({ description: 'What query_sql calls the table' }),
    columns_in_all: Type.Integer(),
    columns: Type.Array(ColumnEntry),
    time: orNull(Type.Object({ column: Type.String(), from: Type.Unknown(), to: Type.Unknown() })),
    places: orNull(
      Type.Object({
        column: Type.String(),
        level: Type.String({ description: 'What kind of places: state, county …' }),
        distinct: Type.Integer(),
      }),
    ),
    left_out: LeftOut,
  }),
  answer: async ({ table: name, offset = 0 }, portal) => {
    const table = await findTable(portal, name);
    const { id } = table.resource;
    const [info, summary] = await Promise.all([
      portal.action('datastore_info', { id }),
      portal.action('datastore_table_summary', { id }),
    ]);
    const summaries = new Map(summary.columns.map((column) => [column.id, column]));
    const columns = takeWithin(
      info.fields.slice(offset).map((field) => describeColumn(field, summaries.get(field.id))),
      ANSWER_BYTES,
    );
    const source = sourceOfTable(portal, table);
    const more = pageLeftOut({ shown: columns.length, total: info.fields.length, offset }, 'columns');
    const description = shorten(table.resource.description, 2 * MEANING_LENGTH);
    const rest = holdsCutText([description, columns]) ? [`The rest of its texts: ${source.address}.`] : [];
    const { time, geo } = summary;
    return {
      said: [
        `"${source.name}": ${summary.row_count.toLocaleString('en')} rows, ${info.fields.length} columns.`,
        ...(more ? [more] : []),
        inWords(source.dataset),
      ].join(' '),
      data: {
        source,
        description,
        rows: summary.row_count,
        version: summary.version,
        sql_name: source.table.replaceAll('-', '_'),
        columns_in_all: info.fields.length,
        columns,
        time: time && { column: time.field, from: time.min, to: time.max },
        places: geo && { column: geo.field, level: geo.level, distinct: geo.distinct },
        left_out: [...(more ? [more] : []), ...rest],
      },
    };
  },
});

function describeColumn(
  { id, type, info = {} }: DatastoreField,
  summary: TableSummary['columns'][number] | undefined,
): Static<typeof ColumnEntry> {
  const { label, notes, unit, role, scale, additivity } = info;
  return {
    name: id,
    type,
    ...(label ? { label } : {}),
    ...(notes ? { meaning: shorten(notes, MEANING_LENGTH) } : {}),
    ...(unit ? { unit } : {}),
    ...(role ? { role } : {}),
    ...(scale ? { scale } : {}),
    ...(additivity ? { additivity } : {}),
    empty_share: summary?.null_share ?? 0,
    distinct: summary?.distinct_count ?? 0,
    ...rangeOf(summary),
    examples: (summary?.top ?? []).slice(0, EXAMPLES).map(({ value }) => shortValue(value)),
  };
}

/** Codes and years have a range, but no mean that says anything. */
function rangeOf(summary: TableSummary['columns'][number] | undefined) {
  if (!summary || summary.min === null || summary.min === undefined) return {};
  const { min, max, mean, median, role } = summary;
  const isMeasured = role === null || role === 'measure';
  return {
    min: shortValue(min),
    max: shortValue(max),
    ...(isMeasured && mean !== null ? { mean } : {}),
    ...(isMeasured && median !== null ? { median } : {}),
  };
}
