import { OryError } from '@gazetteer/ory';
import { findMessage, requeueMessage } from './courier.store.ts';
import { openBody } from './message-body.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { CourierMessageRow } from '../model/tables.ts';

/** How long what a message says is kept after it was given up. */
export const ABANDONED_BODY_KEPT_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Until when a message can be sent again (ISO 8601): a day long where it was given up, never where it has left.
 * @returns undefined where it cannot
 */
export function resendableUntil(
  { secrets, clock }: Pick<IdentityContext, 'secrets' | 'clock'>,
  { status, body, send_after }: CourierMessageRow,
): string | undefined {
  if (status !== 'abandoned' || body === '') return undefined;
  const until = new Date(Date.parse(send_after) + ABANDONED_BODY_KEPT_MILLISECONDS);
  if (until <= clock()) return undefined;
  try {
    return openBody(secrets, body).text === '' ? undefined : until.toISOString();
  } catch {
    // Its key was retired since.
    return undefined;
  }
}

/**
 * Sends a message again that was given up, with as many attempts as a new one.
 * @returns the message as it waits now
 * @throws OryError 404 for one that does not exist here, 409 for one that cannot be sent again
 */
export async function resendMessage(
  context: IdentityContext,
  projectId: string,
  id: string,
): Promise<CourierMessageRow> {
  const row = await findMessage(context.sql, projectId, id);
  if (!row) throw new OryError(404, 'There is no message with this id.');
  const isQueued =
    resendableUntil(context, row) !== undefined &&
    (await requeueMessage(context.sql, id, context.clock().toISOString()));
  if (!isQueued) {
    const rule = 'Only a message that was given up within the last day can be sent again.';
    throw new OryError(409, `${rule} This one is ${row.status}.`);
  }
  return (await findMessage(context.sql, projectId, id)) ?? row;
}
