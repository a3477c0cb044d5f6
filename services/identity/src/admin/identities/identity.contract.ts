import { NumberedPageQuery, TokenPageQuery } from '@gazetteer/ory';
import { Type } from 'typebox';
import {
  Metadata,
  OwnIdentitySchema,
  State,
  Status,
  Time,
  Traits,
  Via,
} from '../../model/identities/identity.contract.ts';

const CredentialSchema = Type.Object({
  type: Type.String(),
  identifiers: Type.Array(Type.String()),
  config: Type.Optional(Type.Object({}, { additionalProperties: true })),
  version: Type.Integer(),
  created_at: Time,
  updated_at: Time,
});

/** An identity as administrators see it. */
export const AdminIdentitySchema = Type.Object(
  {
    ...OwnIdentitySchema.properties,
    metadata_admin: Metadata,
    credentials: Type.Optional(Type.Record(Type.String(), CredentialSchema)),
  },
  { title: 'AdminIdentity' },
);

const strict = { additionalProperties: false } as const;

const ImportedCredentials = Type.Object(
  {
    password: Type.Optional(
      Type.Object(
        {
          config: Type.Object(
            { password: Type.Optional(Type.String()), hashed_password: Type.Optional(Type.String()) },
            strict,
          ),
        },
        strict,
      ),
    ),
    oidc: Type.Optional(
      Type.Object(
        {
          config: Type.Object(
            {
              providers: Type.Optional(
                Type.Array(
                  Type.Object(
                    { subject: Type.String({ minLength: 1 }), provider: Type.String({ minLength: 1 }) },
                    strict,
                  ),
                ),
              ),
            },
            strict,
          ),
        },
        strict,
      ),
    ),
  },
  strict,
);

// Clients send back whole addresses as they read them; ids and dates are ours to give.
const unused = {
  id: Type.Optional(Type.Unknown()),
  created_at: Type.Optional(Type.Unknown()),
  updated_at: Type.Optional(Type.Unknown()),
};
const ImportedVerifiable = Type.Object(
  {
    ...unused,
    value: Type.String({ minLength: 1 }),
    via: Via,
    verified: Type.Optional(Type.Boolean()),
    status: Type.Optional(Status),
    verified_at: Type.Optional(Type.Union([Time, Type.Null()])),
  },
  strict,
);
const ImportedRecovery = Type.Object({ ...unused, value: Type.String({ minLength: 1 }), via: Via }, strict);

/** An identity to make, with what it brings along from elsewhere. */
export const CreateIdentityBody = Type.Object(
  {
    schema_id: Type.Optional(Type.String({ description: "The project's default schema unless given" })),
    traits: Traits,
    credentials: Type.Optional(ImportedCredentials),
    verifiable_addresses: Type.Optional(Type.Array(ImportedVerifiable)),
    recovery_addresses: Type.Optional(Type.Array(ImportedRecovery)),
    metadata_public: Type.Optional(Metadata),
    metadata_admin: Type.Optional(Metadata),
    state: Type.Optional(State),
  },
  strict,
);

/** What replaces an identity: metadata that is left out is cleared; schema, state and credentials are kept. */
export const UpdateIdentityBody = Type.Object(
  {
    schema_id: Type.Optional(Type.String()),
    traits: Traits,
    credentials: Type.Optional(ImportedCredentials),
    metadata_public: Type.Optional(Metadata),
    metadata_admin: Type.Optional(Metadata),
    state: Type.Optional(State),
  },
  strict,
);

/** A JSON patch (RFC 6902). */
export const JsonPatchBody = Type.Array(
  Type.Object({
    op: Type.String({ description: 'add, remove, replace, move, copy or test' }),
    path: Type.String({ description: 'JSON pointer' }),
    from: Type.Optional(Type.String()),
    value: Type.Optional(Type.Unknown()),
  }),
);

/** Several identities to make, each by itself: one that fails leaves the others alone. */
export const BatchBody = Type.Object({
  identities: Type.Array(
    Type.Object({ create: Type.Optional(Type.Unknown()), patch_id: Type.Optional(Type.String()) }),
    { maxItems: 1000 },
  ),
});

export const BatchQuery = Type.Object({
  dry_run: Type.Optional(
    Type.Boolean({ description: 'Says what would become of each, and makes nobody', default: false }),
  ),
});

export const BatchAnswer = Type.Object({
  identities: Type.Array(
    Type.Object({
      action: Type.String({ description: 'create or error' }),
      identity: Type.Optional(Type.String({ description: 'The id of the new identity' })),
      patch_id: Type.Optional(Type.String()),
      error: Type.Optional(Type.Unknown()),
    }),
  ),
});

const OneOrMore = Type.Union([Type.String(), Type.Array(Type.String())]);

export const ListIdentitiesQuery = Type.Object({
  ...NumberedPageQuery.properties,
  ...TokenPageQuery.properties,
  ids: Type.Optional(OneOrMore),
  credentials_identifier: Type.Optional(
    Type.String({ description: 'Only who signs in with exactly this identifier, whatever its case' }),
  ),
  preview_credentials_identifier_similar: Type.Optional(Type.String({ description: 'The same as search' })),
  search: Type.Optional(
    Type.String({ description: 'Only who has words in their traits that begin with each of these words' }),
  ),
});

export const GetIdentityQuery = Type.Object({ include_credential: Type.Optional(OneOrMore) });

export const IdParameters = Type.Object({ id: Type.String() });

export const CredentialParameters = Type.Object({ id: Type.String(), type: Type.String() });
export const CredentialQuery = Type.Object({
  identifier: Type.Optional(
    Type.String({ description: 'Which provider link to remove, as `provider:subject`' }),
  ),
});
