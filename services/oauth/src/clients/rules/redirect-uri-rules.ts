import type { ClientDocument } from '../client.ts';
import { invalidMetadata, invalidRedirectUri } from '../client-errors.ts';

// Browsers run these, or read files by them, instead of asking a server.
const FORBIDDEN = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:']);
/** Names of the machine itself, as hosts of addresses (RFC 8252, section 7.3). */
export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
// Comparison is letter by letter, so an address must be written the one way in which it is sent.
const WRITTEN = /^[a-z][a-z0-9+.-]*:[\x21-\x5b\x5d-\x7e]+$/i;

type Addresses = Pick<
  ClientDocument,
  'redirect_uris' | 'post_logout_redirect_uris' | 'grant_types' | 'application_type'
>;

/** What is wrong with an address to which browsers are sent; undefined where nothing is. */
function faultOf(uri: string): string | undefined {
  const url = WRITTEN.test(uri) ? URL.parse(uri) : null;
  if (!url) return 'must be an absolute address, with no spaces and no backslash';
  if (uri.includes('#')) return 'must have no fragment (#…)';
  if (FORBIDDEN.has(url.protocol)) return `must not have the scheme ${url.protocol}`;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && !/^https?:\/\/[^/]/i.test(uri)) return 'must name a host';
  if (isWeb && (url.username || url.password)) return 'must hold no name and no password';
  return undefined;
}

/** The addresses to which answers are sent (RFC 6749, section 3.1.2; RFC 8252). @throws invalid_redirect_uri */
export function checkRedirectUris(document: ClientDocument): void {
  for (const uri of document.redirect_uris) {
    const fault = faultOf(uri);
    if (fault) throw invalidRedirectUri(`${JSON.stringify(uri)} ${fault}`);
  }
  const addresses = withLogout(document);
  if (document.application_type === 'web' && !fitWeb(document)) {
    throw invalidRedirectUri(
      'the application_type web takes http and https only, and with the implicit grant https only and not localhost',
    );
  }
  if (document.application_type === 'native' && !addresses.every(fitsNative)) {
    throw invalidRedirectUri(
      'the application_type native takes http only for loopback addresses, and https not for them',
    );
  }
  if (!fitWeb(document) && !addresses.every(fitsNative)) {
    throw invalidRedirectUri(
      'schemes of apps, and http with the implicit grant, go together with http of loopback addresses and https of others, and with nothing else',
    );
  }
}

/** Where people are sent after a sign-out: to places of the client. @throws invalid_client_metadata */
export function checkPostLogoutUris({ post_logout_redirect_uris = [], redirect_uris }: ClientDocument): void {
  const places = new Set(redirect_uris.map(placeOf));
  for (const uri of post_logout_redirect_uris) {
    const fault = faultOf(uri);
    if (fault) throw invalidMetadata('post_logout_redirect_uris', `${JSON.stringify(uri)} ${fault}`);
    if (!places.has(placeOf(uri))) {
      const rule = `${JSON.stringify(uri)} must share scheme, host and port with one of the redirect_uris`;
      throw invalidMetadata('post_logout_redirect_uris', rule);
    }
  }
}

/**
 * Whether a client is a site or an app, for the protocol engine: as it says, or else as its addresses tell. Apps may be
 * answered at any port of a loopback address (RFC 8252, section 7.3).
 */
export function applicationType(document: Addresses): 'web' | 'native' {
  if (document.application_type) return document.application_type;
  const addresses = withLogout(document);
  const isOfApp = addresses.some((uri) => !isOfWeb(uri) || hasLoopbackNumber(uri));
  if (addresses.every(fitsNative) && (isOfApp || !fitWeb(document))) return 'native';
  return 'web';
}

function withLogout({ redirect_uris, post_logout_redirect_uris = [] }: Addresses): string[] {
  return [...redirect_uris, ...post_logout_redirect_uris];
}

function fitWeb(document: Addresses): boolean {
  const isImplicit = document.grant_types.includes('implicit');
  return withLogout(document).every((uri) => {
    const { protocol, hostname } = new URL(uri);
    if (isImplicit) return protocol === 'https:' && hostname !== 'localhost';
    return protocol === 'https:' || protocol === 'http:';
  });
}

function fitsNative(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  if (protocol === 'http:') return LOOPBACK.has(hostname);
  return protocol !== 'https:' || !LOOPBACK.has(hostname);
}

function isOfWeb(uri: string): boolean {
  return /^https?:/i.test(uri);
}

function hasLoopbackNumber(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' && hostname !== 'localhost' && LOOPBACK.has(hostname);
}

function placeOf(uri: string): string {
  const url = URL.parse(uri);
  return url ? `${url.protocol}//${url.host}` : uri;
}
