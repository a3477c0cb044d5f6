import { describedAs } from '@gazetteer/kernel';
import { DURATION_PATTERN, TokenPageQuery } from '@gazetteer/ory';
import { type Static, type TSchema, Type } from 'typebox';

const MOST_ADDRESSES = 100;

const text = (most: number, description: string) =>
  Type.Optional(Type.String({ maxLength: most, description }));
const address = (description: string) => text(2048, description);
const list = (most: number, longest: number, description: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: longest }), { maxItems: most, description }),
  );
const addresses = (description: string) => list(MOST_ADDRESSES, 2048, description);
const yesOrNo = (description: string) => Type.Optional(Type.Boolean({ description }));
const choice = <const Value extends string>(
  values: readonly Value[],
  options: { description?: string } = {},
) =>
  Type.Unsafe<Value>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      options,
    ),
  );
const oneOf = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Optional(choice(values, { description }));

export const GRANT_TYPES = [
  'authorization_code',
  'implicit',
  'client_credentials',
  'refresh_token',
  'urn:ietf:params:oauth:grant-type:jwt-bearer',
  'urn:ietf:params:oauth:grant-type:device_code',
] as const;

/** Every algorithm by which somebody can prove a signature without knowing a secret. */
export const SIGNING_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
] as const;

const AUTHENTICATION_METHODS = [
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
  'none',
] as const;

export const LIFESPANS = [
  'authorization_code_grant_access_token_lifespan',
  'authorization_code_grant_id_token_lifespan',
  'authorization_code_grant_refresh_token_lifespan',
  'client_credentials_grant_access_token_lifespan',
  'device_authorization_grant_access_token_lifespan',
  'device_authorization_grant_id_token_lifespan',
  'device_authorization_grant_refresh_token_lifespan',
  'implicit_grant_access_token_lifespan',
  'implicit_grant_id_token_lifespan',
  'jwt_bearer_grant_access_token_lifespan',
  'refresh_token_grant_access_token_lifespan',
  'refresh_token_grant_id_token_lifespan',
  'refresh_token_grant_refresh_token_lifespan',
] as const;

export type LifespanName = (typeof LIFESPANS)[number];

const Duration = Type.String({
  ...describedAs(Type.Union([Type.String(), Type.Null()])),
  pattern: DURATION_PATTERN,
  maxLength: 32,
  form: 'a duration such as 1h30m',
});

function lifespans<Schema extends TSchema>(schema: Schema): Record<LifespanName, Schema> {
  return Object.fromEntries(LIFESPANS.map((name) => [name, schema])) as Record<LifespanName, Schema>;
}

/** What is kept of a client as it was given; empty texts and nulls are taken for absent. */
const fields = {
  client_name: text(256, 'The name that people read when they are asked'),
  owner: text(256, 'Whose client it is; only to find it again'),
  client_uri: address('A page about the client'),
  logo_uri: address('The picture of the client'),
  policy_uri: address('What the client does with data about people'),
  tos_uri: address('The terms of the client'),
  contacts: list(20, 320, 'Who answers for the client, as a rule e-mail addresses'),
  redirect_uris: addresses('Where answers of the authorization endpoint may be sent'),
  post_logout_redirect_uris: addresses('Where people may be sent after a sign-out'),
  request_uris: addresses('Where request objects may be kept'),
  allowed_cors_origins: list(MOST_ADDRESSES, 300, 'Sites whose scripts may call the token endpoint'),
  grant_types: Type.Optional(
    Type.Array(choice(GRANT_TYPES), { maxItems: 20, description: 'authorization_code unless given' }),
  ),
  response_types: list(20, 40, 'code unless given, where the grant types have a use for it'),
  scope: text(4096, 'The scopes that it may ask for, separated by spaces'),
  audience: list(MOST_ADDRESSES, 2048, 'The audiences that it may ask tokens for'),
  subject_type: oneOf(['public', 'pairwise'], 'Whether all clients see the same subject of a person'),
  sector_identifier_uri: address('A list of redirect URIs of all clients that see the same pairwise subject'),
  token_endpoint_auth_method: oneOf(AUTHENTICATION_METHODS, 'How it proves who it is'),
  token_endpoint_auth_signing_alg: oneOf(SIGNING_ALGORITHMS, 'By what private_key_jwt is signed'),
  jwks: Type.Optional(
    Type.Object(
      { keys: Type.Optional(Type.Array(Type.Object({}, { additionalProperties: true }), { maxItems: 50 })) },
      { additionalProperties: true, description: 'Its public keys' },
    ),
  ),
  jwks_uri: address('Where its public keys are'),
  request_object_signing_alg: oneOf(
    ['none', ...SIGNING_ALGORITHMS],
    'By what its request objects are signed',
  ),
  userinfo_signed_response_alg: oneOf(['none', ...SIGNING_ALGORITHMS], 'none for plain JSON'),
  id_token_signed_response_alg: oneOf(SIGNING_ALGORITHMS, 'RS256 unless given'),
  frontchannel_logout_uri: address('A page that ends the session in the browser'),
  frontchannel_logout_session_required: yesOrNo('That page is told the issuer and the session'),
  backchannel_logout_uri: address('Where it is told of a sign-out, server to server'),
  backchannel_logout_session_required: yesOrNo('It is told the session that has ended'),
  skip_consent: yesOrNo('People are not asked whether it may: only for programs of the house'),
  skip_logout_consent: yesOrNo('People are not asked whether they want to sign out'),
  access_token_strategy: oneOf(
    ['opaque', 'jwt'],
    "The form of its access tokens; the project's unless given",
  ),
  application_type: oneOf(['web', 'native'], 'Follows from the redirect URIs unless given'),
  default_max_age: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'Seconds after which people sign in again',
    }),
  ),
  require_auth_time: yesOrNo('ID tokens say when somebody signed in'),
  initiate_login_uri: address('Where a sign-in that begins elsewhere is passed to'),
  default_acr_values: list(20, 256, 'The strength of sign-in that it asks for unless it says otherwise'),
  metadata: Type.Optional(
    Type.Object({}, { additionalProperties: true, description: 'Anything that administrators note' }),
  ),
  ...lifespans(Type.Optional(Duration)),
} as const;

