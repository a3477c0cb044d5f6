import type { ActionResult } from '@gazetteer/client';
import { type Static, Type } from 'typebox';
import { LeftOut, orNull } from '../answers/answer.contract.ts';
import { ANSWER_BYTES, pageLeftOut, shorten, takeWithin } from '../answers/bounds.ts';
import { filterClauses, Filters } from '../answers/catalogue-filters.ts';
import { defineTool } from './tool.ts';

const MEANING_LENGTH = 200;

const Found = Type.Object({
  column: Type.String({ description: 'Its name, as read_rows and query_sql take it' }),
  label: orNull(Type.String()),
  meaning: orNull(Type.String({ description: `Its beginning, at most ${MEANING_LENGTH} characters` })),
  unit: orNull(Type.String()),
  type: Type.String(),
  role: orNull(Type.String({ description: 'measure, dimension, time or geo' })),
  by: Type.Array(Type.String(), { description: 'What the rows of the table are told apart by' }),
  table: Type.String({ description: 'As describe_table takes it' }),
  table_name: Type.String(),
  dataset: Type.String(),
  dataset_title: Type.String(),
});

/** Finds columns of tables. */
export const searchColumns = defineTool({
  name: 'search_columns',
  title: 'Search columns',
  description:
    'Finds the columns of all tables by what they mean: words or a question such as "female literacy by district". The way to a table that measures something; the answer names the table of each column.',
  input: Type.Object({
    words: Type.String({ minLength: 1, maxLength: 300, description: 'Words, or a question' }),
    ...Filters,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
  }),
  output: Type.Object({
    total: Type.Integer({ description: 'How many columns match' }),
    offset: Type.Integer(),
    columns: Type.Array(Found),
    searched_for: orNull(
      Type.String({ description: 'The words that were looked for instead, where yours had a typing error' }),
    ),
    left_out: LeftOut,
  }),
  answer: async ({ words, limit = 10, offset = 0, ...filters }, portal) => {
    const { count, results, corrected_q } = await portal.action('column_search', {
      q: words,
      fq_list: [...portal.listedOnly, ...(await filterClauses(portal, filters))],
      rows: limit,
      start: offset,
      'facet.field': [],
      include_private: true,
    });
    const columns = takeWithin(results.map(describeFound), ANSWER_BYTES);
    const more = pageLeftOut({ shown: columns.length, total: count, offset }, 'columns');
    const nothing = `No column matches "${words}": use fewer or other words, or search_datasets.`;
    return {
      said: count === 0 ? nothing : `Columns that match: ${count}. ${more ?? ''}`.trim(),
      data: {
        total: count,
        offset,
        columns,
        searched_for: corrected_q ?? null,
        left_out: more && count > 0 ? [more] : [],
      },
    };
  },
});

function describeFound(hit: ActionResult<'column_search'>['results'][number]): Static<typeof Found> {
  const { name, label, description, unit, type, role, by, resource, dataset } = hit;
  return {
    column: name,
    label,
    meaning: description && shorten(description, MEANING_LENGTH),
    unit,
    type,
    role,
    by,
    table: resource.sku || resource.id,
    table_name: resource.name,
    dataset: dataset.name,
    dataset_title: dataset.title,
  };
}
