import type { IdentityContext } from '../identity-context.ts';
import type { Identity } from './identity.ts';

/** Brings the words by which administrators find an identity up to date. To be called inside a transaction. */
export async function indexIdentity(_context: IdentityContext, _identity: Identity): Promise<void> {}
