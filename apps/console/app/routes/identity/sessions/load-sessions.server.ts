import { identityName } from '../../../identity-form/identity-name.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 50;
const kinds = ['active', 'ended', 'all'] as const;

/**
 * One page of sessions, of those that the address asks for: `shown` is `active`, `ended` or `all`.
 * @throws Response as `readForPage`
 */
export async function loadSessions(asking: ProjectArguments & { url: URL }) {
  const { searchParams } = asking.url;
  const shown = kinds.find((one) => one === searchParams.get('shown')) ?? 'active';
  const pageToken = searchParams.get('page_token');
  const filter = shown === 'all' ? {} : { active: shown === 'active' };
  const listing = projectClient(asking).listSessions({
    ...filter,
    pageSize,
    expand: ['identity'],
    ...(pageToken ? { pageToken } : {}),
  });
  const { data, headers } = await readForPage(asking, listing);
  return {
    shown,
    sessions: data.map(
      ({ id, active, identity, authenticated_at, expires_at, authenticator_assurance_level }) => ({
        id,
        identity: identity?.id,
        who: identity ? identityName(identity) : '',
        since: authenticated_at,
        until: expires_at,
        level: authenticator_assurance_level ?? '',
        isActive: active,
      }),
    ),
    next: nextPageToken(headers),
    calls: [
      describeCall(asking, 'listSessions', { ...filter, pageSize, expand: ['identity'] }),
      describeCall(asking, 'extendSession', { id: data[0]?.id ?? 'SESSION' }),
      describeCall(asking, 'disableSession', { id: data[0]?.id ?? 'SESSION' }),
    ],
  };
}

export type ListedSession = Awaited<ReturnType<typeof loadSessions>>['sessions'][number];
