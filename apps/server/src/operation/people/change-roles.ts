import {
  grantAdministration,
  isIdentityId,
  PORTAL_PROJECT,
  recordAudit,
  revokeAdministration,
} from '@gazetteer/identity';
import { actorOf, type Caller, invalidInput, notFound } from '@gazetteer/kernel';
import { setSiteEditor } from '../../rights/site-editors.ts';
import { type OperationContext, requireOperator } from '../operation-context.ts';

/** What somebody is to be; a role that is not named stays as it is. */
export type RoleChange = { administrator?: boolean | undefined; editor?: boolean | undefined };

/** Who is invited, and to which role. */
export type PortalInvitation = { email: string; role: 'administrator' | 'editor' };

/**
 * Gives somebody roles in the installation, or takes them.
 * @throws access_denied; not_found for no account and no program of this id; conflict for the last administrator;
 * invalid_input for a program as administrator
 */
export async function changePortalRoles(
  context: OperationContext,
  caller: Caller,
  id: string,
  { administrator, editor }: RoleChange,
): Promise<void> {
  await requireOperator(context, caller);
  const by = actorOf(caller);
  await context.identity.sql.transaction(async () => {
    const [person] = await context.people.describe([id]);
    if (!person) throw notFound('Nobody has this id');
    if (administrator !== undefined && !isIdentityId(id)) {
      throw invalidInput({ administrator: ['Only a person can administer the installation'] });
    }
    if (administrator === true) await grantAdministration(context.identity, { identityId: id, by });
    if (administrator === false) await revokeAdministration(context.identity, { identityId: id, by });
    if (editor !== undefined) await changeEditor(context, { id, editor, by });
  });
}

/**
 * Gives a role to whoever an address belongs to, with an account where they have none, and sends a letter.
 * @throws access_denied; invalid_input for what is no address, or belongs to an account that has not proved it
 */
export async function invitePortalPerson(
  context: OperationContext,
  caller: Caller,
  { email, role }: PortalInvitation,
) {
  await requireOperator(context, caller);
  const by = actorOf(caller);
  return context.identity.sql.transaction(async () => {
    const person = await context.people.invite({ email, role, by });
    if (role === 'administrator') {
      await grantAdministration(context.identity, { identityId: person.id, by });
    } else await changeEditor(context, { id: person.id, editor: true, by });
    return { id: person.id, email: person.email, role, has_signed_in: person.hasSignedIn };
  });
}

async function changeEditor(
  { permissions, identity }: OperationContext,
  { id, editor, by }: { id: string; editor: boolean; by: string },
): Promise<void> {
  if (!(await setSiteEditor(permissions, id, editor))) return;
  await recordAudit(identity, {
    project_id: PORTAL_PROJECT,
    event: editor ? 'site_editor_granted' : 'site_editor_revoked',
    ...(isIdentityId(id) ? { identity_id: id } : {}),
    details: { by },
  });
}
