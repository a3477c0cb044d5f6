import { describedAs } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { OwnIdentitySchema } from '../model/identities/identity.contract.ts';

export const sessionTag = 'Sessions';
export const sessionAdministrationTag = 'Administration of sessions';

/** A session on the wire, in Ory's shape. */
export const SessionSchema = Type.Object(
  {
    id: Type.String(),
    active: Type.Boolean(),
    expires_at: Type.String({ format: 'date-time' }),
    authenticated_at: Type.String({ format: 'date-time' }),
    authenticator_assurance_level: Type.String({ description: 'aal1, or aal2 after a second factor' }),
    authentication_methods: Type.Array(
      Type.Object({
        method: Type.String({ description: 'password, oidc, totp, …' }),
        aal: Type.String(),
        completed_at: Type.String({ format: 'date-time' }),
      }),
    ),
    issued_at: Type.String({ format: 'date-time' }),
    identity: Type.Optional(
      Type.Union([OwnIdentitySchema, Type.Null()], {
        description: 'Absent until the second factor is proved',
      }),
    ),
    devices: Type.Array(
      Type.Object({
        id: Type.String(),
        ip_address: Type.String(),
        user_agent: Type.String(),
        location: Type.String({ description: '"city, country", where a proxy tells' }),
      }),
    ),
    tokenized: Type.Optional(
      Type.String({ description: 'The session as a JWT, when tokenize_as asked for it' }),
    ),
  },
  { title: 'Session' },
);

export const SessionPath = Type.Object({ id: Type.String({ description: 'Id of the session' }) });
export const IdentityPath = Type.Object({ id: Type.String({ description: 'Id of the identity' }) });

export const WhoamiQuery = Type.Object({
  tokenize_as: Type.Optional(
    Type.String({
      description: 'Name of a token template of the project: the answer has the session as a JWT too',
    }),
  ),
});

export const ActiveQuery = Type.Object({
  active: Type.Optional(
    Type.String({
      ...describedAs(Type.Boolean()),
      description: 'true: those that hold; false: those that have ended',
    }),
  ),
});

export const ExpandQuery = Type.Object({
  expand: Type.Optional(
    Type.Array(Type.String(), { description: 'identity, devices: what is shown beside the session itself' }),
  ),
});
