import { DURATION_PATTERN } from '@gazetteer/ory';
import { Type, type Static, type TProperties } from 'typebox';
import { Value } from 'typebox/value';

const group = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { default: {}, additionalProperties: false });
const Duration = (fallback: string) =>
  Type.String({ pattern: DURATION_PATTERN, default: fallback, form: 'a duration, such as 15m or 24h' });
const Switch = (fallback: boolean) => Type.Boolean({ default: fallback });
const Address = Type.String({
  pattern: '^https?://\\S+$',
  form: 'a whole address, such as https://example.org/page',
});
const RequiredAal = Type.Union([Type.Literal('aal1'), Type.Literal('highest_available')], {
  default: 'highest_available',
});

const After = group({ default_browser_return_url: Type.Optional(Address) });
const Hook = Type.Object({ hook: Type.String() });

const RelyingParty = group({
  id: Type.Optional(Type.String({ description: "The site's host; the project's own unless given" })),
  display_name: Type.Optional(Type.String()),
  origins: Type.Optional(Type.Array(Address)),
});

/** One social sign-in provider; `generic` speaks OpenID Connect with discovery. */
export const OidcProviderSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9_-]+$', form: 'of small letters, digits, _ and - only' }),
    provider: Type.Union([Type.Literal('generic'), Type.Literal('google'), Type.Literal('facebook')]),
    label: Type.Optional(Type.String()),
    client_id: Type.String(),
    /** Sealed in the store; plain in memory. */
    client_secret: Type.Optional(Type.String()),
    issuer_url: Type.Optional(Address),
    auth_url: Type.Optional(Address),
    token_url: Type.Optional(Address),
    scope: Type.Optional(Type.Array(Type.String())),
    /** Where a trait's value comes from: `{ "email": "email", "name.first": "given_name" }`. */
    claims: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: false },
);
export type OidcProviderSettings = Static<typeof OidcProviderSchema>;

const Methods = group({
  profile: group({ enabled: Switch(true) }),
  password: group({
    enabled: Switch(true),
    config: group({
      min_password_length: Type.Integer({ minimum: 6, default: 8 }),
      identifier_similarity_check_enabled: Switch(true),
      /** Asks haveibeenpwned by network, beside the list that is always checked. */
      haveibeenpwned_enabled: Switch(false),
      haveibeenpwned_host: Type.String({ default: 'api.pwnedpasswords.com' }),
      max_breaches: Type.Integer({ minimum: 0, default: 0 }),
      ignore_network_errors: Switch(true),
    }),
  }),
  code: group({
    enabled: Switch(true),
    passwordless_enabled: Switch(false),
    config: group({ lifespan: Duration('1h') }),
  }),
  link: group({ enabled: Switch(false), config: group({ lifespan: Duration('1h') }) }),
  totp: group({ enabled: Switch(false), config: group({ issuer: Type.Optional(Type.String()) }) }),
  lookup_secret: group({ enabled: Switch(false) }),
  webauthn: group({
    enabled: Switch(false),
    config: group({ passwordless: Switch(false), rp: RelyingParty }),
  }),
  passkey: group({ enabled: Switch(false), config: group({ rp: RelyingParty }) }),
  oidc: group({
    enabled: Switch(false),
    config: group({ providers: Type.Array(OidcProviderSchema, { default: [] }) }),
  }),
});

const Flows = group({
  login: group({
    ui_url: Address,
    lifespan: Duration('1h'),
    after: group({
      default_browser_return_url: Type.Optional(Address),
      /** `require_verified_address` refuses people whose address is not verified. */
      hooks: Type.Array(Hook, { default: [] }),
    }),
  }),
  registration: group({
    enabled: Switch(true),
    ui_url: Address,
    lifespan: Duration('1h'),
    after: group({
      default_browser_return_url: Type.Optional(Address),
      /** `session` signs people in when they have registered. */
      hooks: Type.Array(Hook, { default: [] }),
    }),
  }),
  settings: group({
    ui_url: Address,
    lifespan: Duration('1h'),
    privileged_session_max_age: Duration('1h'),
    required_aal: RequiredAal,
    after: After,
  }),
  recovery: group({
    enabled: Switch(false),
    ui_url: Address,
    lifespan: Duration('1h'),
    use: Type.Union([Type.Literal('code'), Type.Literal('link')], { default: 'code' }),
    /** Also tells addresses nobody has an account with that somebody tried. */
    notify_unknown_recipients: Switch(false),
    after: After,
  }),
  verification: group({
    enabled: Switch(false),
    ui_url: Address,
    lifespan: Duration('1h'),
    use: Type.Union([Type.Literal('code'), Type.Literal('link')], { default: 'code' }),
    notify_unknown_recipients: Switch(false),
    after: After,
  }),
  logout: group({ after: After }),
  error: group({ ui_url: Address }),
});

const TokenizerTemplate = group({
  ttl: Duration('1m'),
  /** Claims beside the standard ones: claim name to a path into the session, such as `identity.traits.email`. */
  claims: Type.Record(Type.String(), Type.String(), { default: {} }),
});

/** The settings of a project, by the names Ory gives them. What is left out takes its default. */
export const ProjectSettingsSchema = Type.Object(
  {
    session: group({
      lifespan: Duration('24h'),
      earliest_possible_extend: Duration('24h'),
      cookie: group({
        persistent: Switch(true),
        same_site: Type.Union([Type.Literal('Lax'), Type.Literal('Strict')], { default: 'Lax' }),
      }),
      whoami: group({
        required_aal: RequiredAal,
        tokenizer: group({ templates: Type.Record(Type.String(), TokenizerTemplate, { default: {} }) }),
      }),
    }),
    selfservice: Type.Object(
      {
        default_browser_return_url: Address,
        allowed_return_urls: Type.Array(Type.String(), { default: [] }),
        methods: Methods,
        flows: Flows,
      },
      { additionalProperties: false },
    ),
    identity: Type.Object(
      {
        default_schema_id: Type.String(),
        schemas: Type.Array(
          Type.Object(
            { id: Type.String({ pattern: '^[^/?#]+$' }), schema: Type.Record(Type.String(), Type.Unknown()) },
            { additionalProperties: false },
          ),
          { minItems: 1 },
        ),
      },
      { additionalProperties: false },
    ),
    courier: group({
      smtp: group({
        from_address: Type.String({ default: 'no-reply@localhost' }),
        from_name: Type.String({ default: '' }),
      }),
      /** Where text messages are handed over, by a POST of `{to, body, template_type}`. */
      sms: Type.Optional(
        Type.Object(
          { url: Address, headers: Type.Optional(Type.Record(Type.String(), Type.String())) },
          { additionalProperties: false },
        ),
      ),
    }),
    security: group({
      /** Registration answers alike whether or not the account exists. */
      account_enumeration: group({ mitigate: Switch(false) }),
    }),
  },
  { additionalProperties: false },
);

/** A project's settings with every default filled in. */
export type ProjectSettings = Static<typeof ProjectSettingsSchema>;

/** Fills in what settings leave out, in place. What is of the wrong form stays so. */
export function completeSettings(settings: unknown): ProjectSettings {
  return Value.Default(ProjectSettingsSchema, settings) as ProjectSettings;
}
