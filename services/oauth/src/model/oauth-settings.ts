import { DURATION_PATTERN } from '@gazetteer/ory';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const Duration = (fallback: string, description: string) =>
  Type.String({ pattern: DURATION_PATTERN, default: fallback, description });

const url = (text: string) => Type.String({ description: text });

/** The settings of a project, under the names that Ory Hydra gives them. */
export const OauthSettings = Type.Object(
  {
    urls: Type.Object(
      {
        login: url('The page that signs people in; it is called with `login_challenge`'),
        consent: url('The page that asks whether a program may; it is called with `consent_challenge`'),
        logout: url('The page that confirms a sign-out; it is called with `logout_challenge`'),
        error: url('The page that shows errors which may not be told to a program'),
        post_logout_redirect: url('Where people are after a sign-out that names no address'),
        device_verification: url('The page where people type the code of a device'),
      },
      { additionalProperties: false },
    ),
    ttl: Type.Object(
      {
        login_consent_request: Duration('30m', 'How long an authorization request waits for an answer'),
        access_token: Duration('1h', 'How long access tokens hold'),
        refresh_token: Duration('720h', 'How long refresh tokens hold'),
        id_token: Duration('1h', 'How long ID tokens hold'),
        auth_code: Duration('10m', 'How long an authorization code can be redeemed'),
        device_code: Duration('10m', 'How long the code of a device can be typed'),
      },
      { additionalProperties: false },
    ),
    strategies: Type.Object(
      {
        access_token: Type.Union([Type.Literal('opaque'), Type.Literal('jwt')], { default: 'opaque' }),
        scope: Type.Union([Type.Literal('exact'), Type.Literal('wildcard')], { default: 'exact' }),
      },
      { additionalProperties: false },
    ),
    oauth2: Type.Object(
      {
        implicit_and_hybrid: Type.Boolean({
          default: false,
          description: 'Tokens in the answer of the authorization endpoint',
        }),
        pkce_enforced: Type.Boolean({
          default: false,
          description: 'PKCE for all clients; public ones always need it',
        }),
        refresh_token_rotation_grace_period: Duration(
          '10s',
          'How long a refresh token that was just exchanged may be exchanged again, for tabs that do so at once',
        ),
      },
      { additionalProperties: false },
    ),
    oidc: Type.Object(
      {
        subject_types: Type.Array(Type.Union([Type.Literal('public'), Type.Literal('pairwise')]), {
          default: ['public', 'pairwise'],
          minItems: 1,
        }),
        dynamic_client_registration: Type.Boolean({
          default: false,
          description: 'Lets programs register themselves at /oauth2/register',
        }),
        registration_default_scope: Type.Array(Type.String(), { default: [] }),
      },
      { additionalProperties: false },
    ),
    keys: Type.Object(
      {
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
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

export type OauthSettings = Static<typeof OauthSettings>;

type Deep<Part> = {
  [Key in keyof Part]?: Part[Key] extends readonly unknown[] ? Part[Key] : Deep<Part[Key]>;
};
export type GivenSettings = Deep<OauthSettings>;

/** The settings that hold: what is given, and what holds by default, with pages on the project's own site. */
export function completeSettings(given: GivenSettings, origin: string): OauthSettings {
  const urls = {
    login: `${origin}/login`,
    consent: `${origin}/consent`,
    logout: `${origin}/logout`,
    error: `${origin}/error`,
    post_logout_redirect: `${origin}/`,
    device_verification: `${origin}/device`,
    ...given.urls,
  };
  const parts = { ttl: {}, strategies: {}, oauth2: {}, oidc: {}, keys: {} };
  const completed: unknown = Value.Default(OauthSettings, structuredClone({ ...parts, ...given, urls }));
  return Value.Parse(OauthSettings, completed);
}
