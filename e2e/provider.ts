import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Runs `visit` beside a foreign sign-in provider that only has its first page: it names its endpoints, and shows
 * that people have arrived.
 */
export async function withProvider(visit: (issuer: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    if (request.url === '/.well-known/openid-configuration') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(discoveryOf(issuer)));
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end('<h1>Sign in at the Region</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await visit(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}
