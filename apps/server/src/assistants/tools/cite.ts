import { type Static, Type } from 'typebox';
import { DatasetName, DatasetSource, LeftOut, orNull, TableName } from '../answers/answer.contract.ts';
import { ToolError } from '../answers/failures.ts';
import { readDownload } from '../answers/read-download.ts';
import { findDataset, findTable, sourceOfDataset, type Table, tableName } from '../answers/sources.ts';
import type { Portal } from '../portal.ts';
import { defineTool } from './tool.ts';

const Version = Type.Object({
  table: Type.String(),
  version: Type.Integer(),
  address: Type.String({ description: 'Gives these rows, and never others' }),
  lasts: Type.Boolean({
    description: 'False for a small edit of the table, whose rows may go once later edits are made',
  }),
});

/** Writes the citation of a dataset or a table. */
export const cite = defineTool({
  name: 'cite',
  title: 'Cite a dataset or a table',
  description:
    'Writes the citation of a dataset, as a sentence and as BibTeX; of a table with the address of its version. Name either a dataset or a table.',
  input: Type.Object({ dataset: Type.Optional(DatasetName), table: Type.Optional(TableName) }),
  output: Type.Object({
    source: DatasetSource,
    text: Type.String(),
    bibtex: Type.String(),
    version: orNull(Version),
    left_out: LeftOut,
  }),
  answer: async ({ dataset: datasetName, table: asked }, portal) => {
    if (datasetName === undefined && asked === undefined) throw new ToolError('Name a dataset or a table.');
    const table = asked === undefined ? undefined : await findTable(portal, asked);
    const dataset = table?.dataset ?? (await findDataset(portal, datasetName ?? ''));
    const download = await readDownload(portal, dataset.id);
    if (!download) throw new ToolError(`There is no citation of "${dataset.name}".`);
    const { text, bibtex } = download.citation;
    const version = table ? await currentVersion(portal, table) : null;
    return {
      said: version ? `${text} ${describeVersion(version)}` : text,
      data: { source: sourceOfDataset(portal, dataset), text, bibtex, version, left_out: [] },
    };
  },
});

async function currentVersion(
  { action }: Pick<Portal, 'action'>,
  { resource }: Table,
): Promise<Static<typeof Version> | null> {
  const { versions } = await action('datastore_version_list', { id: resource.id, limit: 1 });
  const [newest] = versions;
  if (!newest?.url) return null;
  const { version, url: address, lasts } = newest;
  return { table: tableName(resource), version, address, lasts };
}

function describeVersion({ version, address, lasts }: Static<typeof Version>): string {
  const caution = lasts ? '' : ' (a small edit, whose rows may go once later edits are made)';
  return `Version ${version}: ${address}${caution}`;
}
