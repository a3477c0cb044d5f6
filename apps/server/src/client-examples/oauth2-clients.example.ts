import { createOryClient } from '@gazetteer/client/ory';
import type { Given } from './set-up.ts';

/** OAuth2 clients, and issuers whose word is taken for tokens. */
export async function oauth2Clients({ baseUrl, adminKey }: Given) {
  const ory = createOryClient({ baseUrl, bearer: adminKey });

  // createOAuth2Client
  const { data: client } = await ory.createOAuth2Client({
    oAuth2Client: {
      client_name: 'Water levels',
      owner: 'water',
      redirect_uris: ['https://water.example.org/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      scope: 'openid offline_access',
    },
  });
  const id = client.client_id;

  // getOAuth2Client
  const { data: known } = await ory.getOAuth2Client({ id });
  console.log(known.client_name);

  // listOAuth2Clients
  const { data: clients, headers } = await ory.listOAuth2Clients({ owner: 'water', pageSize: 20 });
  console.log(clients.length, headers.get('x-total-count'));

  // setOAuth2Client
  await ory.setOAuth2Client({
    id,
    oAuth2Client: { ...known, client_name: 'Water levels and flows' },
  });

  // patchOAuth2Client
  await ory.patchOAuth2Client({ id, jsonPatch: [{ op: 'replace', path: '/owner', value: 'rivers' }] });

  // setOAuth2ClientLifespans
  await ory.setOAuth2ClientLifespans({
    id,
    oAuth2ClientTokenLifespans: { client_credentials_grant_access_token_lifespan: '30m' },
  });

  // rotateOAuth2ClientSecret
  const { data: rotated } = await ory.rotateOAuth2ClientSecret({ id, overlap: '1h' });
  console.log(rotated.client_secret);

  // deleteRotatedOAuth2ClientSecrets
  await ory.deleteRotatedOAuth2ClientSecrets({ id });

  // deleteOAuth2Client
  await ory.deleteOAuth2Client({ id });
}

/** Issuers whose signed assertions are taken in exchange for tokens (RFC 7523). */
export async function trustedIssuers({ baseUrl, adminKey }: Given) {
  const ory = createOryClient({ baseUrl, bearer: adminKey });
  const { data: set } = await ory.createJsonWebKeySet({
    set: 'partner',
    createJsonWebKeySet: { alg: 'ES256', use: 'sig' },
  });
  const { d: _private, ...jwk } = set.keys[0] ?? { kty: '', kid: '', use: '', alg: '' };

  // trustOAuth2JwtGrantIssuer
  const { data: issuer } = await ory.trustOAuth2JwtGrantIssuer({
    trustOAuth2JwtGrantIssuer: {
      issuer: 'https://partner.example.org',
      allow_any_subject: true,
      scope: ['catalogue.read'],
      jwk,
      expires_at: '2090-01-31T00:00:00Z',
    },
  });

  // listTrustedOAuth2JwtGrantIssuers
  const { data: issuers } = await ory.listTrustedOAuth2JwtGrantIssuers({ maxItems: 10 });
  console.log(issuers.length);

  // getTrustedOAuth2JwtGrantIssuer
  const { data: found } = await ory.getTrustedOAuth2JwtGrantIssuer({ id: issuer.id });
  console.log(found.public_key.kid);

  // deleteTrustedOAuth2JwtGrantIssuer
  await ory.deleteTrustedOAuth2JwtGrantIssuer({ id: issuer.id });

  // Afterwards
  await ory.deleteJsonWebKeySet({ set: 'partner' });
}

/** A program that gets a token for itself, and who finds out what a token is good for. */
export async function tokens({ baseUrl, adminKey }: Given) {
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const { data: client } = await admin.createOAuth2Client({
    oAuth2Client: {
      client_name: 'Nightly export',
      grant_types: ['client_credentials'],
      scope: 'catalogue.read',
    },
  });
  const basic = { clientId: client.client_id, clientSecret: client.client_secret ?? '' };
  const program = createOryClient({ baseUrl, basic });

  // oauth2TokenExchange
  const { data: answer } = await program.oauth2TokenExchange({
    grantType: 'client_credentials',
    scope: 'catalogue.read',
  });
  const token = answer.access_token;

  // introspectOAuth2Token
  const { data: told } = await admin.introspectOAuth2Token({ token, scope: 'catalogue.read' });
  console.log(told.active, told.exp);

  // revokeOAuth2Token
  await program.revokeOAuth2Token({ token });

  // deleteOAuth2Token: all tokens of a client
  await admin.deleteOAuth2Token({ clientId: client.client_id });

  // Afterwards
  await admin.deleteOAuth2Client({ id: client.client_id });
}
