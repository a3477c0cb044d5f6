import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { editableDataset } from '../datasets/dataset-rights.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import type { ActivityKind } from '../history/history-tables.ts';
import { recordActivity } from '../history/record-activity.ts';
import { requiresReview } from '../lifecycle/keep-lifecycle.ts';
import {
  findSubmission,
  type LifecycleTables,
  notWaiting,
  putSubmission,
} from '../lifecycle/lifecycle.store.ts';
import { creatorId } from '../model/creator-id.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import { type NotListedReason, whyNotListed } from '../model/listing.ts';
import { currentNames, findGroupRows } from '../model/organization.store.ts';
import { onEditableDataset, type OnDataset, refuseDeleted, requirePublisher } from './publish-dataset.ts';

/** How far a dataset is on its way to the public. */
export type Standing = {
  state: string;
  private: boolean;
  requires_review: boolean;
  submitted_at: string | null;
  submitted_by: string | null;
  publish_at: string | null;
  scheduled_by: string | null;
  /** Why visitors do not find it in the search, or will not once it is public. */
  not_listed_because: NotListedReason | null;
};

/** How far a dataset is, for those who edit it. @throws not_found, access_denied */
export async function showStanding(catalogue: Catalogue, caller: Caller, id: string): Promise<Standing> {
  return standingOf(catalogue, await editableDataset(catalogue, caller, id));
}

/**
 * Asks for a second pair of eyes.
 * @throws not_found, access_denied, invalid_input for what is public or deleted, conflict
 */
export function submitDataset(
  catalogue: Catalogue,
  caller: Caller,
  input: OnDataset & { note?: string | null },
): Promise<Standing> {
  return onEditableDataset(catalogue, caller, input, async (dataset) => {
    refusePublic(dataset);
    const [now, by] = [catalogueTime(catalogue.clock()), creatorId(caller)];
    const submission = { dataset_id: dataset.id, ...notWaiting, submitted_at: now, submitted_by: by };
    await putSubmission(catalogue.sql.as<LifecycleTables>(), submission);
    return record(catalogue, caller, dataset, 'submitted', input.note ?? null);
  });
}

/**
 * Gives a submitted dataset back to who works on it, with a word why; it is not scheduled any more.
 * @throws not_found, access_denied, invalid_input for what was not submitted, conflict
 */
export function sendBackDataset(
  catalogue: Catalogue,
  caller: Caller,
  input: OnDataset & { note: string },
): Promise<Standing> {
  return onEditableDataset(catalogue, caller, input, async (dataset) => {
    const store = catalogue.sql.as<LifecycleTables>();
    const known = await findSubmission(store, dataset.id);
    if (!known?.submitted_at) throw invalidInput({ id: ['It was not submitted'] });
    await putSubmission(store, {
      dataset_id: dataset.id,
      ...notWaiting,
      returned_at: catalogueTime(catalogue.clock()),
      returned_by: creatorId(caller),
      returned_to: known.submitted_by,
      return_note: input.note,
    });
    return record(catalogue, caller, dataset, 'sent_back', input.note);
  });
}

/**
 * Says when a dataset is to be published, or that it is not any more; for whom, see `publishDataset`.
 * @param input.at ISO 8601 with a zone, in the future; null takes the time back
 * @throws not_found, access_denied, invalid_input, conflict
 */
export function scheduleDataset(
  catalogue: Catalogue,
  caller: Caller,
  input: OnDataset & { at: string | null },
): Promise<Standing> {
  return onEditableDataset(catalogue, caller, input, async (dataset) => {
    const store = catalogue.sql.as<LifecycleTables>();
    const known = await findSubmission(store, dataset.id);
    const waiting = { ...notWaiting, ...known, dataset_id: dataset.id };
    if (input.at === null) {
      if (!known?.publish_at) throw invalidInput({ at: ['It is not scheduled'] });
      await putSubmission(store, { ...waiting, publish_at: null, scheduled_by: null, revision: null });
      return record(catalogue, caller, dataset, 'unscheduled', null);
    }
    refusePublic(dataset);
    await requirePublisher(catalogue, caller, dataset);
    const publish_at = readFuture(input.at, catalogue.clock());
    const by = creatorId(caller);
    const time = { publish_at, scheduled_by: by, revision: dataset.metadata_modified };
    await putSubmission(store, { ...waiting, ...time });
    return record(catalogue, caller, dataset, 'scheduled', publish_at);
  });
}

async function record(
  catalogue: Catalogue,
  caller: Caller,
  dataset: DatasetDocument,
  kind: ActivityKind,
  note: string | null,
): Promise<Standing> {
  const at = catalogueTime(catalogue.clock());
  const what = { document: dataset, previous: dataset, by: creatorId(caller), kind, note, at };
  await recordActivity(catalogue.sql, what);
  return standingOf(catalogue, dataset);
}

async function standingOf({ sql, publishers }: Catalogue, dataset: DatasetDocument): Promise<Standing> {
  const [owner] = await findGroupRows(sql, dataset.owner_org ? [dataset.owner_org] : []);
  const submission = await findSubmission(sql.as<LifecycleTables>(), dataset.id);
  return {
    state: dataset.state,
    private: dataset.private,
    requires_review: await requiresReview(sql, dataset),
    submitted_at: submission?.submitted_at ?? null,
    submitted_by: submission?.submitted_by ?? null,
    publish_at: submission?.publish_at ?? null,
    scheduled_by: submission?.scheduled_by ?? null,
    not_listed_because: whyNotListed(dataset, owner?.name, await currentNames(sql, publishers)),
  };
}

function refusePublic(dataset: DatasetDocument): void {
  refuseDeleted(dataset);
  if (isPublic(dataset)) throw invalidInput({ id: ['It is public already'] });
}

function readFuture(text: string, now: Date): string {
  const time = new Date(text);
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/i.test(text);
  if (!hasZone || Number.isNaN(time.getTime())) {
    throw invalidInput({ at: ['Must be a date and time with a zone, such as 2026-12-01T09:00:00+05:30'] });
  }
  if (time <= now) throw invalidInput({ at: ['Must lie in the future'] });
  return catalogueTime(time);
}
