import { listByIds } from '../../model/identities/identity.store.ts';
import { isIdentityId } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { PORTAL_PROJECT } from '../../model/projects/project.ts';

/** The mail addresses that a person of the portal has proved to be theirs, in small letters. */
export async function provedAddresses({ sql }: IdentityContext, id: string): Promise<string[]> {
  const [identity] = isIdentityId(id) ? await listByIds(sql, PORTAL_PROJECT, [id]) : [];
  return (identity?.verifiable_addresses ?? [])
    .filter(({ verified, via }) => verified && via === 'email')
    .map(({ value }) => value.toLowerCase());
}
