import { recordAudit } from '../../model/audit/record-audit.ts';
import { markAddressVerified } from '../../model/identities/address.store.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/**
 * Notes that somebody has proved that they read what is sent to an address of theirs. An address the account no longer
 * has is left alone.
 * @returns the identity as it is now
 */
export async function noteProvedAddress(
  context: IdentityContext,
  identity: Identity,
  value: string,
  ip: string,
): Promise<Identity> {
  const address = identity.verifiable_addresses.find((known) => known.value === value);
  if (!address || address.verified) return identity;
  await context.sql.transaction(async () => {
    const now = context.clock().toISOString();
    await markAddressVerified(context.sql, identity.project_id, address.id, now);
    await recordAudit(context, {
      project_id: identity.project_id,
      event: 'address_verified',
      identity_id: identity.id,
      ip,
      details: { method: address.via },
    });
  });
  return (await findIdentity(context.sql, identity.project_id, identity.id)) ?? identity;
}