/** What clients of the calls send back because they got it; the service decides it by itself. */
const decidedByUs = {
  client_secret_expires_at: Type.Optional(Type.Integer({ description: 'Always 0: secrets do not expire' })),
  registration_access_token: text(256, 'Shown once, never taken'),
  registration_client_uri: address('Where the client manages itself'),
  created_at: text(40, 'RFC 3339'),
  updated_at: text(40, 'RFC 3339'),
};

const ClientFields = Type.Object(fields, { additionalProperties: false });

export type ClientFields = Static<typeof ClientFields>;

/** A client as callers describe it. */
export const ClientBody = Type.Object(
  {
    client_id: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9][A-Za-z0-9._~:@+-]{0,254}$',
        form: '1 to 255 letters, figures and . _ ~ : @ + -, with a letter or a figure first',
        description: 'A UUID unless given',
      }),
    ),
    client_secret: Type.Optional(
      Type.String({
        pattern: '^[\\x20-\\x7e]{6,256}$',
        form: '6 to 256 printable ASCII characters',
        description: 'Made unless given; shown in the answer that sets it and never again',
      }),
    ),
    ...fields,
    ...decidedByUs,
  },
  { additionalProperties: false },
);

export type ClientBody = Static<typeof ClientBody>;

const Nullable = Type.Union([Type.String(), Type.Null()]);

/** A client as the calls show it. */
export const ClientAnswer = Type.Object(
  {
    client_id: Type.String(),
    client_secret: Type.Optional(Type.String({ description: 'Only in the answer that has set it' })),
    ...fields,
    ...decidedByUs,
    ...lifespans(Type.Optional(Nullable)),
    client_id_issued_at: Type.Optional(Type.Integer({ description: 'Seconds since 1970' })),
  },
  { title: 'OAuth2Client' },
);

export type ClientAnswer = Static<typeof ClientAnswer>;

export const IdParameters = Type.Object({ id: Type.String({ maxLength: 255 }) });

export const ListClientsQuery = Type.Object({
  ...TokenPageQuery.properties,
  client_name: Type.Optional(Type.String({ description: 'Only clients of exactly this name' })),
  owner: Type.Optional(Type.String({ description: 'Only clients of exactly this owner' })),
});

export const RotateQuery = Type.Object({
  overlap: Type.Optional(
    Type.String({
      pattern: DURATION_PATTERN,
      form: 'a duration, such as 1h or 0s',
      maxLength: 32,
      description:
        'How long the secret before still works: 24h unless given, at most 720h, 0s to end it at once',
    }),
  ),
});

export const LifespansBody = Type.Object(lifespans(Type.Optional(Duration)), {
  additionalProperties: false,
});

export const PatchBody = Type.Array(
  Type.Object({
    op: Type.String({ maxLength: 10 }),
    path: Type.String({ maxLength: 1000 }),
    from: Type.Optional(Type.String({ maxLength: 1000 })),
    value: Type.Optional(Type.Unknown()),
  }),
  { maxItems: 200 },
);
