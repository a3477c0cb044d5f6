import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 50;

/**
 * One page of the keys.
 * @throws Response as `loadProject`
 */
export async function loadKeys(asking: ProjectArguments & { url: URL }) {
  const { id: project } = await loadProject(asking);
  const pageToken = asking.url.searchParams.get('page_token');
  const listing = oryClient(asking).listProjectApiKeys({
    project,
    pageSize,
    ...(pageToken ? { pageToken } : {}),
  });
  const { data, headers } = await readForPage(asking, listing);
  return {
    keys: data,
    next: nextPageToken(headers),
    calls: [
      describeCall(asking, 'listProjectApiKeys', { project }),
      describeCall(asking, 'createProjectApiKey', {
        project,
        inlineObject3: { name: 'Sign-in pages', scopes: ['identity.read'] },
      }),
      describeCall(asking, 'deleteProjectApiKey', { project, tokenId: data[0]?.id ?? 'KEY_ID' }),
    ],
  };
}

export type ListedKey = Awaited<ReturnType<typeof loadKeys>>['keys'][number];
