import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { callEngine } from '../engine/call-engine.ts';
import type { Engines } from '../engine/engines.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';

const Metadata = Type.Object(
  { issuer: Type.String() },
  { title: 'OidcConfiguration', additionalProperties: true },
);

/** What every ID token says. */
const CLAIMS_OF_TOKENS = 'sub iss aud exp iat auth_time acr amr sid nonce at_hash'.split(' ');

/** What a project's own pages put into ID tokens and userinfo, by the scope that it needs. */
const CLAIMS_OF_SCOPES = {
  profile: ['name', 'updated_at'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
};

/** What the engine says of itself, as far as it matters here. */
type EngineMetadata = { issuer: string; id_token_signing_alg_values_supported: string[] };

/** What this provider can do, for clients that configure themselves (OpenID Connect Discovery 1.0; RFC 8414). */
export function registerDiscoveryRoutes(server: HttpServer, _context: OauthContext, engines: Engines): void {
  const addresses = [
    { url: '/.well-known/openid-configuration', operationId: 'discoverOidcConfiguration' },
    { url: '/.well-known/oauth-authorization-server', operationId: 'discoverOAuth2AuthorizationServer' },
  ];
  for (const { url, operationId } of addresses) {
    server.get(
      url,
      {
        schema: {
          tags: ['openid connect'],
          operationId,
          summary: 'What this provider can do',
          response: { 200: Metadata },
        },
      },
      async ({ oauthProject, headers }, reply) => {
        const path = '/.well-known/openid-configuration';
        const { body } = await callEngine(engines, oauthProject, { method: 'GET', path, headers });
        reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=60');
        const metadata = JSON.parse(body) as EngineMetadata;
        return { ...metadata, ...beyondTheEngine(oauthProject, metadata) };
      },
    );
  }
}

/** What this service does around the engine. */
function beyondTheEngine(
  { issuer, settings }: OauthProject,
  { id_token_signing_alg_values_supported }: EngineMetadata,
): Record<string, unknown> {
  const canRegister = settings.oidc.dynamic_client_registration.enabled;
  return {
    ...(canRegister ? { registration_endpoint: `${issuer}/oauth2/register` } : {}),
    userinfo_endpoint: `${issuer}/userinfo`,
    // The same keys sign both.
    userinfo_signing_alg_values_supported: id_token_signing_alg_values_supported,
    // Ory's own members, which its typed clients insist on.
    id_token_signed_response_alg: id_token_signing_alg_values_supported,
    userinfo_signed_response_alg: id_token_signing_alg_values_supported,
    end_session_endpoint: `${issuer}/oauth2/sessions/logout`,
    frontchannel_logout_supported: true,
    frontchannel_logout_session_supported: true,
    scopes_supported: ['offline_access', 'offline', 'openid', ...Object.keys(CLAIMS_OF_SCOPES)],
    claims_supported: [...CLAIMS_OF_TOKENS, ...Object.values(CLAIMS_OF_SCOPES).flat()],
    subject_types_supported: settings.oidc.subject_identifiers.supported_types,
    request_uri_parameter_supported: false,
    claims_parameter_supported: false,
  };
}
