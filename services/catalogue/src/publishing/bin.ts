import { type Caller, invalidInput, isAdministrator, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { removeForGood } from '../datasets/purge-dataset.ts';
import { saveDataset } from '../datasets/save-dataset.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { requiresReview } from '../lifecycle/keep-lifecycle.ts';
import { deletedBefore, findInBin, type LifecycleTables, listBin } from '../lifecycle/lifecycle.store.ts';
import { creatorId } from '../model/creator-id.ts';
import { isPublic } from '../model/dataset-document.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { findGroup } from '../model/organization.store.ts';
import { translatedTitle } from '../model/titled.ts';
import { shownTo } from '../search/visibility-of-caller.ts';
import { onEditableDataset, type OnDataset } from './publish-dataset.ts';

/** How long a deleted dataset can be restored. */
const DAYS = 30;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const USUAL = 20;
const MOST = 100;
const AT_A_TIME = 20;

/** Until when a dataset that was deleted then can be restored. */
export function restorableUntil(deletedAt: string): string {
  return catalogueTime(new Date(Date.parse(`${deletedAt}Z`) + DAYS * DAY_MILLISECONDS));
}

/**
 * The deleted datasets that the caller edits, last deleted first.
 * @throws not_found for an organisation that is not there
 */
export async function listDeleted(
  { sql, authorizer }: Catalogue,
  caller: Caller,
  {
    organization,
    limit,
    offset,
  }: { organization?: string | null; limit?: number | null; offset?: number | null },
) {
  const owner = organization ? await findGroup(sql, 'organization', organization) : undefined;
  if (organization && !owner) throw notFound('Not found: Organization was not found.');
  const page = { limit: Math.min(limit ?? USUAL, MOST), offset: offset ?? 0, organization: owner?.id };
  const rows = await listBin(sql.as<LifecycleTables>(), await shownTo(authorizer, caller, 'editor'), page);
  return rows.map(({ title_translated, ...row }) => ({
    ...row,
    ...translatedTitle({ title_translated }),
    restorable_until: restorableUntil(row.deleted_at),
  }));
}

/**
 * Takes a dataset out of the bin, as it was. Where its organisation wants a second pair of eyes, one that was public comes
 * back as a draft.
 * @throws not_found, access_denied, invalid_input for what is not in the bin, conflict
 */
export function restoreDataset(
  catalogue: Catalogue,
  caller: Caller,
  input: OnDataset,
): Promise<PackageDictionary> {
  return onEditableDataset(catalogue, caller, input, async (previous) => {
    const entry = await findInBin(catalogue.sql.as<LifecycleTables>(), previous.id);
    if (!entry) throw invalidInput({ id: ['It is not in the bin'] });
    const back = { ...previous, state: entry.former_state };
    const waits =
      isPublic(back) && !isAdministrator(caller) && (await requiresReview(catalogue.sql, previous));
    const state = waits ? 'draft' : entry.former_state;
    const document = { ...back, state, metadata_modified: catalogueTime(catalogue.clock()) };
    const change = { document, previous, problems: {}, by: creatorId(caller), publishes: true };
    return saveDataset(catalogue, change);
  });
}

/**
 * Removes for good what has been in the bin for 30 days, each dataset by itself.
 * @returns how many were removed
 */
export async function emptyBin(catalogue: Catalogue): Promise<number> {
  const sql = catalogue.sql.as<LifecycleTables>();
  const time = catalogueTime(new Date(catalogue.clock().getTime() - DAYS * DAY_MILLISECONDS));
  const ids = await deletedBefore(sql, time, AT_A_TIME);
  let removed = 0;
  for (const id of ids) {
    await sql.transaction(async () => {
      const dataset = await lockDataset(catalogue.sql, id);
      const entry = dataset && (await findInBin(sql, id));
      // Another process was faster, or somebody has taken it out.
      if (!entry || entry.deleted_at >= time) return;
      await removeForGood(catalogue, dataset);
      removed += 1;
    });
  }
  return removed;
}
