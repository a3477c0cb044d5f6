import { randomUUID } from 'node:crypto';
import type { IdentityContext } from '../identity-context.ts';
import { insertMessage } from './courier.store.ts';
import { sealBody } from './message-body.ts';
import type { NewMessage } from './message.ts';
import { requireRecipient } from './recipient.ts';
import { renderMessage } from './templates/render-message.ts';

/**
 * Writes a message into the queue, inside the caller's transaction: it is sent if and when that commits.
 * @throws IdentityError 400 where the recipient is no address a message can be sent to
 */
export async function queueMessage(context: IdentityContext, message: NewMessage): Promise<void> {
  requireRecipient(message.via, message.recipient);
  const project = await context.projects.ofId(message.project_id);
  const site = project.settings.courier.smtp.from_name || new URL(project.origin).hostname;
  const { subject, ...body } = renderMessage(message, { site, origin: project.origin });
  const now = context.clock().toISOString();
  await insertMessage(context.sql, {
    id: randomUUID(),
    project_id: message.project_id,
    status: 'queued',
    type: message.via,
    recipient: message.recipient,
    subject,
    body: sealBody(context.secrets, body),
    template_type: message.template_type,
    send_count: 0,
    dispatches: '[]',
    send_after: now,
    created_at: now,
    updated_at: now,
  });
}
