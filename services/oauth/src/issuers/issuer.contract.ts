import { describedAs } from '@gazetteer/kernel';
import { TokenPageQuery } from '@gazetteer/ory';
import { type Static, Type } from 'typebox';
import { Jwk } from '../keys/jwk.contract.ts';

const LONGEST_NAME = 500;
/** Without control characters, of which PostgreSQL cannot keep the first. */
const NAME = '^[^\\u0000-\\u001f\\u007f]*$';
/** A scope as RFC 6749 (section 3.3) has it. */
const SCOPE = '^[\\x21\\x23-\\x5B\\x5D-\\x7E]{1,255}$';

/** Somebody who is to be trusted: for one subject, or for any. */
export const NewIssuer = Type.Object({
  issuer: Type.String({
    minLength: 1,
    maxLength: LONGEST_NAME,
    pattern: NAME,
    description: 'Who signs: the claim iss of the assertions',
  }),
  subject: Type.Optional(
    Type.String({
      maxLength: LONGEST_NAME,
      pattern: NAME,
      description: 'The only one whom they may be about',
    }),
  ),
  allow_any_subject: Type.Optional(
    Type.Boolean({ description: 'Whether they may be about anybody; instead of subject' }),
  ),
  scope: Type.Optional(
    Type.Array(Type.String({ pattern: SCOPE }), {
      maxItems: 100,
      description: 'What tokens can be asked for; none unless given',
    }),
  ),
  jwk: Jwk,
  expires_at: Type.String({
    maxLength: 40,
    description: 'When the trust ends, such as 2030-01-31T00:00:00Z',
  }),
});
export type NewIssuer = Static<typeof NewIssuer>;

export const Issuer = Type.Object(
  {
    id: Type.String(),
    issuer: Type.String(),
    subject: Type.String({ description: 'Empty where any is allowed' }),
    allow_any_subject: Type.Boolean(),
    scope: Type.Array(Type.String()),
    public_key: Type.Object({
      set: Type.String({ description: 'The issuer' }),
      kid: Type.String(),
    }),
    created_at: Type.String({ format: 'date-time' }),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { title: 'TrustedOAuth2JwtGrantIssuer' },
);
export type Issuer = Static<typeof Issuer>;

const count = (description: string) =>
  Type.Optional(Type.String({ ...describedAs(Type.Integer({ minimum: 1 })), description }));

export const IssuerQuery = Type.Object({
  ...TokenPageQuery.properties,
  DefaultItems: count('Items a page where page_size is not given; of older clients'),
  MaxItems: count('The most items a page, whatever else is asked; of older clients'),
  issuer: Type.Optional(Type.String({ pattern: NAME, description: 'Only those of this issuer' })),
});

export const IssuerPath = Type.Object({ id: Type.String({ pattern: '^[0-9A-Za-z-]{1,100}$' }) });
