import { DURATION_PATTERN } from '@gazetteer/ory';
import { Type, type Static, type TProperties } from 'typebox';
import { Value } from 'typebox/value';
import { Branding } from './branding.contract.ts';

const group = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { default: {}, additionalProperties: false });
const Duration = (fallback: string, description: string) =>
  Type.String({
    pattern: DURATION_PATTERN,
    default: fallback,
    description,
    form: 'a duration, such as 15m or 24h',
  });
const Switch = (fallback: boolean, description: string) => Type.Boolean({ default: fallback, description });
const Address = (description: string) =>
  Type.String({
    pattern: '^https?://\\S+$',
    form: 'a whole address, such as https://example.org/page',
    description,
  });
const RequiredAal = (description: string) =>
  Type.Union([Type.Literal('aal1'), Type.Literal('highest_available')], {
    default: 'highest_available',
    description,
  });

const ReturnUrl = Type.Optional(Address('Where people go on afterwards, if nobody has said where'));
const After = group({ default_browser_return_url: ReturnUrl });
const Hook = Type.Object({ hook: Type.String() });
const Lifespan = Duration('1h', 'How long a flow of this kind can be gone on with');
const Page = Address('The page that shows flows of this kind; it is called with `flow`');

const RelyingParty = group({
  id: Type.Optional(
    Type.String({ description: "The host that keys are bound to; the project's own unless given" }),
  ),
  display_name: Type.Optional(Type.String({ description: 'What browsers call the site' })),
  origins: Type.Optional(
    Type.Array(Address('An origin'), { description: 'The origins of pages elsewhere that ask for keys' }),
  ),
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
    issuer_url: Type.Optional(Address('Where the provider is found')),
    auth_url: Type.Optional(Address('Its authorization endpoint, where discovery does not say')),
    token_url: Type.Optional(Address('Its token endpoint, where discovery does not say')),
    scope: Type.Optional(Type.Array(Type.String())),
    /** Where a trait's value comes from: `{ "email": "email", "name.first": "given_name" }`. */
    claims: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: false },
);
export type OidcProviderSettings = Static<typeof OidcProviderSchema>;

const Methods = group({
  profile: group({ enabled: Switch(true, 'People change what their account says of them') }),
  password: group({
    enabled: Switch(true, 'Sign-in by a password'),
    config: group({
      min_password_length: Type.Integer({
        minimum: 6,
        default: 8,
        description: 'Characters that a password has at least',
      }),
      identifier_similarity_check_enabled: Switch(true, 'Refuses passwords that are like the address'),
      haveibeenpwned_enabled: Switch(
        false,
        'Asks a list of breaches by network, beside the list that is always checked',
      ),
      haveibeenpwned_host: Type.String({
        default: 'api.pwnedpasswords.com',
        description: 'The host of that list',
      }),
      max_breaches: Type.Integer({
        minimum: 0,
        default: 0,
        description: 'How often a password may have been seen in breaches',
      }),
      ignore_network_errors: Switch(true, 'Takes passwords while the list cannot be asked'),
    }),
  }),
  code: group({
    enabled: Switch(true, 'Codes by mail or text message, to verify addresses and to get back in'),
    passwordless_enabled: Switch(false, 'Sign-in by such a code, too'),
    config: group({ lifespan: Duration('1h', 'How long a code holds') }),
  }),
  link: group({
    enabled: Switch(false, 'Links by mail in place of codes'),
    config: group({ lifespan: Duration('1h', 'How long a link holds') }),
  }),
  totp: group({
    enabled: Switch(false, 'A second step by an app that makes codes'),
    config: group({ issuer: Type.Optional(Type.String({ description: 'What the app calls the site' })) }),
  }),
  lookup_secret: group({ enabled: Switch(false, 'Backup codes for the second step') }),
  webauthn: group({
    enabled: Switch(false, 'Security keys'),
    config: group({
      passwordless: Switch(false, 'Keys are the first step, not the second'),
      rp: RelyingParty,
    }),
  }),
  passkey: group({ enabled: Switch(false, 'Passkeys'), config: group({ rp: RelyingParty }) }),
  oidc: group({
    enabled: Switch(false, 'Sign-in at other providers'),
    config: group({
      providers: Type.Array(OidcProviderSchema, {
        default: [],
        description:
          'The providers: each with `id`, `provider` (`generic`, `google`, `facebook`), `client_id`, `client_secret`, and where it is generic `issuer_url`; `claims` says where traits come from',
      }),
    }),
  }),
});

