import { ApplicationError } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { activitiesSince } from './activity.store.ts';
import { compareDatasets } from './compare-datasets.ts';
import type { HistoryTables } from './history-tables.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';

/** Fields of a dataset that say which files and tables it has, and what these are. */
const ofFiles: ReadonlySet<string> = new Set(['resources', 'size']);

/**
 * Refuses a change by somebody who has not seen what another has changed meanwhile. Whoever calls this holds the dataset.
 * @param revision the `metadata_modified` of the dataset that the caller has seen; nothing is asked where it is not given
 * @param keepsFilesFor who makes a change that leaves files and tables alone: what they themselves have done to these since,
 * such as adding rows that were read and measured a little later, is nothing they could overwrite
 * @throws conflict that says who changed what since
 */
export async function requireRevision(
  { sql, people }: Pick<Catalogue, 'sql' | 'people'>,
  dataset: DatasetDocument,
  revision: string | null | undefined,
  keepsFilesFor?: string | null,
): Promise<void> {
  if (revision == null || revision === dataset.metadata_modified) return;
  const { base, since } = await activitiesSince(sql.as<HistoryTables>(), dataset.id, revision);
  const changes = base ? compareDatasets(JSON.parse(base.document) as DatasetDocument, dataset) : [];
  const isOwn = keepsFilesFor != null && since.every(({ user_id }) => user_id === keepsFilesFor);
  if (base && isOwn && changes.every(({ path: [field = ''] }) => ofFiles.has(field))) return;
  const ids = [...new Set(since.flatMap(({ user_id }) => user_id ?? []))];
  const names = new Map((await people.describe(ids)).map(({ id, name }) => [id, name]));
  const who = ids.map((id) => names.get(id) ?? id).join(', ') || 'Somebody';
  const fields = [...new Set(changes.map(({ path }) => path[0] ?? ''))];
  const what = fields.length > 0 ? fields.join(', ') : 'the dataset';
  const text = `${who} changed ${what} after you read it. Read it again, and send your change with its metadata_modified`;
  throw new ApplicationError('conflict', 409, text, {
    fields: { if_revision: [text] },
    info: {
      revision: dataset.metadata_modified,
      changed_by: ids.map((id) => ({ id, name: names.get(id) ?? null })),
      changes,
    },
  });
}
