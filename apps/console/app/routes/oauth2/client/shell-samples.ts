import type { SampledClient } from './sampled-client.ts';

/** The authorization code flow with PKCE by hand: an address to open, and the code from the one that one returns to. */
export function codeInShell(client: SampledClient): string {
  const { issuer, id, redirectUri = '', scope } = client;
  const fixed = new URLSearchParams({
    response_type: 'code',
    client_id: id,
    redirect_uri: redirectUri,
    scope,
    code_challenge_method: 'S256',
  });
  return [
    ...head(client),
    'VERIFIER=$(openssl rand -hex 32)',
    'STATE=$(openssl rand -hex 16)',
    String.raw`CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 | tr '+/' '-_' | tr -d '=\n')`,
    `REQUEST=${quoted(`${issuer}/oauth2/auth?${fixed.toString()}`)}`,
    'echo "$REQUEST&state=$STATE&code_challenge=$CHALLENGE"',
    '',
    `printf 'state: '; read -r RETURNED`,
    '[ "$RETURNED" = "$STATE" ] || exit 1',
    `printf 'code: '; read -r CODE`,
    ...tokenCall(client, [
      '-d grant_type=authorization_code',
      '--data-urlencode "code=$CODE"',
      `--data-urlencode ${quoted(`redirect_uri=${redirectUri}`)}`,
      '-d "code_verifier=$VERIFIER"',
    ]),
  ].join('\n');
}

/** The client credentials grant. */
export function serviceInShell(client: SampledClient): string {
  return [
    ...head(client),
    ...tokenCall(client, ['-d grant_type=client_credentials', ...scopeOf(client)]),
  ].join('\n');
}

/** The device flow: asks for a code that a person types, and then, until that is done, for tokens. */
export function deviceInShell(client: SampledClient): string {
  return [
    ...head(client),
    `curl -sS ${quoted(`${client.issuer}/oauth2/device/auth`)} \\`,
    ...continued([...credentials(client), ...scopeOf(client)]),
    '',
    `printf 'device_code: '; read -r DEVICE_CODE`,
    ...tokenCall(client, [
      '-d grant_type=urn:ietf:params:oauth:grant-type:device_code',
      '-d "device_code=$DEVICE_CODE"',
    ]),
  ].join('\n');
}

function head({ authentication }: SampledClient): string[] {
  return authentication === 'none' ? [] : [': "${CLIENT_SECRET:?}"'];
}

function tokenCall(client: SampledClient, fields: readonly string[]): string[] {
  return [
    `curl -sS ${quoted(`${client.issuer}/oauth2/token`)} \\`,
    ...continued([...credentials(client), ...fields]),
  ];
}

/** How the client proves who it is. Names and secrets are written as in addresses first (RFC 6749, section 2.3.1). */
function credentials({ id, authentication }: SampledClient): string[] {
  if (authentication === 'client_secret_basic') {
    return [`--user ${quoted(`${encodeURIComponent(id)}:`)}"$CLIENT_SECRET"`];
  }
  const named = [`--data-urlencode ${quoted(`client_id=${id}`)}`];
  if (authentication === 'none') return named;
  return [...named, '--data-urlencode "client_secret=$CLIENT_SECRET"'];
}

function scopeOf({ scope }: SampledClient): string[] {
  return scope === '' ? [] : [`--data-urlencode ${quoted(`scope=${scope}`)}`];
}

function continued(lines: readonly string[]): string[] {
  return lines.map((line, index) => `  ${line}${index < lines.length - 1 ? ' \\' : ''}`);
}

/** A shell takes nothing in single quotes for its own; a quote itself stands outside of them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
