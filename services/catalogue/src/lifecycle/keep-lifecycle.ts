import type { FieldErrors, Sql } from '@gazetteer/kernel';
import type { DatasetChange } from '../compose/dataset-change.ts';
import { addProblems } from '../fields/field-problems.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import { findGroupRows } from '../model/organization.store.ts';
import { type LifecycleTables, putInBin, removeSubmission, takeFromBin } from './lifecycle.store.ts';

/** Puts a dataset that is deleted into the bin and takes one out that comes back; what is public or deleted waits no more. */
export async function keepLifecycle(sql: Sql<CatalogueTables>, change: DatasetChange): Promise<void> {
  const { document, previous, by } = change;
  const store = sql.as<LifecycleTables>();
  const [isDeleted, wasDeleted] = [document.state === 'deleted', previous?.state === 'deleted'];
  if (isDeleted && !wasDeleted) {
    await putInBin(store, {
      dataset_id: document.id,
      deleted_at: document.metadata_modified,
      deleted_by: by,
      former_state: previous?.state ?? 'active',
    });
  }
  if (wasDeleted && !isDeleted) await takeFromBin(store, document.id);
  if (isPublic(document) || isDeleted) await removeSubmission(store, document.id);
}

/** Notes a problem where a dataset would become public that somebody else has to look at first. */
export async function refuseUnreviewed(
  sql: Sql<CatalogueTables>,
  { document, previous, publishes }: DatasetChange,
  problems: FieldErrors,
): Promise<void> {
  const becomesPublic = isPublic(document) && !(previous && isPublic(previous));
  if (!becomesPublic || publishes || !(await requiresReview(sql, document))) return;
  const text =
    'The organization asks for a second pair of eyes: save it as a draft, submit it with dataset_submit, and let somebody else publish it with dataset_publish';
  addProblems(problems, 'state', text);
}

/** Whether a dataset's organisation wants somebody to look at it before it is public. */
export async function requiresReview(
  sql: Sql<CatalogueTables>,
  { owner_org }: Pick<DatasetDocument, 'owner_org'>,
): Promise<boolean> {
  const [owner] = await findGroupRows(sql, owner_org === null ? [] : [owner_org]);
  return owner?.requires_review === 1;
}
