const known = [
  'access_denied',
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'request_forbidden',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
] as const;

/** An error of an OAuth2 request as its page tells it. */
export interface OauthErrorText {
  known: `error.oauth.${(typeof known)[number] | 'unknown'}`;
  code: string;
  description: string;
}

/** Longer than any error of ours: who writes an address has no page of ours to fill. */
const longestText = 300;

/**
 * The error that the address of the page names (RFC 6749, section 4.1.2.1), which anybody can write; undefined for none.
 */
export function readOauthError(asked: URLSearchParams): OauthErrorText | undefined {
  const given = asked.get('error');
  if (!given) return undefined;
  const code = known.find((name) => name === given);
  return {
    known: code ? `error.oauth.${code}` : 'error.oauth.unknown',
    code: shortened(given),
    description: shortened(asked.get('error_description') ?? ''),
  };
}

/** Printable text in one line. */
function shortened(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line;
}
