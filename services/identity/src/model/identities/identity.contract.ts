import { Type } from 'typebox';

export const Time = Type.String({ format: 'date-time' });
export const State = Type.Union([Type.Literal('active'), Type.Literal('inactive')]);
export const Via = Type.Union([Type.Literal('email'), Type.Literal('phone')]);
export const Status = Type.Union([Type.Literal('pending'), Type.Literal('sent'), Type.Literal('completed')]);
export const Traits = Type.Object({}, { additionalProperties: true, description: 'As the schema says' });
export const Metadata = Type.Unknown({ description: 'Any JSON; null when there is none' });

/** An identity as its owner sees it. */
export const OwnIdentitySchema = Type.Object(
  {
    id: Type.String(),
    schema_id: Type.String(),
    schema_url: Type.String(),
    state: State,
    state_changed_at: Type.Optional(Time),
    traits: Traits,
    verifiable_addresses: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          value: Type.String(),
          via: Via,
          verified: Type.Boolean(),
          status: Status,
          verified_at: Type.Optional(Time),
          created_at: Time,
          updated_at: Time,
        }),
      ),
    ),
    recovery_addresses: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          value: Type.String(),
          via: Via,
          created_at: Time,
          updated_at: Time,
        }),
      ),
    ),
    metadata_public: Metadata,
    created_at: Time,
    updated_at: Time,
  },
  { title: 'Identity' },
);
