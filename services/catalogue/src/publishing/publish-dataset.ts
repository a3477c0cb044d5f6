import { accessDenied, type Caller, invalidInput, isAdministrator, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { editableDataset } from '../datasets/dataset-rights.ts';
import { finishDataset } from '../datasets/finish-datasets.ts';
import { saveDataset } from '../datasets/save-dataset.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { requireRevision } from '../history/require-revision.ts';
import { requiresReview } from '../lifecycle/keep-lifecycle.ts';
import { findSubmission, lastEditor, type LifecycleTables } from '../lifecycle/lifecycle.store.ts';
import { creatorId } from '../model/creator-id.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { lockDataset } from '../model/dataset.store.ts';

/** A call about one dataset, by somebody who may have read it before. */
export type OnDataset = { id: string; if_revision?: string | null };

/**
 * Makes a draft or a private dataset public. Where its organisation wants a second pair of eyes it must have been submitted,
 * and the caller must be somebody else than who submitted it or changed it last; administrators of the installation may.
 * @throws not_found, access_denied, invalid_input, conflict
 */
export function publishDataset(
  catalogue: Catalogue,
  caller: Caller,
  input: OnDataset,
): Promise<PackageDictionary> {
  return onEditableDataset(catalogue, caller, input, async (previous) => {
    if (isPublic(previous)) return finishDataset(catalogue, previous);
    await requirePublisher(catalogue, caller, previous);
    return showToAll(catalogue, previous, creatorId(caller));
  });
}

/**
 * Hides a public dataset from everybody but its editors; its documents answer 410 with the reason from then on.
 * @throws not_found, access_denied, invalid_input, conflict
 */
export function withdrawDataset(
  catalogue: Catalogue,
  caller: Caller,
  input: OnDataset & { reason: string },
): Promise<PackageDictionary> {
  return onEditableDataset(catalogue, caller, input, async (previous) => {
    if (!isPublic(previous)) throw invalidInput({ id: ['Only a public dataset can be withdrawn'] });
    const document = { ...previous, state: 'draft', metadata_modified: catalogueTime(catalogue.clock()) };
    const change = { document, previous, problems: {}, by: creatorId(caller), note: input.reason };
    return saveDataset(catalogue, change);
  });
}

/** Runs a change of a dataset that the caller edits, while nobody else can change it. */
export async function onEditableDataset<Result>(
  catalogue: Catalogue,
  caller: Caller,
  { id, if_revision: revision }: OnDataset,
  change: (previous: DatasetDocument) => Promise<Result>,
): Promise<Result> {
  const found = await editableDataset(catalogue, caller, id);
  return catalogue.sql.transaction(async () => {
    const previous = await lockDataset(catalogue.sql, found.id);
    if (!previous) throw notFound();
    await requireRevision(catalogue, previous, revision, creatorId(caller));
    return change(previous);
  });
}

/** Makes a dataset public, whoever decided that. */
export function showToAll(
  catalogue: Catalogue,
  previous: DatasetDocument,
  by: string | null,
): Promise<PackageDictionary> {
  const now = catalogueTime(catalogue.clock());
  const document = { ...previous, state: 'active', private: false, metadata_modified: now };
  return saveDataset(catalogue, { document, previous, problems: {}, by, publishes: true });
}

/** @throws access_denied, invalid_input unless the caller may make this dataset public */
export async function requirePublisher(
  { sql }: Catalogue,
  caller: Caller,
  dataset: DatasetDocument,
): Promise<void> {
  refuseDeleted(dataset);
  if (isAdministrator(caller) || !(await requiresReview(sql, dataset))) return;
  const store = sql.as<LifecycleTables>();
  const submission = await findSubmission(store, dataset.id);
  if (!submission?.submitted_at) {
    throw invalidInput({
      id: ['The organization asks for a second pair of eyes: submit it with dataset_submit'],
    });
  }
  const by = creatorId(caller);
  if (by !== submission.submitted_by && by !== (await lastEditor(store, dataset.id))) return;
  throw accessDenied(
    'Access denied: who submitted a dataset or changed it last cannot publish it here; somebody else has to',
  );
}

/** @throws invalid_input for a dataset in the bin */
export function refuseDeleted({ state }: DatasetDocument): void {
  if (state === 'deleted') throw invalidInput({ id: ['It is in the bin: dataset_restore takes it out'] });
}
