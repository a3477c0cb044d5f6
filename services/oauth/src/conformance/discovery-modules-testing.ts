import { expect } from 'vitest';
import { SIGNING_ALGORITHMS } from '../clients/client.contract.ts';
import type { Check } from './plan-testing.ts';
import type { Provider } from './provider-testing.ts';

const ENDPOINTS = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'jwks_uri',
  'registration_endpoint',
  'revocation_endpoint',
  'end_session_endpoint',
];

const LISTS = [
  'scopes_supported',
  'response_types_supported',
  'response_modes_supported',
  'grant_types_supported',
  'acr_values_supported',
  'subject_types_supported',
  'id_token_signing_alg_values_supported',
  'userinfo_signing_alg_values_supported',
  'request_object_signing_alg_values_supported',
  'token_endpoint_auth_methods_supported',
  'token_endpoint_auth_signing_alg_values_supported',
  'claims_supported',
  'code_challenge_methods_supported',
];

/**
 * `oidcc-discovery-endpoint-verification`: the discovery document has what the standard wants, of the right types, and what it
 * names is there (OpenID Connect Discovery 1.0, sections 3 and 4; RFC 8414, section 2).
 */
export const discoveryDocument =
  (responseTypes: string[], grants: string[]): Check =>
  async ({ provider }) => {
    const { metadata } = provider;
    await checkAddresses(provider);
    expect(LISTS.filter((list) => !isListOfTexts(metadata[list]))).toEqual([]);
    const wanted: Record<string, string[]> = {
      response_types_supported: responseTypes,
      grant_types_supported: grants,
      scopes_supported: ['openid'],
      id_token_signing_alg_values_supported: ['RS256'],
      userinfo_signing_alg_values_supported: ['RS256'],
      request_object_signing_alg_values_supported: ['RS256'],
      claims_supported: ['sub'],
    };
    const lacking = Object.entries(wanted).map(([list, values]) => [
      list,
      values.filter((value) => !metadata[list]?.includes(value)),
    ]);
    expect(lacking.filter(([, values]) => values?.length !== 0)).toEqual([]);
    const subjects = metadata['subject_types_supported'] as unknown as string[];
    expect(subjects.every((type) => ['public', 'pairwise'].includes(type))).toBe(true);
    const algorithms = metadata['userinfo_signing_alg_values_supported'] as unknown as string[];
    expect(algorithms.every((name) => (SIGNING_ALGORITHMS as readonly string[]).includes(name))).toBe(true);
    // Tokens are not bound to keys (RFC 9449), so nobody may rely on it.
    expect(metadata).not.toHaveProperty('dpop_signing_alg_values_supported');
    await checkKeys(provider);
  };

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

/** All addresses are below the issuer, as the document itself is, and somebody answers at each. */
async function checkAddresses({ metadata, send }: Provider): Promise<void> {
  expect(metadata['issuer']).toBe('https://secure.portal.test/api/.ory');
  const named = Object.keys(metadata).filter((name) => /_(endpoint|uri)$/.test(name));
  expect(named).toEqual(expect.arrayContaining(ENDPOINTS));
  for (const name of named) {
    const address = metadata[name] ?? '';
    const answers = [await send('GET', address), await send('POST', address, new URLSearchParams())];
    const isThere = answers.some(({ status }) => status !== 404);
    const isBelow = address.startsWith('https://secure.portal.test/api/.ory/');
    expect({ name, isBelow, isThere }).toEqual({ name, isBelow: true, isThere: true });
  }
}

/** The keys are public halves, each with a name of its own. */
async function checkKeys({ metadata, send }: Provider): Promise<void> {
  const { status, body } = await send<{ keys: Record<string, unknown>[] }>('GET', metadata['jwks_uri'] ?? '');
  expect(status).toBe(200);
  expect(body.keys.map(({ alg }) => alg)).toContain('RS256');
  for (const key of body.keys) {
    expect(key).toMatchObject({ kty: expect.any(String), kid: expect.any(String), use: 'sig' });
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) expect(key).not.toHaveProperty(secret);
  }
  expect(new Set(body.keys.map(({ kid }) => kid)).size).toBe(body.keys.length);
}
