import { readDuration } from '@gazetteer/ory';
import type { OauthContext } from '../model/oauth-context.ts';
import { changeClient } from './change-client.ts';
import { hasSecret } from './client.ts';
import { invalidMetadata } from './client-errors.ts';
import { digestMadeSecret, makeSecret } from './client-secret.ts';
import type { ChangedClient } from './replace-client.ts';

const DEFAULT_OVERLAP = '24h';
const LONGEST_OVERLAP = 30 * 24 * 3_600_000;

/**
 * Gives a client another secret. The one before works for a while, so that a program can be given the new one without a gap;
 * the one before that ends.
 * @param overlap how long, as a duration
 * @throws OauthError 400 where the client has no secret or the overlap is too long, 404
 */
export async function rotateSecret(
  context: OauthContext,
  projectId: string,
  clientId: string,
  overlap = DEFAULT_OVERLAP,
): Promise<ChangedClient> {
  const length = readDuration(overlap);
  if (length === undefined || length > LONGEST_OVERLAP) {
    throw invalidMetadata('overlap', 'must be a duration of at most 720h');
  }
  const { client, beside } = await changeClient(context, projectId, clientId, async (before) => {
    if (!hasSecret(before.document)) {
      const rule = `a client whose token_endpoint_auth_method is ${before.document.token_endpoint_auth_method} has none`;
      throw invalidMetadata('client_secret', rule);
    }
    const secret = makeSecret();
    const until = new Date(context.clock().getTime() + length).toISOString();
    const { secretHash } = before;
    const change = {
      secretHash: digestMadeSecret(context, secret),
      previousSecret: secretHash !== null && length > 0 ? { hash: secretHash, until } : null,
    };
    return { change, beside: secret };
  });
  return { client, secret: beside };
}
