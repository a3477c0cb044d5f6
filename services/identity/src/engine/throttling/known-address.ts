import { networkOf } from '@gazetteer/kernel';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Device } from '../../model/sessions/session.ts';
import { listTrustedDevices } from './throttle.store.ts';

/** True for an address that the account has lately been signed in to. */
export async function isKnownAddress(
  { sql }: Pick<IdentityContext, 'sql'>,
  projectId: string,
  identityId: string,
  address: string,
): Promise<boolean> {
  const network = networkOf(address);
  const lists = await listTrustedDevices(sql, projectId, identityId);
  return lists.some((list) =>
    (JSON.parse(list) as Device[]).some(({ ip_address }) => networkOf(ip_address) === network),
  );
}
