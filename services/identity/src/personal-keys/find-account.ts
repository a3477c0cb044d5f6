import { accessDenied, type Caller, identityOf, isAdministrator, notFound } from '@gazetteer/kernel';
import { findByRecoveryAddress, findByVerifiableAddress } from '../model/identities/address.store.ts';
import { findIdentity } from '../model/identities/identity.store.ts';
import { isIdentityId } from '../model/identities/identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';

/**
 * The id of the account that a caller means. People are called by their id, as `user_show` says it, and mean only
 * themselves; administrators may mean anybody, also by an address.
 * @param named undefined for the caller
 * @throws access_denied for who may not ask about this account, whether or not it exists; not_found for administrators
 */
export async function findAccount(
  { sql }: Pick<IdentityContext, 'sql'>,
  caller: Caller,
  named: string | undefined,
): Promise<string> {
  const own = identityOf(caller);
  if (own !== undefined && (named === undefined || named === own)) return own;
  if (!isAdministrator(caller))
    throw accessDenied('Access denied: these are the API keys of another account');
  if (named === undefined) throw notFound('Not found: this key belongs to nobody; name an account');
  const identity = isIdentityId(named)
    ? await findIdentity(sql, PORTAL_PROJECT, named)
    : ((await findByRecoveryAddress(sql, PORTAL_PROJECT, named))?.identity ??
      (await findByVerifiableAddress(sql, PORTAL_PROJECT, named))?.identity);
  if (!identity) throw notFound('Not found: User not found');
  return identity.id;
}
