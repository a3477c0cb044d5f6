import { queueMessage } from '../../courier/queue-message.ts';
import type { TemplateType } from '../../courier/message.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import type { Prepared } from './prepare-message.ts';
import { assignSecrets } from './sent-secret.store.ts';

/** Sends what was prepared to the owner of the address; from now on it is good for their account. */
export async function deliverMessage(
  context: IdentityContext,
  project: Project,
  { purpose, by, address, language, values, flowIds }: Prepared,
  owner: { identityId?: string; via: 'email' | 'phone' },
): Promise<void> {
  const { identityId, via } = owner;
  await context.sql.transaction(async () => {
    if (identityId) await assignSecrets(context.sql, project.id, flowIds, identityId);
    await queueMessage(context, {
      project_id: project.id,
      via,
      recipient: address,
      template_type: templates[`${purpose}_${by}`],
      values,
      language,
    });
  });
}

/** Tells somebody who has no account that their address was tried. */
export async function deliverNotice(
  context: IdentityContext,
  project: Project,
  { purpose, by, address, language }: Prepared,
): Promise<void> {
  const kind = purpose === 'recovery' ? 'recovery' : 'verification';
  await queueMessage(context, {
    project_id: project.id,
    via: 'email',
    recipient: address,
    template_type: by === 'code' ? `${kind}_code_invalid` : `${kind}_invalid`,
    values: {},
    language,
  });
}

const templates: Record<`${Prepared['purpose']}_${Prepared['by']}`, TemplateType> = {
  recovery_code: 'recovery_code_valid',
  recovery_link: 'recovery_valid',
  verification_code: 'verification_code_valid',
  verification_link: 'verification_valid',
  login_code: 'login_code_valid',
  login_link: 'login_code_valid',
  registration_code: 'registration_code_valid',
  registration_link: 'registration_code_valid',
};
