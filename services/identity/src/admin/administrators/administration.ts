import { conflict, notFound } from '@gazetteer/kernel';
import {
  deleteAdministrator,
  hasAnother,
  insertAdministrator,
  isListed,
  lockList,
} from '../../model/administrators/administrator.store.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { PORTAL_PROJECT } from '../../model/projects/project.ts';

type Grant = {
  identityId: string;
  /** Who grants or takes it: the id of a key or an identity. */
  by: string;
};

/**
 * Makes somebody an administrator of the installation. Only people of the portal's own project can be: whoever runs
 * another project decides who its people are.
 * @throws not_found
 */
export async function grantAdministration(
  context: IdentityContext,
  { identityId, by }: Grant,
): Promise<void> {
  await context.sql.transaction(async () => {
    const identity = await findIdentity(context.sql, PORTAL_PROJECT, identityId);
    if (!identity) throw notFound('This account does not exist');
    const row = {
      project_id: PORTAL_PROJECT,
      identity_id: identity.id,
      created_at: context.clock().toISOString(),
    };
    if (await insertAdministrator(context.sql, row))
      await record(context, 'administration_granted', identityId, by);
  });
}

/**
 * Takes the administration of the installation from somebody, from their next request on.
 * @throws conflict for the last administrator whose account is active: without one nobody could give it back here
 */
export async function revokeAdministration(
  context: IdentityContext,
  { identityId, by }: Grant,
): Promise<void> {
  await context.sql.transaction(async () => {
    await lockList(context.sql, PORTAL_PROJECT);
    const isLast = !(await hasAnother(context.sql, PORTAL_PROJECT, identityId));
    if (isLast && (await isListed(context.sql, PORTAL_PROJECT, identityId))) {
      throw conflict('This is the last administrator: make somebody else an administrator first.');
    }
    const removed = await deleteAdministrator(context.sql, PORTAL_PROJECT, identityId);
    if (removed) await record(context, 'administration_revoked', identityId, by);
  });
}

/** True for administrators of the installation. */
export async function isAdministratorIdentity(
  context: IdentityContext,
  identityId: string,
): Promise<boolean> {
  return isListed(context.sql, PORTAL_PROJECT, identityId);
}

async function record(
  context: IdentityContext,
  event: 'administration_granted' | 'administration_revoked',
  identity_id: string,
  by: string,
): Promise<void> {
  await recordAudit(context, { project_id: PORTAL_PROJECT, event, identity_id, details: { by } });
}
