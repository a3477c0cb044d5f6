import { invalidInput } from '@gazetteer/kernel';
import { accountOfAddress, UNPROVED } from '../people/account-of-address.ts';
import { grantAdministration } from './administration.ts';
import { makeRecoveryLink } from '../../kinds/recovery/make-recovery.ts';
import { hasAdministrators } from '../../model/administrators/administrator.store.ts';
import { createIdentity } from '../../model/identities/create-identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { PORTAL_PROJECT } from '../../model/projects/project.ts';

const INVITATION_MILLISECONDS = 24 * 60 * 60_000;

/** Who becomes an administrator, and who made them one. */
export type Invited = { email: string; name: string; by: string };

/** A link that lets an administrator in once, to choose how they sign in from then on. */
export type Invitation = { link: string; expires_at: string; created: boolean };

/**
 * Makes somebody an administrator of the installation, with an account where they have none, and a link to hand over.
 * @throws FormProblem where the portal's schema wants more of an account than an address and a name, invalid_input for
 * the address of an account that has not proved it
 */
export async function inviteAdministrator(
  context: IdentityContext,
  { email, name, by }: Invited,
): Promise<Invitation> {
  const project = await context.projects.ofId(PORTAL_PROJECT);
  return context.sql.transaction(async () => {
    const known = await accountOfAddress(context, email);
    if (known && !known.isOfOwner) throw invalidInput({ email: [UNPROVED] });
    const identity = known?.identity ?? (await createIdentity(context, project, { traits: { email, name } }));
    await grantAdministration(context, { identityId: identity.id, by });
    const order = { identity, expiresIn: INVITATION_MILLISECONDS, by };
    const { recovery_link, expires_at } = await makeRecoveryLink(context, project, order);
    return { link: recovery_link, expires_at, created: known === undefined };
  });
}

/** Invites somebody where nobody administers the installation yet. @returns undefined where somebody does */
export async function inviteFirstAdministrator(
  context: IdentityContext,
  invited: Invited,
): Promise<Invitation | undefined> {
  if (await hasAdministrators(context.sql, PORTAL_PROJECT)) return undefined;
  return inviteAdministrator(context, invited);
}
