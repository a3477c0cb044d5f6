import { DURATION_PATTERN } from '@gazetteer/ory';
import { type Static, type TProperties, Type } from 'typebox';
import { Value } from 'typebox/value';

const group = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { default: {}, additionalProperties: false });
const Duration = (fallback: string, description: string) =>
  Type.String({
    pattern: DURATION_PATTERN,
    default: fallback,
    description,
    form: 'a duration, such as 15m or 24h',
  });
const Switch = (description: string) => Type.Boolean({ default: false, description });
/** A page on the project's own site unless the settings name another. */
const Page = (own: string, description: string) =>
  Type.String({
    pattern: '^(https?://[^\\s]+|/[^\\s]*)$',
    default: own,
    description,
    form: 'a whole address, such as https://example.org/page',
  });

/** The settings of a project, under the names that Ory Hydra gives them where it has them. */
export const OauthSettings = group({
  urls: group({
    login: Page('/login', 'The page that signs people in; it is called with `login_challenge`'),
    consent: Page(
      '/consent',
      'The page that asks whether a program may; it is called with `consent_challenge`',
    ),
    logout: Page('/logout', 'The page that confirms a sign-out; it is called with `logout_challenge`'),
    error: Page('/error', 'The page that shows errors which may not be told to a program'),
    post_logout_redirect: Page('/', 'Where people are after a sign-out that names no address'),
    device: group({
      verification: Page(
        '/device',
        'The page where people type the code of a device; it is called with `device_challenge`',
      ),
      success: Page('/device?done=true', 'The page that says that a device was let in'),
    }),
  }),
  ttl: group({
    login_consent_request: Duration('30m', 'How long an authorization request waits for an answer'),
    access_token: Duration('1h', 'How long access tokens hold'),
    refresh_token: Duration('720h', 'How long refresh tokens hold'),
    id_token: Duration('1h', 'How long ID tokens hold'),
    auth_code: Duration('10m', 'How long an authorization code can be redeemed'),
    device_user_code: Duration('10m', 'How long the code of a device can be typed'),
  }),
  strategies: group({
    access_token: Type.Union([Type.Literal('opaque'), Type.Literal('jwt')], {
      default: 'opaque',
      description:
        'The form of access tokens: looked up here, or signed, so that servers check them by themselves',
    }),
    scope: Type.Union([Type.Literal('exact'), Type.Literal('wildcard')], {
      default: 'exact',
      description: 'Whether a `*` in the scopes of a client stands for any',
    }),
  }),
  oauth2: group({
    pkce: group({ enforced: Switch('PKCE for all clients; public ones always need it') }),
    grant: group({
      implicit: group({
        enabled: Switch('Tokens in the answer of the authorization endpoint: implicit and hybrid flows'),
      }),
      refresh_token: group({
        rotation_grace_period: Duration(
          '10s',
          'How long a refresh token that was just exchanged may be exchanged again, for tabs that do so at once',
        ),
        absolute_lifespan: Duration(
          '8760h',
          'How long a program may go on exchanging refresh tokens before the person has to sign in again',
        ),
      }),
    }),
  }),
  oidc: group({
    subject_identifiers: group({
      supported_types: Type.Array(Type.Union([Type.Literal('public'), Type.Literal('pairwise')]), {
        default: ['public', 'pairwise'],
        minItems: 1,
        description: 'Whether clients know people by one name, or each by another',
      }),
    }),
    dynamic_client_registration: group({
      enabled: Switch('Lets programs register themselves at `/oauth2/register`'),
      default_scope: Type.Array(Type.String(), {
        default: [],
        description: 'What such programs may ask for beside `openid` and `offline_access`',
      }),
    }),
  }),
  keys: group({
    rotation: Duration(
      '2160h',
      'How long a key signs until a new one takes over; 0s where administrators change keys by hand',
    ),
    announced: Duration(
      '24h',
      'How long a new key is shown before it signs, so that those who keep the list of keys have it by then',
    ),
    retained: Duration(
      '720h',
      'How long a key is shown after it has signed for the last time; longer where a token may live longer',
    ),
  }),
});

export type OauthSettings = Static<typeof OauthSettings>;

type Deep<Part> = {
  [Key in keyof Part]?: Part[Key] extends readonly unknown[] ? Part[Key] : Deep<Part[Key]>;
};
export type GivenSettings = Deep<OauthSettings>;

/** What is given, with what holds by default; it is not checked. */
export function withDefaults(given: object): unknown {
  return Value.Default(OauthSettings, structuredClone(given));
}

/** The settings that hold for a project of this origin. @param given what a check has found right */
export function completeSettings(given: GivenSettings, origin: string): OauthSettings {
  const settings = Value.Parse(OauthSettings, withDefaults(given));
  const { device, ...pages } = settings.urls;
  const whole = (page: string) => (page.startsWith('/') ? `${origin}${page}` : page);
  const urls = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, whole(page)]));
  return {
    ...settings,
    urls: {
      ...(urls as typeof pages),
      device: { verification: whole(device.verification), success: whole(device.success) },
    },
  };
}
