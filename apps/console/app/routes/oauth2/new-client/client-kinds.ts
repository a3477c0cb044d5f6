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

/** The client that a form asks for; redirect addresses stand one a line. */
export function clientOf(kind: ClientKind, form: URLSearchParams) {
  const { grant_types, ...rest } = defaults[kind];
  const redirects = (form.get('redirect_uris') ?? '').split(/\s+/).filter((line) => line !== '');
  return {
    client_name: (form.get('name') ?? '').trim(),
    scope: (form.get('scope') ?? '').trim(),
    grant_types: [...grant_types],
    ...rest,
    ...(hasRedirects(kind) ? { redirect_uris: redirects } : {}),
  };
}
