import type { IdentityContext } from '../model/identity-context.ts';
import { findIdentity } from '../model/identities/identity.store.ts';
import { type Identity, isIdentityId } from '../model/identities/identity.ts';

/** What programs that people have let know it are told of their accounts. */
export type PersonClaims = {
  /**
   * The claims about a person that these scopes stand for (OpenID Connect Core 1.0, section 5.4), empty for an account
   * that is not in the project: `email`, `phone`, and `profile` with the name and all else that the account says of the person.
   */
  claims(projectId: string, identityId: string, scopes: readonly string[]): Promise<Record<string, unknown>>;
};

/** Opens what programs are told. */
export function personClaims({ sql }: IdentityContext): PersonClaims {
  return {
    claims: async (projectId, id, scopes) => {
      const identity = isIdentityId(id) ? await findIdentity(sql, projectId, id) : undefined;
      return identity ? claimsOf(identity, scopes) : {};
    },
  };
}

/** Traits with a scope of their own. */
const ownScope = new Set(['email', 'phone']);

/** Claims that say what a token is: no trait is to pass for one. */
const reserved = new Set(
  [
    'iss sub aud exp nbf iat jti auth_time nonce acr amr azp sid at_hash c_hash s_hash',
    'scope scp client_id ext events typ email_verified phone_number phone_number_verified',
  ]
    .join(' ')
    .split(' '),
);

function claimsOf(identity: Identity, scopes: readonly string[]): Record<string, unknown> {
  const { traits } = identity;
  const claims: Record<string, unknown> = {};
  if (scopes.includes('profile')) {
    for (const [name, value] of Object.entries(traits)) {
      if (!ownScope.has(name) && !reserved.has(name)) Object.assign(claims, profileClaim(name, value));
    }
    claims['updated_at'] = Math.floor(Date.parse(identity.updated_at) / 1000);
  }
  if (scopes.includes('email') && typeof traits['email'] === 'string') {
    claims['email'] = traits['email'];
    claims['email_verified'] = isVerified(identity, traits['email']);
  }
  if (scopes.includes('phone') && typeof traits['phone'] === 'string') {
    claims['phone_number'] = traits['phone'];
    claims['phone_number_verified'] = isVerified(identity, traits['phone']);
  }
  return claims;
}

/** A name in two parts is what both are together, with the parts under the names that the standard has for them. */
function profileClaim(name: string, value: unknown): Record<string, unknown> {
  if (name !== 'name' || typeof value !== 'object' || value === null) return { [name]: value };
  const { first, last } = value as { first?: unknown; last?: unknown };
  const parts = [first, last].filter((part) => typeof part === 'string' && part !== '');
  return {
    ...(parts.length > 0 ? { name: parts.join(' ') } : {}),
    ...(typeof first === 'string' ? { given_name: first } : {}),
    ...(typeof last === 'string' ? { family_name: last } : {}),
  };
}

function isVerified({ verifiable_addresses }: Identity, address: string): boolean {
  const same = (value: string) => value.toLowerCase() === address.toLowerCase();
  return verifiable_addresses.some(({ value, verified }) => verified && same(value));
}
