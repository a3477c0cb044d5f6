import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { forbidden } from '../model/content-error.ts';
import { requireAdministrator } from '../model/require-rights.ts';
import { markTakenDown, unmarkTakenDown } from './visualisation.store.ts';

/**
 * Takes a chart of anybody's that others may see from everybody, its owner included, who cannot restore it. Private
 * charts are nobody else's business.
 * @throws INVALID_CREDENTIALS, FORBIDDEN for who is no administrator, and where there is no such chart
 */
export async function takeDownVisualisation(
  context: ContentContext,
  caller: Caller,
  { id, reason }: { id: string; reason: string | undefined },
): Promise<void> {
  requireAdministrator(caller);
  const change = { now: context.clock().toISOString(), reason: reason?.trim() || null };
  if (!(await markTakenDown(context.sql, id, change))) throw forbidden();
}

/**
 * Gives back a chart that was taken down.
 * @throws INVALID_CREDENTIALS, FORBIDDEN for who is no administrator, and where there is no such chart
 */
export async function putBackVisualisation(
  context: ContentContext,
  caller: Caller,
  id: string,
): Promise<void> {
  requireAdministrator(caller);
  if (!(await unmarkTakenDown(context.sql, id))) throw forbidden();
}
