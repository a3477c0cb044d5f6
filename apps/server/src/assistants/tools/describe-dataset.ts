import type { Resource } from '@gazetteer/client';
import { type Static, Type } from 'typebox';
import { DatasetName, DatasetSource, LeftOut, orNull } from '../answers/answer.contract.ts';
import { ANSWER_BYTES, holdsCutText, shorten, takeWithin } from '../answers/bounds.ts';
import { readDownload } from '../answers/read-download.ts';
import { findDataset, inWords, sourceOfDataset, tableName } from '../answers/sources.ts';
import { defineTool } from './tool.ts';

const DESCRIPTION_LENGTH = 2500;
const METHOD_LENGTH = 1500;
const PART_LENGTH = 300;
const MOST_TAGS = 30;
const MOST_SIMILAR = 5;

const Part = Type.Object({
  name: Type.String(),
  table: orNull(Type.String({ description: 'As describe_table takes it; null for a file without a table' })),
  rows: orNull(Type.Integer()),
  description: Type.String(),
  format: Type.String(),
  bytes: orNull(Type.Integer()),
  granularity: orNull(Type.String({ description: 'What the rows are about, such as District' })),
  frequency: orNull(Type.String()),
  years_covered: orNull(Type.String()),
  file: Type.String({ description: 'Address of the file' }),
});

/** Says what a dataset is and what is in it. */
export const describeDataset = defineTool({
  name: 'describe_dataset',
  title: 'Describe a dataset',
  description:
    'Says what a dataset is about, how it was made, who publishes it under which licence, and which tables and files it has.',
  input: Type.Object({ dataset: DatasetName }),
  output: Type.Object({
    source: DatasetSource,
    description: Type.String(),
    method: orNull(Type.String({ description: 'How the data was made' })),
    subjects: Type.Array(Type.String()),
    tags: Type.Array(Type.String()),
    years_covered: orNull(Type.String()),
    parts: Type.Array(Part, { description: 'Its tables and files' }),
    similar_datasets: Type.Array(Type.String()),
    citation: orNull(Type.String()),
    download: orNull(Type.String({ description: 'Address of a ZIP with all of it' })),
    left_out: LeftOut,
  }),
  answer: async ({ dataset: name }, portal) => {
    const dataset = await findDataset(portal, name);
    const download = await readDownload(portal, dataset.id);
    const rows = new Map(download?.tables.map((table) => [table.resource_id, table.rows]));
    const parts = takeWithin(
      dataset.resources.map((resource) => describePart(resource, rows.get(resource.id) ?? null)),
      ANSWER_BYTES / 2,
    );
    const source = sourceOfDataset(portal, dataset);
    const description = shorten(dataset.notes ?? '', DESCRIPTION_LENGTH);
    const method = shorten(dataset.methodology ?? '', METHOD_LENGTH);
    const missing = {
      'tables and files': dataset.resources.length - parts.length,
      tags: dataset.tags.length - MOST_TAGS,
      'similar datasets': dataset.similar_datasets.length - MOST_SIMILAR,
    };
    return {
      said: `"${source.title}", with so many tables and files: ${dataset.resources.length}. ${inWords(source)}`,
      data: {
        source,
        description,
        method: method === '' ? null : method,
        subjects: dataset.sector,
        tags: dataset.tags.slice(0, MOST_TAGS).map((tag) => tag.name),
        years_covered: dataset.years_covered,
        parts,
        similar_datasets: dataset.similar_datasets.slice(0, MOST_SIMILAR),
        citation: download?.citation.text ?? null,
        download: download?.url ?? null,
        left_out: [
          ...(holdsCutText([description, method, parts])
            ? [`The rest of its texts: ${source.address}.`]
            : []),
          ...Object.entries(missing).flatMap(([what, count]) =>
            count > 0 ? [`${count} of its ${what}: ${source.address}.`] : [],
          ),
        ],
      },
    };
  },
});

function describePart(resource: Resource, rows: number | null): Static<typeof Part> {
  return {
    name: shorten(resource.name ?? '', PART_LENGTH),
    table: resource.datastore_active ? tableName(resource) : null,
    rows,
    description: shorten(resource.description, PART_LENGTH),
    format: resource.format,
    bytes: resource.size,
    granularity: resource.granularity,
    frequency: resource.frequency,
    years_covered: resource.years_covered,
    file: resource.url,
  };
}
