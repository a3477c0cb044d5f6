import { signingKeys } from '../../keys/signing-keys.ts';
import type { OauthContext, OauthProject } from '../../model/oauth-context.ts';
import type { ClientDocument } from '../client.ts';
import { invalidMetadata } from '../client-errors.ts';

const FIELDS = ['id_token_signed_response_alg', 'userinfo_signed_response_alg'] as const;
/** The algorithm for which every project has a key. */
const ALWAYS_THERE = 'RS256';

type Signed = Pick<ClientDocument, (typeof FIELDS)[number]>;

/**
 * Checks that the project has keys to sign what a client gets as the client wants it. What has been checked before is not
 * checked again.
 * @throws invalid_client_metadata
 */
export async function checkSigners(
  context: OauthContext,
  project: OauthProject,
  client: Signed,
  before?: Signed,
): Promise<void> {
  for (const field of FIELDS) {
    const wanted = client[field];
    if (wanted === 'none' || wanted === ALWAYS_THERE || wanted === before?.[field]) continue;
    const { keys } = await signingKeys(context, project);
    if (keys.some(({ alg }) => alg === wanted)) continue;
    throw invalidMetadata(field, `this project has no key that signs by ${wanted}`);
  }
}
