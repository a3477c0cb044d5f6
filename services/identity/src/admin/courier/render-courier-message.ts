import type { Secrets } from '@gazetteer/kernel';
import type { CourierMessage } from '../../courier/courier.contract.ts';
import { openBody } from '../../courier/message-body.ts';
import type { CourierMessageRow } from '../../model/tables.ts';

const HIDDEN = '<hidden>';

/**
 * A message as administrators see it. What it says lets people into accounts, so it is hidden; only what was written
 * to the server's log anyway, where no mail server is set, is shown.
 */
export function renderCourierMessage(secrets: Secrets, row: CourierMessageRow): CourierMessage {
  return {
    id: row.id,
    status: row.status as CourierMessage['status'],
    type: row.type as CourierMessage['type'],
    recipient: row.recipient,
    subject: row.subject,
    body: (row.status === 'sent' && readBody(secrets, row.body)) || HIDDEN,
    template_type: row.template_type,
    send_count: row.send_count,
    dispatches: JSON.parse(row.dispatches) as CourierMessage['dispatches'],
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function readBody(secrets: Secrets, sealed: string): string {
  try {
    return openBody(secrets, sealed).text;
  } catch {
    // Its key was retired since. The rest of the list is still worth showing.
    return '';
  }
}
