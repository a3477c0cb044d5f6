import { notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../../catalogue.ts';
import { findDatasetOfResource } from '../../model/dataset.store.ts';
import type { MetadataRecord, TableRecord } from '../record/metadata-record.ts';
import { findPublished } from './find-published.ts';

/**
 * The table of a resource of a public dataset, and what there is to say about that dataset.
 * @throws not_found, gone
 */
export async function findPublishedTable(
  catalogue: Catalogue,
  resourceId: string,
): Promise<{ record: MetadataRecord; table: TableRecord }> {
  const dataset = await findDatasetOfResource(catalogue.sql, resourceId);
  if (!dataset) throw notFound('There is no such table');
  const record = await findPublished(catalogue, dataset.id);
  const table = record.tables.find((one) => one.resourceId === resourceId);
  if (!table) throw notFound('There is no such table');
  return { record, table };
}
