import type { SearchResult } from '@gazetteer/client';
import { type Static, Type } from 'typebox';
import { DatasetSource, LeftOut, Offset } from '../answers/answer.contract.ts';
import { ANSWER_BYTES, pageLeftOut, shorten, takeWithin } from '../answers/bounds.ts';
import { filterClauses, Filters } from '../answers/catalogue-filters.ts';
import { plainWords, sourceOfDataset, tableName } from '../answers/sources.ts';
import type { Portal } from '../portal.ts';
import { defineTool } from './tool.ts';

const SUMMARY_LENGTH = 240;
const MOST_TABLES = 6;

const sorts = {
  relevance: 'score desc, metadata_modified desc',
  updated: 'metadata_modified desc',
  created: 'metadata_created desc',
  title: 'title_string asc',
} as const;

const Found = Type.Object({
  source: DatasetSource,
  summary: Type.String({
    description: `The beginning of its description, at most ${SUMMARY_LENGTH} characters`,
  }),
  subjects: Type.Array(Type.String()),
  formats: Type.Array(Type.String()),
  years_covered: Type.Union([Type.String(), Type.Null()]),
  tables: Type.Array(
    Type.Object({ table: Type.String({ description: 'As describe_table takes it' }), name: Type.String() }),
    { description: `The first ${MOST_TABLES} of its tables` },
  ),
});

/** Finds datasets. */
export const searchDatasets = defineTool({
  name: 'search_datasets',
  title: 'Search datasets',
  description:
    'Finds datasets by words in their titles, descriptions and columns, narrowed by organisation, subject, format, licence or tag, in the order you want. Without words it lists them. For a measure such as "female literacy rate" search_columns is better.',
  input: Type.Object({
    words: Type.Optional(
      Type.String({
        maxLength: 300,
        description: 'Words to look for, in English or in the language of the data',
      }),
    ),
    ...Filters,
    sort: Type.Optional(
      Type.Enum(Object.keys(sorts) as (keyof typeof sorts)[], {
        default: 'relevance',
        description: 'relevance, what was updated or created last, or the title',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 25, default: 8 })),
    offset: Offset,
  }),
  output: Type.Object({
    total: Type.Integer({ description: 'How many datasets match' }),
    offset: Type.Integer(),
    datasets: Type.Array(Found),
    searched_for: Type.Union([Type.String(), Type.Null()], {
      description: 'The words that were looked for instead, where yours had a typing error',
    }),
    left_out: LeftOut,
  }),
  answer: async ({ words = '', sort = 'relevance', limit = 8, offset = 0, ...filters }, portal) => {
    const { count, results, corrected_q } = await portal.action('package_search', {
      q: plainWords(words),
      fq_list: [...portal.listedOnly, ...(await filterClauses(portal, filters))],
      sort: sorts[sort],
      rows: limit,
      start: offset,
      facet: false,
      include_private: true,
    });
    const datasets = takeWithin(
      results.map((dataset) => describeFound(portal, dataset)),
      ANSWER_BYTES,
    );
    const more = pageLeftOut({ shown: datasets.length, total: count, offset }, 'datasets');
    return {
      said: count === 0 ? sayNothing(words, filters) : `Datasets that match: ${count}. ${more ?? ''}`.trim(),
      data: {
        total: count,
        offset,
        datasets,
        searched_for: corrected_q ?? null,
        left_out: more && count > 0 ? [more] : [],
      },
    };
  },
});

function describeFound(portal: Portal, dataset: SearchResult['results'][number]): Static<typeof Found> {
  const tables = dataset.resources.filter(({ datastore_active }) => datastore_active);
  return {
    source: sourceOfDataset(portal, dataset),
    summary: shorten((dataset.notes ?? '').replaceAll(/\s+/g, ' ').trim(), SUMMARY_LENGTH),
    subjects: dataset.sector,
    formats: [...new Set(dataset.resources.map(({ format }) => format).filter(Boolean))],
    years_covered: dataset.years_covered,
    tables: tables
      .slice(0, MOST_TABLES)
      .map((table) => ({ table: tableName(table), name: table.name || dataset.title })),
  };
}

function sayNothing(words: string, filters: object): string {
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const advice = isNarrowed ? 'leave out a filter, or use fewer words' : 'use fewer or other words';
  return `No dataset matches${words ? ` "${words}"` : ''}: ${advice}; search_columns looks for columns of tables.`;
}
