import { timeBefore } from '../model/time-before.ts';
import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { forbidden } from '../model/content-error.ts';
import { requirePerson } from '../model/require-rights.ts';
import type { Visualisation } from '../model/visualisation.ts';
import { findById } from './find-visualisation.ts';
import { markDeleted, removeDeleted, unmarkDeleted } from './deletion.store.ts';

/** How long who deleted a chart may think better of it. */
const RESTORABLE_MINUTES = 30;

/** Deletes a chart of the caller's own, also one that was hidden; for 30 minutes it can be restored. @throws INVALID_CREDENTIALS, FORBIDDEN */
export async function deleteVisualisation(
  context: ContentContext,
  caller: Caller,
  id: string,
): Promise<void> {
  const owner = requirePerson(caller);
  if (!(await markDeleted(context.sql, id, owner, context.clock().toISOString()))) throw forbidden();
}

/**
 * Restores a chart that the caller deleted less than 30 minutes ago, under the link it had; one that was hidden is hidden again.
 * @throws INVALID_CREDENTIALS, FORBIDDEN for all others
 */
export async function restoreVisualisation(
  context: ContentContext,
  caller: Caller,
  id: string,
): Promise<Visualisation> {
  const owner = requirePerson(caller);
  if (!(await unmarkDeleted(context.sql, id, owner, lastRestorable(context)))) throw forbidden();
  return findById(context, caller, id);
}

/** Removes for good what nobody may restore any more. @returns how many charts */
export function removeDeletedVisualisations(context: Pick<ContentContext, 'sql' | 'clock'>): Promise<number> {
  return removeDeleted(context.sql, lastRestorable(context));
}

/** What was deleted before can be restored no more. */
function lastRestorable({ clock }: Pick<ContentContext, 'clock'>): string {
  return timeBefore({ clock }, RESTORABLE_MINUTES * 60_000);
}
