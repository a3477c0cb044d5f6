import { describeCall } from '../../../project/describe-call.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 50;

/**
 * One page of the issuers whose assertions a project takes for tokens.
 * @throws Response as `readForPage`
 */
export async function loadIssuers(asking: ProjectArguments & { url: URL }) {
  const pageToken = asking.url.searchParams.get('page_token');
  const wanted = { pageSize, ...(pageToken ? { pageToken } : {}) };
  const { data, headers } = await readForPage(
    asking,
    projectClient(asking).listTrustedOAuth2JwtGrantIssuers(wanted),
  );
  const now = new Date().toISOString();
  return {
    issuers: data.map((issuer) => ({
      id: issuer.id,
      issuer: issuer.issuer,
      subject: issuer.allow_any_subject ? undefined : issuer.subject,
      scope: issuer.scope.join(' '),
      kid: issuer.public_key.kid,
      until: issuer.expires_at,
      isOver: issuer.expires_at <= now,
    })),
    next: nextPageToken(headers),
    calls: [
      describeCall(asking, 'listTrustedOAuth2JwtGrantIssuers', wanted),
      describeCall(asking, 'trustOAuth2JwtGrantIssuer', {
        trustOAuth2JwtGrantIssuer: {
          issuer: 'https://issuer.example',
          allow_any_subject: true,
          scope: ['catalogue.read'],
          jwk: { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: 'KEY_ID', x: 'X', y: 'Y' },
          expires_at: '2030-01-31T00:00:00Z',
        },
      }),
      describeCall(asking, 'deleteTrustedOAuth2JwtGrantIssuer', { id: data[0]?.id ?? 'ID' }),
    ],
  };
}

export type ListedIssuer = Awaited<ReturnType<typeof loadIssuers>>['issuers'][number];
