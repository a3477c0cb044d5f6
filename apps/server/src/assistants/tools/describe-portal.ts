import { type Static, Type } from 'typebox';
import { LeftOut } from '../answers/answer.contract.ts';
import {
  type CatalogueValues,
  CatalogueValue,
  facetInput,
  howMany,
  LISTED_VALUES,
  valuesOf,
} from '../answers/catalogue-filters.ts';
import { describeFailure } from '../answers/failures.ts';
import { findTable, inUtc, sourceOfTable } from '../answers/sources.ts';
import type { Portal } from '../portal.ts';
import { defineTool } from './tool.ts';

const MOST_DATASETS = 5;
/** So many of the largest tables are looked at, for those the caller may see. */
const MOST_LOOKED_AT = 25;

const Newest = Type.Object({
  dataset: Type.String({ description: 'Name, as describe_dataset takes it' }),
  title: Type.String(),
  updated: Type.String(),
});

const Largest = Type.Object({
  table: Type.String({ description: 'Name, as describe_table takes it' }),
  name: Type.String(),
  dataset: Type.String(),
  rows: Type.Integer(),
});

const Output = Type.Object({
  name: Type.String(),
  address: Type.String(),
  datasets: Type.Integer({ description: 'How many you may see' }),
  columns: Type.Integer({ description: 'Columns of their tables, which search_columns searches' }),
  organizations: Type.Array(CatalogueValue),
  subjects: Type.Array(CatalogueValue),
  formats: Type.Array(CatalogueValue),
  licenses: Type.Array(CatalogueValue),
  newest: Type.Array(Newest, { description: 'Datasets that were changed last' }),
  largest: Type.Array(Largest, { description: 'Tables with the most rows' }),
  go_on: Type.Array(Type.String(), { description: 'What to do next' }),
  left_out: LeftOut,
});

const goOn = [
  'search_datasets finds datasets by words, organisation, subject or format; search_columns finds tables by what they measure.',
  'describe_table names the columns of a table with their meaning, before read_rows filters by them and query_sql computes.',
  'Whatever you tell of data has a source and a licence in the answer: name both. cite writes the citation.',
];

/** What the portal holds at all: the first thing to ask. */
export const describePortal = defineTool({
  name: 'describe_portal',
  title: 'What the portal holds',
  description:
    'Begin here: how many datasets there are, which organisations, subjects, formats and licences, the newest datasets and the largest tables, and how to go on.',
  input: Type.Object({}),
  output: Output,
  answer: async (_input, portal) => {
    const listed = { fq_list: [...portal.listedOnly], include_private: true };
    const newest = { ...listed, sort: 'metadata_modified desc', rows: MOST_DATASETS };
    const [found, columns, largest] = await Promise.all([
      portal.action('package_search', { ...newest, ...facetInput }),
      portal.action('column_search', { ...listed, rows: 0 }),
      largestTables(portal),
    ]);
    const values = valuesOf(found.search_facets);
    const data = {
      name: portal.name,
      address: portal.publicUrl,
      datasets: found.count,
      columns: columns.count,
      organizations: values.organization.slice(0, LISTED_VALUES),
      subjects: values.subject.slice(0, LISTED_VALUES),
      formats: values.format.slice(0, LISTED_VALUES),
      licenses: values.license.slice(0, LISTED_VALUES),
      newest: found.results.map(({ name, title, metadata_modified }) => ({
        dataset: name,
        title,
        updated: inUtc(metadata_modified),
      })),
      largest,
      go_on: goOn,
      left_out: leftOut(values, found.count, portal),
    };
    const said = `${portal.name}. Datasets: ${data.datasets}; organisations that publish them: ${howMany(values.organization)}; columns of their tables: ${data.columns}.`;
    return { said, data };
  },
});

async function largestTables(portal: Portal): Promise<Static<typeof Largest>[]> {
  const found: Static<typeof Largest>[] = [];
  for (const { resource_id, row_count: rows } of await portal.largestTables(MOST_LOOKED_AT)) {
    if (found.length === MOST_DATASETS) break;
    const table = await findTable(portal, resource_id).catch((error: unknown) => {
      // Others may see it.
      if (describeFailure(error) !== undefined) return undefined;
      throw error;
    });
    if (!table?.resource.idp_ready || !(await isListed(portal, table.dataset.id))) continue;
    const { table: name, name: title, dataset } = sourceOfTable(portal, table);
    found.push({ table: name, name: title, dataset: dataset.dataset, rows });
  }
  return found;
}

/** Whether a dataset is among those that this portal lists. */
async function isListed(portal: Portal, id: string): Promise<boolean> {
  const fq_list = [...portal.listedOnly, `id:"${id}"`];
  const listed = { fq_list, include_private: true, rows: 0, facet: false };
  return (await portal.action('package_search', listed)).count > 0;
}

function leftOut(
  values: CatalogueValues,
  datasets: number,
  { publicUrl }: Pick<Portal, 'publicUrl'>,
): string[] {
  const words = {
    organization: 'organisations',
    subject: 'subjects',
    format: 'formats',
    license: 'licences',
  } as const;
  const cut = Object.entries(words).flatMap(([name, what]) => {
    const all = values[name as keyof typeof words];
    return all.length > LISTED_VALUES ? [`The ${LISTED_VALUES} commonest of ${howMany(all)} ${what}.`] : [];
  });
  const rest =
    datasets > MOST_DATASETS
      ? [
          `Of ${datasets} datasets only the newest: search_datasets finds the others, and people browse them at ${publicUrl}/search.`,
        ]
      : [];
  return [...cut, ...rest];
}
