import type { OauthContext } from '../model/oauth-context.ts';
import { type ClientDocument, hasSecret, type StoredClient } from './client.ts';
import { invalidMetadata } from './client-errors.ts';
import { digestMadeSecret, hashChosenSecret, makeSecret } from './client-secret.ts';

type ChosenSecret = Pick<StoredClient, 'secretHash' | 'previousSecret'> & {
  /** The secret itself, where it is new and so shown this once. */
  secret: string | undefined;
};

/**
 * What is kept of the secret of a client: of the one that was chosen for it, of the one it had, or of one made now. Clients that
 * need no secret have none. A chosen secret ends those before it at once.
 * @param before the client as it was
 * @throws OauthError 400 for the secret of a client that needs none; unavailable (503)
 */
export async function chooseSecret(
  context: OauthContext,
  document: ClientDocument,
  chosen: string | undefined,
  before?: Pick<StoredClient, 'secretHash' | 'previousSecret'>,
): Promise<ChosenSecret> {
  if (!hasSecret(document)) {
    if (chosen === undefined) return { secretHash: null, previousSecret: null, secret: undefined };
    const rule = `a client whose token_endpoint_auth_method is ${document.token_endpoint_auth_method} has none`;
    throw invalidMetadata('client_secret', rule);
  }
  if (chosen !== undefined) {
    return { secretHash: await hashChosenSecret(chosen), previousSecret: null, secret: chosen };
  }
  if (before && before.secretHash !== null) {
    return { secretHash: before.secretHash, previousSecret: before.previousSecret, secret: undefined };
  }
  const secret = makeSecret();
  return { secretHash: digestMadeSecret(context, secret), previousSecret: null, secret };
}
