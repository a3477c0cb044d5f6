import { createPublicKey } from 'node:crypto';
import type { ClientDocument } from '../client.ts';
import { invalidMetadata } from '../client-errors.ts';

// RFC 7518, section 6: what only the owner of a key may have.
const PRIVATE_PARTS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k', 'priv'];
const READABLE = new Set(['RSA', 'EC', 'OKP']);

/**
 * The public keys of a client: here or at an address, and there where something is signed by them.
 * @throws invalid_client_metadata
 */
export function checkKeys(document: ClientDocument): void {
  const { jwks, jwks_uri, token_endpoint_auth_method, request_object_signing_alg = 'none' } = document;
  if (jwks && jwks_uri) throw invalidMetadata('jwks', 'must not be there together with jwks_uri');
  if (!jwks && !jwks_uri) {
    const needed = 'needs the public keys of the client, as jwks or at jwks_uri';
    if (token_endpoint_auth_method === 'private_key_jwt') {
      throw invalidMetadata('token_endpoint_auth_method', `private_key_jwt ${needed}`);
    }
    if (request_object_signing_alg !== 'none') throw invalidMetadata('request_object_signing_alg', needed);
  }
  for (const [index, key] of (jwks?.keys ?? []).entries()) {
    const fault = faultOf(key as Record<string, unknown>);
    if (fault) throw invalidMetadata(`jwks.keys.${index}`, fault);
  }
}

/** What is wrong with a key; undefined for public keys, and for kinds of keys that we do not know (RFC 7517, section 5). */
function faultOf(key: Record<string, unknown>): string | undefined {
  const secret = PRIVATE_PARTS.find((part) => key[part] !== undefined);
  if (secret) return `must be a public key, without ${JSON.stringify(secret)}`;
  for (const part of ['kty', 'kid', 'alg', 'use']) {
    if (part !== 'kty' && key[part] === undefined) continue;
    if (typeof key[part] !== 'string' || key[part] === '') return `${part} must be a text`;
  }
  const { x5c } = key;
  const isChain = Array.isArray(x5c) && x5c.every((one) => typeof one === 'string' && one !== '');
  if (x5c !== undefined && !isChain) return 'x5c must be a list of texts';
  if (!READABLE.has(String(key['kty']))) return undefined;
  try {
    createPublicKey({ key, format: 'jwk' });
    return undefined;
  } catch {
    return 'must be a public key as RFC 7517 and RFC 7518 write it';
  }
}
