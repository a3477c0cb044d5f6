import { type Static, Type } from 'typebox';

/** The most keys in one set. */
export const MOST_KEYS = 100;

/** The most characters of a number in a key: RSA with 8192 bits has 1366. */
const LONGEST_NUMBER = 1400;

const name = '^(?!\\.{1,2}$)[A-Za-z0-9._:~@+=-]{1,255}$';
const nameForm = 'up to 255 letters, digits and any of . _ : ~ @ + = -';

export const KeyName = (what: string) =>
  Type.String({ pattern: name, maxLength: 255, description: `${what}: ${nameForm}` });

const part = () => Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: LONGEST_NUMBER }));
/** Certificates of the key, its own first (RFC 7517, section 4.7). */
const certificates = Type.Optional(
  Type.Array(Type.String({ pattern: '^[A-Za-z0-9+/]+=*$', maxLength: 10_000 }), {
    maxItems: 10,
    minItems: 1,
  }),
);

const publicParts = {
  crv: Type.Optional(Type.String({ maxLength: 20 })),
  x: part(),
  y: part(),
  n: part(),
  e: part(),
  x5c: certificates,
  x5t: part(),
  'x5t#S256': part(),
};

const privateParts = { d: part(), p: part(), q: part(), dp: part(), dq: part(), qi: part() };

/** A JSON Web Key (RFC 7517) of two halves, of which the private one may be missing. */
export const Jwk = Type.Object(
  {
    kty: Type.String({ maxLength: 20, description: 'RSA, EC or OKP' }),
    kid: KeyName('The name of the key in its set'),
    use: Type.String({ maxLength: 20, description: 'sig for signatures, enc for encryption' }),
    alg: Type.String({ maxLength: 20, description: 'The algorithm that the key is for, such as ES256' }),
    ...publicParts,
    ...privateParts,
  },
  { title: 'JsonWebKey' },
);
export type Jwk = Static<typeof Jwk>;

export const JwkSet = Type.Object(
  {
    keys: Type.Array(Jwk, { minItems: 1, maxItems: MOST_KEYS, description: 'The newest first: it signs' }),
  },
  { title: 'JsonWebKeySet' },
);

export const ListedKey = Type.Object({
  kid: Type.String(),
  alg: Type.String(),
  use: Type.String(),
  kty: Type.String(),
  crv: Type.Optional(Type.String()),
  has_private: Type.Boolean({ description: 'Whether the service has its private part' }),
  signs: Type.Unsafe<'now' | 'later' | 'before' | 'never'>(
    Type.Union(
      ['now', 'later', 'before', 'never'].map((when) => Type.Literal(when)),
      { description: 'When the service signs with it; before: only to check what it has signed' },
    ),
  ),
  created_at: Type.String({ format: 'date-time' }),
  signs_from: Type.String({ format: 'date-time' }),
});
export type ListedKey = Static<typeof ListedKey>;

export const ListedSet = Type.Object(
  {
    set: Type.String(),
    is_own: Type.Boolean({ description: 'Whether the service signs with the keys of this set' }),
    keys: Type.Array(ListedKey, { description: 'The newest first' }),
  },
  { title: 'JsonWebKeySetSummary' },
);
export type ListedSet = Static<typeof ListedSet>;

export const PublicJwkSet = Type.Object({ keys: Type.Array(Type.Omit(Jwk, privateNames())) });

function privateNames(): (keyof typeof privateParts)[] {
  return ['d', 'p', 'q', 'dp', 'dq', 'qi'];
}

export const NewKey = Type.Object({
  alg: Type.String({ maxLength: 20, description: 'RS256, ES256, EdDSA and their like' }),
  use: Type.Optional(Type.String({ maxLength: 20, description: 'sig (unless given) or enc' })),
  kid: Type.Optional(
    Type.Union([KeyName('The name of the key; made where it is not given'), Type.Literal('')]),
  ),
});
export type NewKey = Static<typeof NewKey>;

const publicNames = ['kty', 'kid', 'use', 'alg', ...Object.keys(publicParts)] as (keyof Jwk)[];

/** Whether a key has anything that only its owner may know. */
export function isPrivate(key: Jwk): boolean {
  return privateNames().some((part) => key[part] !== undefined);
}

/** The half of a key that everybody may see: by a list of what is public, so that nothing private slips through. */
export function publicHalf(key: Jwk): Jwk {
  return Object.fromEntries(
    publicNames.flatMap((part) => (key[part] === undefined ? [] : [[part, key[part]]])),
  ) as Jwk;
}

/** The key with the parts that this service knows, and nothing else that was sent along. */
export function knownParts(key: Jwk): Jwk {
  const names = [...publicNames, ...privateNames()];
  return Object.fromEntries(
    names.flatMap((part) => (key[part] === undefined ? [] : [[part, key[part]]])),
  ) as Jwk;
}
