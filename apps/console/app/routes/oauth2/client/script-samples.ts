import type { SampledClient } from './sampled-client.ts';

/** A site with a server that signs people in, with openid-client. */
export function codeInNode(client: SampledClient): string {
  const { redirectUri = '', scope } = client;
  const isOpenId = scope.split(' ').includes('openid');
  const { port, protocol } = new URL(redirectUri);
  return [
    `import { createServer } from 'node:http';`,
    ...discovery(client),
    `const redirectUri = ${text(redirectUri)};`,
    '',
    'createServer(async (request, response) => {',
    '  const url = new URL(request.url, redirectUri);',
    '  if (url.pathname === new URL(redirectUri).pathname) {',
    String.raw`    const kept = /(?:^|; )sign_in=([^.;]+)\.([^.;]+)/.exec(request.headers.cookie ?? '');`,
    '    const tokens = await client.authorizationCodeGrant(config, url, {',
    '      expectedState: kept?.[1],',
    '      pkceCodeVerifier: kept?.[2],',
    ...(isOpenId ? ['      idTokenExpected: true,'] : []),
    '    });',
    ...(isOpenId
      ? [
          '    const { sub } = tokens.claims();',
          '    const person = await client.fetchUserInfo(config, tokens.access_token, sub);',
          '    response.end(JSON.stringify(person));',
        ]
      : ['    response.end(JSON.stringify({ scope: tokens.scope, expires_in: tokens.expires_in }));']),
    '    return;',
    '  }',
    '  const state = client.randomState();',
    '  const verifier = client.randomPKCECodeVerifier();',
    '  const address = client.buildAuthorizationUrl(config, {',
    '    redirect_uri: redirectUri,',
    ...(scope === '' ? [] : [`    scope: ${text(scope)},`]),
    '    state,',
    '    code_challenge: await client.calculatePKCECodeChallenge(verifier),',
    `    code_challenge_method: 'S256',`,
    '  });',
    '  response.writeHead(302, {',
    '    location: address.href,',
    `    'set-cookie': \`sign_in=\${state}.\${verifier}; HttpOnly; SameSite=Lax; Path=/${protocol === 'https:' ? '; Secure' : ''}\`,`,
    '  });',
    '  response.end();',
    `}).listen(${port === '' || protocol === 'https:' ? 3000 : port});`,
  ].join('\n');
}

/** A page that signs people in by itself, with oidc-client-ts. */
export function codeInBrowser({ issuer, id, redirectUri = '', scope }: SampledClient): string {
  return [
    `import { UserManager } from 'oidc-client-ts';`,
    '',
    'const manager = new UserManager({',
    `  authority: ${text(issuer)},`,
    `  client_id: ${text(id)},`,
    `  redirect_uri: ${text(redirectUri)},`,
    `  scope: ${text(scope)},`,
    '});',
    '',
    `if (new URLSearchParams(location.search).has('state')) {`,
    '  const user = await manager.signinRedirectCallback();',
    '  history.replaceState(null, document.title, location.pathname);',
    '  document.body.append(JSON.stringify(user.profile));',
    '} else {',
    '  await manager.signinRedirect();',
    '}',
  ].join('\n');
}

/** A service that gets tokens for itself, with openid-client. */
export function serviceInNode(client: SampledClient): string {
  const asked = client.scope === '' ? '' : `, { scope: ${text(client.scope)} }`;
  return [
    ...discovery(client),
    `const tokens = await client.clientCredentialsGrant(config${asked});`,
    'console.log(tokens.expires_in);',
  ].join('\n');
}

/** The beginning of every program in Node: it reads what the issuer says of itself, and knows who it is. */
function discovery({ issuer, id, authentication, idTokenAlgorithm }: SampledClient): string[] {
  const metadata =
    idTokenAlgorithm === 'RS256'
      ? 'undefined'
      : `{ id_token_signed_response_alg: ${text(idTokenAlgorithm)} }`;
  const isPlain = issuer.startsWith('http:');
  const isByKey = authentication === 'private_key_jwt';
  return [
    ...(isByKey ? [`import { readFile } from 'node:fs/promises';`, `import { importJWK } from 'jose';`] : []),
    `import * as client from 'openid-client';`,
    '',
    ...(isByKey
      ? [
          `const jwk = JSON.parse(await readFile('private-key.json', 'utf8'));`,
          'const key = { key: await importJWK(jwk, jwk.alg), kid: jwk.kid };',
        ]
      : []),
    'const config = await client.discovery(',
    `  new URL(${text(issuer)}),`,
    `  ${text(id)},`,
    `  ${metadata},`,
    `  ${proofs[authentication]},`,
    ...(isPlain ? ['  { execute: [client.allowInsecureRequests] },'] : []),
    ');',
  ];
}

const proofs: Record<SampledClient['authentication'], string> = {
  client_secret_basic: 'client.ClientSecretBasic(process.env.CLIENT_SECRET)',
  client_secret_post: 'client.ClientSecretPost(process.env.CLIENT_SECRET)',
  private_key_jwt: 'client.PrivateKeyJwt(key)',
  none: 'client.None()',
};

/** A text as JavaScript has it. */
function text(value: string): string {
  return JSON.stringify(value);
}
