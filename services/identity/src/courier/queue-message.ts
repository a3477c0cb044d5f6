import { randomUUID } from 'node:crypto';
import type { IdentityContext } from '../model/identity-context.ts';
import { insertMessage } from './courier.store.ts';
import { type MessageBody, sealBody } from './message-body.ts';
import type { NewMessage } from './message.ts';
import { PORTAL_PROJECT, type Project } from '../model/projects/project.ts';
import { isMailAddress, requireRecipient } from './recipient.ts';
import type { MessageSource } from './templates/message-parts.ts';
import { renderMessage } from './templates/render-message.ts';

/**
 * Writes a message into the queue, inside the caller's transaction: it is sent if and when that commits.
 * @throws OryError 400 where the recipient is no address a message can be sent to
 */
export async function queueMessage(context: IdentityContext, message: NewMessage): Promise<void> {
  const source = sourceOf(await context.projects.ofId(message.project_id));
  await queueRendered(context, message, renderMessage(message, source));
}

/** Who the messages of a project come from. */
function sourceOf({ settings, origin }: Project): MessageSource {
  return { site: settings.courier.smtp.from_name || new URL(origin).hostname, origin };
}

/** Where a message goes that is written already. */
export type Envelope = Pick<NewMessage, 'project_id' | 'via' | 'recipient'> & { template_type: string };

/** As {@link queueMessage}, for a message that is written already. @returns its id */
async function queueRendered(
  context: Pick<IdentityContext, 'sql' | 'clock' | 'secrets'>,
  envelope: Envelope,
  { subject, ...body }: MessageBody & { subject: string },
): Promise<string> {
  requireRecipient(envelope.via, envelope.recipient);
  const now = context.clock().toISOString();
  const id = randomUUID();
  await insertMessage(context.sql, {
    id,
    project_id: envelope.project_id,
    status: 'queued',
    type: envelope.via,
    recipient: envelope.recipient,
    subject,
    body: sealBody(context.secrets, body),
    template_type: envelope.template_type,
    send_count: 0,
    dispatches: '[]',
    send_after: now,
    created_at: now,
    updated_at: now,
  });
  return id;
}

/**
 * As {@link queueRendered}, for a mail that the portal itself sends.
 * @param write what the mail says, from whom it comes
 * @returns its id; undefined for a recipient that is no mail address: nothing is sent then
 */
export async function queuePortalMail(
  context: IdentityContext,
  { recipient, template_type }: Pick<Envelope, 'recipient' | 'template_type'>,
  write: (source: MessageSource) => MessageBody & { subject: string },
): Promise<string | undefined> {
  if (!isMailAddress(recipient)) return undefined;
  const project = await context.projects.ofId(PORTAL_PROJECT);
  const envelope = { project_id: project.id, via: 'email', recipient, template_type } as const;
  return queueRendered(context, envelope, write(sourceOf(project)));
}
