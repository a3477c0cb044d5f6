import {
  compactVerify,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
} from 'jose';

/** Whether the keys of a project have signed a token. */
export type SignatureCheck = 'valid' | 'wrong' | 'unknownKey' | 'unsupported';

/** What a JWT says, whoever has signed it. */
export interface ReadJwt {
  /** Both as JSON. */
  head: string;
  claims: string;
  signature: SignatureCheck;
  /** In seconds since 1970. */
  expiresAt: number | undefined;
}

/**
 * Reads a JWT and checks its signature; its times are not checked.
 * @returns undefined for what is no JWT, such as an opaque token
 */
export async function readJwt(token: string, keys: JSONWebKeySet): Promise<ReadJwt | undefined> {
  try {
    const head = decodeProtectedHeader(token);
    const claims = decodeJwt(token);
    return {
      head: JSON.stringify(head, null, 2),
      claims: JSON.stringify(claims, null, 2),
      signature: await checkSignature(token, keys),
      expiresAt: claims.exp,
    };
  } catch {
    return undefined;
  }
}

async function checkSignature(token: string, keys: JSONWebKeySet): Promise<SignatureCheck> {
  try {
    await compactVerify(token, createLocalJWKSet(keys));
    return 'valid';
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'wrong';
    if (error instanceof errors.JWKSNoMatchingKey) return 'unknownKey';
    return 'unsupported';
  }
}
