import type { Secrets } from '@gazetteer/kernel';
import type { CourierMessage } from '../../courier/courier.contract.ts';
import { openBody } from '../../courier/message-body.ts';
import { resendableUntil } from '../../courier/resend-message.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { CourierMessageRow } from '../../model/tables.ts';

const HIDDEN = '<hidden>';

/**
 * A message as administrators see it. What it says lets people into accounts, so it is hidden; only what was written
 * to the server's log anyway, where no mail server is set, is shown.
 */
export function renderCourierMessage(
  context: Pick<IdentityContext, 'secrets' | 'clock'>,
  row: CourierMessageRow,
): CourierMessage {
  const until = resendableUntil(context, row);
  return {
    id: row.id,
    status: row.status as CourierMessage['status'],
    type: row.type as CourierMessage['type'],
    recipient: row.recipient,
    subject: row.subject,
    body: (row.status === 'sent' && readBody(context.secrets, row.body)) || HIDDEN,
    template_type: row.template_type,
    send_count: row.send_count,
    dispatches: JSON.parse(row.dispatches) as CourierMessage['dispatches'],
    ...(until === undefined ? {} : { resend_until: until }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function readBody(secrets: Secrets, sealed: string): string {
  try {
    return openBody(secrets, sealed).text;
  } catch {
    // Its key was retired since, or it was sent and is not kept. The rest of the list is still worth showing.
    return '';
  }
}
