import { invalidInput } from '@gazetteer/kernel';
import type { IdentityContext } from '../model/identity-context.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';
import { queueMessage } from './queue-message.ts';
import { isMailAddress } from './recipient.ts';

/** Who is invited to work on which project. */
export type ProjectInvitation = {
  recipient: string;
  project: string;
  role: 'owner' | 'developer' | 'viewer';
  expiresInDays: number;
};

const DAY_MINUTES = 24 * 60;

/**
 * Writes a letter, in the transaction under way, that leads somebody to the invitations of their account at the portal. The letter
 * lets nobody in.
 * @throws invalid_input for what is no mail address
 */
export async function inviteToProject(
  context: IdentityContext,
  { language }: { language: 'en' | 'fr' },
  { recipient, project, role, expiresInDays }: ProjectInvitation,
): Promise<void> {
  if (!isMailAddress(recipient)) throw invalidInput({ invitee_email: ['Must be an e-mail address'] });
  const { origin } = await context.projects.ofId(PORTAL_PROJECT);
  await queueMessage(context, {
    project_id: PORTAL_PROJECT,
    via: 'email',
    recipient,
    template_type: 'project_invited',
    language,
    values: {
      organization: project,
      role,
      link: `${origin}/console/invitations`,
      expires_in_minutes: expiresInDays * DAY_MINUTES,
    },
  });
}
