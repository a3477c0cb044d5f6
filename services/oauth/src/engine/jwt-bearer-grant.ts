import { errors, type KoaContextWithOIDC, type Provider } from './engine-library.ts';
import { OauthError } from '../http/oauth-error.ts';
import { verifyAssertion } from '../issuers/verify-assertion.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { partsOf, SCOPE_RESOURCE } from './scope-resource.ts';

const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Access tokens in exchange for what a trusted issuer has signed (RFC 7523, section 2.1). */
export function registerJwtBearerGrant(
  context: OauthContext,
  project: OauthProject,
  provider: Provider,
  resourceOf: (ctx: KoaContextWithOIDC) => ConstructorParameters<Provider['ResourceServer']>[1],
): void {
  const handle = async (ctx: KoaContextWithOIDC) => {
    const { client, params } = ctx.oidc;
    const assertion = params?.['assertion'];
    if (!client || typeof assertion !== 'string' || assertion === '') {
      throw new errors.InvalidRequest("missing required parameter 'assertion'");
    }
    const resource = resourceOf(ctx);
    const verified = await verifying(context, project, assertion, partsOf(params?.['scope']));
    const token = new provider.AccessToken({
      accountId: verified.subject,
      client,
      gty: 'jwt_bearer',
    } as never);
    token.resourceServer = new provider.ResourceServer(SCOPE_RESOURCE, resource);
    token.scope = verified.scope.join(' ');
    ctx.oidc.entity('AccessToken', token);
    const access_token = await token.save();
    const { expiration: expires_in, tokenType: token_type, scope } = token;
    ctx.body = { access_token, expires_in, token_type, ...(scope ? { scope } : {}) };
  };
  provider.registerGrantType(GRANT_TYPE, handle, ['assertion', 'scope', 'audience']);
}

/** @throws what is wrong with the assertion, in the engine's words */
async function verifying(
  context: OauthContext,
  project: OauthProject,
  assertion: string,
  requestedScope: readonly string[],
) {
  try {
    return await verifyAssertion(context, project, assertion, { requestedScope });
  } catch (error) {
    if (error instanceof OauthError) throw new errors.CustomOIDCProviderError(error.code, error.message);
    throw error;
  }
}
