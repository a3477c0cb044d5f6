import { backgroundDone } from '../engine/in-background.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { listMessages } from './courier.store.ts';
import { openBody } from './message-body.ts';

/** The messages a project has queued, oldest first, as their recipients would read them. */
export async function readOutbox(context: IdentityContext, projectId: string) {
  await backgroundDone(context);
  const rows = await listMessages(context.sql, projectId, {}, { limit: 1000, offset: 0 });
  return rows.toReversed().map(({ recipient, subject, template_type, body }) => ({
    recipient,
    subject,
    template_type,
    // What has left is not kept.
    ...(body === '' ? { text: '' } : openBody(context.secrets, body)),
  }));
}
