import type { GrantType } from '../../../client-form/grant-types.ts';
import { linesOf } from '../../../client-form/lines-of.ts';

/** The kinds of application that one registers, in the order of the page. */
export const clientKinds = ['web', 'browser', 'native', 'service', 'device'] as const;
export type ClientKind = (typeof clientKinds)[number];

const code = ['authorization_code', 'refresh_token'] as const;

/** What a client of each kind is registered with; without a secret wherever the application cannot keep one (RFC 8252, section 8.5). */
const defaults = {
  web: { grant_types: [...code], token_endpoint_auth_method: 'client_secret_basic' },
  browser: { grant_types: [...code], token_endpoint_auth_method: 'none' },
  native: { grant_types: [...code], token_endpoint_auth_method: 'none', application_type: 'native' },
  service: { grant_types: ['client_credentials'], token_endpoint_auth_method: 'client_secret_basic' },
  device: {
    grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
  },
} as const;

/** The kind that a form or an address names, a web application unless it is one of them. */
export function clientKindOf(given: string | null): ClientKind {
  return clientKinds.find((kind) => kind === given) ?? 'web';
}

/** Whether people are sent back to the application, so that it needs redirect addresses. */
export function hasRedirects(kind: ClientKind): boolean {
  return kind !== 'service' && kind !== 'device';
}

/** The ways by which a client of a kind gets tokens. */
export function grantsOfKind(kind: ClientKind): readonly GrantType[] {
  return defaults[kind].grant_types;
}

/** The client that a form asks for; addresses are separated by white space. */
export function clientOf(kind: ClientKind, form: URLSearchParams) {
  const { grant_types, ...rest } = defaults[kind];
  const redirects = linesOf(form.get('redirect_uris'));
  const afterwards = linesOf(form.get('post_logout_redirect_uris'));
  return {
    client_name: (form.get('name') ?? '').trim(),
    scope: linesOf(form.get('scope')).join(' '),
    grant_types: [...grant_types],
    ...rest,
    ...(hasRedirects(kind) ? { redirect_uris: redirects } : {}),
    ...(hasRedirects(kind) && afterwards.length > 0 ? { post_logout_redirect_uris: afterwards } : {}),
    // Scripts fetch their tokens from other origins than the service's own.
    ...(kind === 'browser' ? { allowed_cors_origins: originsOf(redirects) } : {}),
  };
}

/** The origins of web addresses; what is none is refused by the service, which says why. */
function originsOf(addresses: readonly string[]): string[] {
  const web = addresses.filter((one) => /^https?:/i.test(one) && URL.canParse(one));
  return [...new Set(web.map((one) => new URL(one).origin))];
}