const Use = Type.Union([Type.Literal('code'), Type.Literal('link')], {
  default: 'code',
  description: 'Whether the mail carries a code or a link',
});
const NotifyUnknown = Switch(false, 'Also tells addresses that no account has that somebody tried');

const Flows = group({
  login: group({
    ui_url: Page,
    lifespan: Lifespan,
    after: group({
      default_browser_return_url: ReturnUrl,
      hooks: Type.Array(Hook, {
        default: [],
        description: '`require_verified_address` refuses people whose address is not verified',
      }),
    }),
  }),
  registration: group({
    enabled: Switch(true, 'People make accounts by themselves'),
    ui_url: Page,
    lifespan: Lifespan,
    after: group({
      default_browser_return_url: ReturnUrl,
      hooks: Type.Array(Hook, {
        default: [],
        description:
          '`session` signs people in when they have registered, `show_verification_ui` leads them to the page for the code that was sent to them',
      }),
    }),
  }),
  settings: group({
    ui_url: Page,
    lifespan: Lifespan,
    privileged_session_max_age: Duration(
      '1h',
      'How long after a sign-in people may change how they sign in without doing so again',
    ),
    required_aal: RequiredAal('The assurance that somebody needs who changes an account'),
    after: After,
  }),
  recovery: group({
    enabled: Switch(false, 'People who cannot sign in get back by mail'),
    ui_url: Page,
    lifespan: Lifespan,
    use: Use,
    notify_unknown_recipients: NotifyUnknown,
    after: After,
  }),
  verification: group({
    enabled: Switch(false, 'People prove that an address is theirs'),
    ui_url: Page,
    lifespan: Lifespan,
    use: Use,
    notify_unknown_recipients: NotifyUnknown,
    after: After,
  }),
  logout: group({ after: After }),
  error: group({ ui_url: Address('The page that shows errors; it is called with `id`') }),
});

const TokenizerTemplate = group({
  ttl: Duration('1m', 'How long such a token holds'),
  /** Claims beside the standard ones: claim name to a path into the session, such as `identity.traits.email`. */
  claims: Type.Record(Type.String(), Type.String(), { default: {} }),
});

/** The settings of a project, by the names Ory gives them. What is left out takes its default. */
export const ProjectSettingsSchema = Type.Object(
  {
    session: group({
      lifespan: Duration('24h', 'How long a session lasts'),
      earliest_possible_extend: Duration('24h', 'How long before its end a session can be extended'),
      cookie: group({
        persistent: Switch(true, 'The session outlives the browser'),
        same_site: Type.Union([Type.Literal('Lax'), Type.Literal('Strict')], {
          default: 'Lax',
          description: 'Whether links from other sites come with the session (`Lax`) or not (`Strict`)',
        }),
      }),
      whoami: group({
        required_aal: RequiredAal('The assurance that a session needs to count'),
        tokenizer: group({
          templates: Type.Record(Type.String(), TokenizerTemplate, {
            default: {},
            description: 'By name: signed tokens that a session is shown as, each with `ttl` and `claims`',
          }),
        }),
      }),
    }),
    selfservice: Type.Object(
      {
        default_browser_return_url: Address('Where people go on after a flow, if nobody has said where'),
        allowed_return_urls: Type.Array(Type.String(), {
          default: [],
          description: 'Where else they may be sent: addresses, and what stands below them',
        }),
        methods: Methods,
        flows: Flows,
      },
      { additionalProperties: false },
    ),
    identity: Type.Object(
      {
        default_schema_id: Type.String({ description: 'The schema of new accounts' }),
        schemas: Type.Array(
          Type.Object(
            { id: Type.String({ pattern: '^[^/?#]+$' }), schema: Type.Record(Type.String(), Type.Unknown()) },
            { additionalProperties: false },
          ),
          {
            minItems: 1,
            description:
              'JSON Schemas of accounts, each as `{id, schema}`, or with its text in Base64 as `url`',
          },
        ),
      },
      { additionalProperties: false },
    ),
    courier: group({
      smtp: group({
        from_address: Type.String({ default: 'no-reply@localhost', description: 'The sender of mails' }),
        from_name: Type.String({ default: '', description: 'What the sender is called' }),
      }),
      sms: Type.Optional(
        Type.Object(
          {
            url: Address('Where text messages are handed over, by a POST of `{to, body, template_type}`'),
            headers: Type.Optional(
              Type.Record(Type.String(), Type.String(), {
                description: 'What such a request carries, for instance a key; kept sealed',
              }),
            ),
          },
          { additionalProperties: false },
        ),
      ),
    }),
    branding: Branding,
    security: group({
      account_enumeration: group({
        mitigate: Switch(false, 'Registration answers alike whether or not the account exists'),
      }),
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
