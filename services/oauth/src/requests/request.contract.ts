import { Type } from 'typebox';

const Texts = Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 500 });
// Ory's own consent site sends a null where nothing was chosen.
const Granted = Type.Array(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]), { maxItems: 500 });
const Claims = Type.Record(Type.String(), Type.Unknown());
const Seconds = Type.Integer({ minimum: 0, maximum: 315_360_000 });
const strict = { additionalProperties: false } as const;

export const AcceptLoginBody = Type.Object(
  {
    subject: Type.String({ minLength: 1, maxLength: 255, description: 'Who has signed in' }),
    remember: Type.Optional(
      Type.Boolean({ description: 'Whether the next request finds the person signed in' }),
    ),
    remember_for: Type.Optional(Seconds),
    extend_session_lifespan: Type.Optional(Type.Boolean()),
    acr: Type.Optional(Type.String({ maxLength: 255 })),
    amr: Type.Optional(Texts),
    context: Type.Optional(Type.Unknown({ description: 'Handed on to the consent site' })),
    force_subject_identifier: Type.Optional(
      Type.String({ maxLength: 255, description: 'The name of the person towards pairwise clients' }),
    ),
    identity_provider_session_id: Type.Optional(Type.String({ maxLength: 255 })),
  },
  strict,
);

export const AcceptConsentBody = Type.Object(
  {
    grant_scope: Type.Optional(Granted),
    grant_access_token_audience: Type.Optional(Granted),
    session: Type.Optional(
      Type.Object({ access_token: Type.Optional(Claims), id_token: Type.Optional(Claims) }, strict),
    ),
    remember: Type.Optional(Type.Boolean()),
    remember_for: Type.Optional(Seconds),
    handled_at: Type.Optional(Type.String({ format: 'date-time' })),
    context: Type.Optional(Type.Unknown()),
  },
  strict,
);

export const RejectBody = Type.Object(
  {
    error: Type.Optional(Type.String({ maxLength: 255, description: 'request_denied unless given' })),
    error_description: Type.Optional(Type.String({ maxLength: 2000 })),
    error_hint: Type.Optional(Type.String({ maxLength: 2000 })),
    error_debug: Type.Optional(Type.String({ maxLength: 2000 })),
    status_code: Type.Optional(Type.Integer()),
  },
  strict,
);

export const RedirectTo = Type.Object({ redirect_to: Type.String() }, { title: 'OAuth2RedirectTo' });

const Client = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
const Strings = Type.Array(Type.String());
const OidcContextSchema = Type.Object({
  acr_values: Strings,
  ui_locales: Strings,
  display: Type.Optional(Type.String()),
  id_token_hint_claims: Type.Optional(Claims),
  login_hint: Type.Optional(Type.String()),
});

const asked = {
  challenge: Type.String(),
  requested_scope: Strings,
  requested_access_token_audience: Strings,
  skip: Type.Boolean({ description: 'The answer is known; the person need not be asked' }),
  subject: Type.String(),
  oidc_context: OidcContextSchema,
  client: Client,
  request_url: Type.String(),
};

export const LoginRequestSchema = Type.Object(
  { ...asked, session_id: Type.String() },
  { title: 'OAuth2LoginRequest' },
);

export const ConsentRequestSchema = Type.Object(
  {
    ...asked,
    login_challenge: Type.String(),
    login_session_id: Type.String(),
    acr: Type.String(),
    amr: Strings,
    context: Type.Unknown(),
  },
  { title: 'OAuth2ConsentRequest' },
);

export const LogoutRequestSchema = Type.Object(
  {
    challenge: Type.String(),
    subject: Type.String(),
    sid: Type.String(),
    request_url: Type.String(),
    rp_initiated: Type.Boolean(),
    client: Client,
  },
  { title: 'OAuth2LogoutRequest' },
);
