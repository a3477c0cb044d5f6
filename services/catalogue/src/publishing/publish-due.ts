import type { Catalogue } from '../catalogue.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { recordActivity } from '../history/record-activity.ts';
import { requiresReview } from '../lifecycle/keep-lifecycle.ts';
import {
  dueDatasets,
  findSubmission,
  type LifecycleTables,
  putSubmission,
  type Submission,
} from '../lifecycle/lifecycle.store.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { showToAll } from './publish-dataset.ts';

const AT_A_TIME = 20;

/**
 * Publishes what is due, each dataset in a transaction of its own: any number of processes may do so at once, and one that
 * is killed leaves the dataset to the next. What was changed after somebody has looked at it is not published.
 * @returns how many were published
 */
export async function publishDue(catalogue: Catalogue): Promise<number> {
  const sql = catalogue.sql.as<LifecycleTables>();
  const now = catalogueTime(catalogue.clock());
  let published = 0;
  for (const id of await dueDatasets(sql, now, AT_A_TIME)) {
    await sql.transaction(async () => {
      const dataset = await lockDataset(catalogue.sql, id);
      const submission = dataset && (await findSubmission(sql, id));
      // Another process was faster, or somebody has taken the time back.
      if (!dataset || !submission?.publish_at || submission.publish_at > now) return;
      if (await isOverdue(catalogue, dataset, submission)) return;
      await showToAll(catalogue, dataset, submission.scheduled_by);
      published += 1;
    });
  }
  return published;
}

/** Takes the time from a dataset of which nobody has seen what would be published. */
async function isOverdue(
  { sql, clock }: Catalogue,
  dataset: DatasetDocument,
  submission: Submission,
): Promise<boolean> {
  if (submission.revision === dataset.metadata_modified || !(await requiresReview(sql, dataset)))
    return false;
  const nothing = { publish_at: null, scheduled_by: null, revision: null };
  await putSubmission(sql.as<LifecycleTables>(), { ...submission, ...nothing });
  const note = 'It was changed after it was scheduled';
  const at = catalogueTime(clock());
  await recordActivity(sql, {
    document: dataset,
    previous: dataset,
    by: null,
    kind: 'unscheduled',
    note,
    at,
  });
  return true;
}
