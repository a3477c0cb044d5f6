import { randomUUID } from 'node:crypto';
import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import { appendActivity } from './activity.store.ts';
import type { ActivityKind, HistoryTables } from './history-tables.ts';

/** A change of a dataset, as its history tells of it. */
export type RecordedChange = {
  document: DatasetDocument;
  previous: DatasetDocument | undefined;
  by: string | null;
  /** What happened, where that does not follow from the documents, and when: the time of the document's change otherwise. */
  kind?: ActivityKind;
  at?: string;
  note?: string | null;
};

/** Adds a change to the history of a dataset: part of the transaction that makes the change and holds the dataset. */
export async function recordActivity(
  sql: Sql<CatalogueTables>,
  { document, previous, by, kind, at, note }: RecordedChange,
): Promise<void> {
  await appendActivity(sql.as<HistoryTables>(), {
    id: randomUUID(),
    dataset_id: document.id,
    happened_at: at ?? document.metadata_modified,
    user_id: by,
    kind: kind ?? kindOf(document, previous),
    note: note ?? null,
    owner_org: document.owner_org,
    state: document.state,
    private: document.private ? 1 : 0,
    document: JSON.stringify(document),
  });
}

function kindOf(document: DatasetDocument, previous: DatasetDocument | undefined): ActivityKind {
  if (!previous) return 'created';
  const [isDeleted, wasDeleted] = [document.state === 'deleted', previous.state === 'deleted'];
  if (isDeleted !== wasDeleted) return isDeleted ? 'deleted' : 'restored';
  if (isPublic(document) === isPublic(previous)) return 'changed';
  return isPublic(document) ? 'published' : 'withdrawn';
}
