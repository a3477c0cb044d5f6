import { ApplicationError, inLanguage, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../../catalogue.ts';
import { finishDataset } from '../../datasets/finish-datasets.ts';
import { type PublicationTables, findTombstone } from '../../datasets/tombstone.store.ts';
import type { PackageDictionary } from '../../model/dataset.contract.ts';
import { isPublic } from '../../model/dataset-document.ts';
import { findDataset } from '../../model/dataset.store.ts';
import { composeRecord } from '../record/compose-record.ts';
import type { MetadataRecord } from '../record/metadata-record.ts';

/**
 * What there is to say about a public dataset, by its id or name, in a language as far as it is written in it. Documents are for everybody: a private dataset has
 * none, whoever asks.
 * @throws not_found, and gone (410) for one that was public once
 */
export async function findPublished(
  catalogue: Catalogue,
  idOrName: string,
  language?: string,
): Promise<MetadataRecord> {
  const document = await findDataset(catalogue.sql, idOrName);
  if (document && isPublic(document)) {
    const [record] = await recordsOf(catalogue, [await finishDataset(catalogue, document)], language);
    if (record) return record;
  }
  throw await whyMissing(catalogue, idOrName);
}

/** Gone (410) for a dataset that was public once, else not found: what is hidden answers like what never was. */
export async function whyMissing({ sql }: Catalogue, idOrName: string): Promise<ApplicationError> {
  const tombstone = await findTombstone(sql.as<PublicationTables>(), idOrName);
  if (!tombstone) return notFound('There is no such dataset');
  const why = tombstone.reason ? `: ${tombstone.reason}` : '';
  const info = { removed_at: tombstone.removed_at, reason: tombstone.reason };
  return new ApplicationError('gone', 410, `This dataset was published here and has been removed${why}`, {
    info,
  });
}

/** What there is to say about these datasets, in a language as far as they are written in it; their tables are asked for at once. */
export async function recordsOf(
  { tables, site }: Pick<Catalogue, 'tables' | 'site'>,
  datasets: readonly PackageDictionary[],
  language?: string,
): Promise<MetadataRecord[]> {
  const resources = datasets.flatMap((dataset) => dataset.resources);
  const described = await tables.describe(resources.map(({ id }) => id));
  const read = new Map([...described].map(([id, table]) => [id, inLanguage(table, language)]));
  return datasets.map((dataset) => composeRecord(inLanguage(dataset, language), read, site));
}
