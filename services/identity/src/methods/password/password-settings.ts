import type { SettingsMethod, Submission } from '../../engine/flow-method.ts';
import { FormProblem, formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { methodSubmit } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { newPasswordNode } from './password-nodes.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { requireSchema } from '../../model/schemas/find-schema.ts';
import { readTraitRoles } from '../../model/schemas/trait-roles.ts';
import type { CurrentSession } from '../../model/sessions/session.ts';
import { requireSession } from '../../sessions/current-session.ts';
import { revokeOtherSessions } from '../../sessions/revoke-sessions.ts';

/**
 * Changing one's password, or setting a first one. Whoever has the old password loses it everywhere: other sessions
 * end, unless the form says `keep_sessions=true`.
 */
export const passwordSettings: SettingsMethod = {
  name: 'password',
  isEnabled: ({ settings }) => settings.selfservice.methods.password.enabled,
  isPrivileged: () => true,

  nodes: async () => [newPasswordNode(), methodSubmit('password', 'password', uiText(messageIds.save))],

  submit: async (context, submission) => {
    const { project, visit } = submission;
    const current = submission.current ?? (await requireSession(context, project, visit));
    const hashed_password = await hashPassword(await acceptedPassword(context, submission, current));
    const { identity } = current;
    await context.sql.transaction(async () => {
      const config = { hashed_password };
      await saveCredential(context, identity, { type: 'password', identifiers: [], config });
      const count = keepsSessions(submission)
        ? 0
        : await revokeOtherSessions(context, project.id, identity.id, current.session.id);
      await recordAudit(context, {
        project_id: project.id,
        event: 'password_changed',
        identity_id: identity.id,
        session_id: current.session.id,
        ip: visit.ip,
        details: { count },
      });
    });
    return { kind: 'saved', identity };
  },
};

async function acceptedPassword(
  context: IdentityContext,
  { project, body }: Submission,
  { identity }: CurrentSession,
): Promise<string> {
  const { password } = body;
  if (typeof password !== 'string' || password === '') {
    throw formProblem(uiText(messageIds.propertyMissing, { property: 'password' }), 'password');
  }
  const schema = requireSchema(project, identity.schema_id);
  const identifiers = readTraitRoles(schema, identity.traits).identifiers.password;
  if (identifiers.length === 0) throw formProblem(uiText(messageIds.identifierMissing));
  const problems = await checkPassword(context, project, { password, identifiers });
  if (problems.length > 0) throw new FormProblem(problems);
  return password;
}

function keepsSessions({ body }: Submission): boolean {
  const { keep_sessions } = body;
  return keep_sessions === true || keep_sessions === 'true' || keep_sessions === 'on';
}
