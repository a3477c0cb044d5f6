import { type Mark, marks } from '@gazetteer/charts';
import { Type } from 'typebox';
import { LeftOut, orNull, TableName, TableSource } from '../answers/answer.contract.ts';
import { ToolError } from '../answers/failures.ts';
import { findTable, inWords, sourceOfTable } from '../answers/sources.ts';
import { composeChart } from './compose-chart.ts';
import { columnsNotDrawn } from './columns-not-drawn.ts';
import { defineTool } from './tool.ts';

/** Draws a chart of a table. */
export const drawChart = defineTool({
  name: 'draw_chart',
  title: 'Draw a chart',
  description:
    'Draws a chart or a map of a table as a picture (PNG), in the look of the portal, and says in words what it shows. Name the columns it is to show, or leave them out for the chart that says most. Rows that contain each other are never added up.',
  input: Type.Object({
    table: TableName,
    columns: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
        maxItems: 6,
        description: 'What it shows, such as ["year", "rate"] or ["state", "rainfall"]',
      }),
    ),
    kind: Type.Optional(
      Type.Enum([...marks], {
        description:
          'arc is a pie, point a scatter, choropleth a map of areas, rect a heat map; the best one where absent',
      }),
    ),
    filters: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description:
          'Which rows take part: a value, a list of values, {"gte": 2000, "lte": 2010} or {"contains": "ban"} by column',
      }),
    ),
    title: Type.Optional(
      Type.String({ maxLength: 200, description: 'Written from the labels where absent' }),
    ),
  }),
  output: Type.Object({
    source: TableSource,
    kind: Type.Enum([...marks]),
    title: Type.String(),
    subtitle: orNull(
      Type.String({
        description: 'The unit, how rows became figures, which rows take part, and what is left out',
      }),
    ),
    shows: Type.String({ description: 'What the figures say' }),
    version: orNull(Type.Integer({ description: 'Of the table' })),
    width: Type.Integer(),
    height: Type.Integer(),
    change_at: Type.String({
      description: 'Page where people change and save a chart of this kind; they sign in there',
    }),
    left_out: LeftOut,
  }),
  answer: async ({ table: name, columns = [], kind, filters = {}, title }, portal) => {
    const table = await findTable(portal, name);
    const source = sourceOfTable(portal, table);
    const fields = await portal.action('chart_fields', {
      source: { kind: 'table', resource_id: table.resource.id },
    });
    const spec = composeChart(fields, { columns, kind, filters, title });
    const { license } = source.dataset;
    const page = `${portal.publicUrl}/p/${table.dataset.name}/r/${source.table}`;
    const drawn = await portal.draw(spec, { license: license?.title ?? null, address: page });
    if (!drawn.png) throw new ToolError('No row has a figure to draw: ask for other columns or filters.');
    const { description, png, width, height } = drawn;
    return {
      said: [...columnsNotDrawn(spec, columns), description.alt, inWords(source.dataset)].join(' '),
      picture: png,
      data: {
        source,
        kind: description.kind,
        title: description.title,
        subtitle: description.subtitle ?? null,
        shows: description.summary,
        version: fields.table_version,
        width,
        height,
        change_at: builderAddress(portal.publicUrl, source.table, spec.mark),
        left_out: [
          ...columnsNotDrawn(spec, columns),
          'The page opens with this table and kind of chart; columns and filters are chosen there again.',
        ],
      },
    };
  },
});

function builderAddress(publicUrl: string, table: string, kind: Mark): string {
  return `${publicUrl}/visualise?${new URLSearchParams({ dataset_id: table, chart_type: kind })}`;
}
