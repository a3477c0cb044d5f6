/** The kinds of key that an algorithm works with: `RSA`, or the name of a curve (RFC 7518, RFC 8037). */
const ellipticCurves = ['P-256', 'P-384', 'P-521', 'X25519'];

const signatures: Record<string, readonly string[]> = {
  RS256: ['RSA'],
  RS384: ['RSA'],
  RS512: ['RSA'],
  PS256: ['RSA'],
  PS384: ['RSA'],
  PS512: ['RSA'],
  ES256: ['P-256'],
  ES384: ['P-384'],
  ES512: ['P-521'],
  EdDSA: ['Ed25519'],
};

const encryptions: Record<string, readonly string[]> = {
  'RSA-OAEP': ['RSA'],
  'RSA-OAEP-256': ['RSA'],
  'RSA-OAEP-384': ['RSA'],
  'RSA-OAEP-512': ['RSA'],
  'ECDH-ES': ellipticCurves,
  'ECDH-ES+A128KW': ellipticCurves,
  'ECDH-ES+A192KW': ellipticCurves,
  'ECDH-ES+A256KW': ellipticCurves,
};

const kindsOf = new Map(Object.entries({ ...signatures, ...encryptions }));

/** The algorithms of signatures that this service makes keys for and takes from others; none with a shared secret. */
export const signatureAlgorithms = Object.keys(signatures);

export const algorithms = [...kindsOf.keys()];

type KeyForm = { kty?: string | undefined; crv?: string | undefined };

/** What a key can be used with: `RSA`, or its curve. */
export function kindOf({ kty, crv }: KeyForm): string | undefined {
  return kty === 'RSA' ? 'RSA' : crv;
}

/** Whether a key is of the kind that the algorithm works with. */
export function fits(algorithm: string, key: KeyForm): boolean {
  return kindsOf.get(algorithm)?.includes(kindOf(key) ?? '') ?? false;
}
