import { describeCall } from '../../../project/describe-call.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 50;

/**
 * What somebody has let programs do, the newest first; nothing while no subject is named.
 * @throws Response as `readForPage`
 */
export async function loadConsents(asking: ProjectArguments & { url: URL }) {
  const subject = (asking.url.searchParams.get('subject') ?? '').trim();
  const written = subject || 'SUBJECT';
  const calls = [
    describeCall(asking, 'listOAuth2ConsentSessions', { subject: written, pageSize }),
    describeCall(asking, 'revokeOAuth2ConsentSessions', { subject: written, client: 'CLIENT_ID' }),
    describeCall(asking, 'revokeOAuth2ConsentSessions', { subject: written, all: true }),
    describeCall(asking, 'revokeOAuth2LoginSessions', { subject: written }),
  ];
  if (subject === '') return { subject, consents: [], next: undefined, calls };
  const pageToken = asking.url.searchParams.get('page_token');
  const wanted = { subject, pageSize, ...(pageToken ? { pageToken } : {}) };
  const { data, headers } = await readForPage(
    asking,
    projectClient(asking).listOAuth2ConsentSessions(wanted),
  );
  const consents = data.map((consent) => {
    const client = consent.consent_request['client'] as
      | { client_id?: string; client_name?: string }
      | undefined;
    return {
      client: client?.client_id ?? '',
      name: client?.client_name || client?.client_id || '',
      scope: consent.grant_scope.join(' '),
      audience: consent.grant_access_token_audience.join(' '),
      at: consent.handled_at,
      isRemembered: consent.remember,
      /** In seconds; 0 for ever. */
      rememberedFor: consent.remember_for,
    };
  });
  return { subject, consents, next: nextPageToken(headers), calls };
}

export type ListedConsent = Awaited<ReturnType<typeof loadConsents>>['consents'][number];
