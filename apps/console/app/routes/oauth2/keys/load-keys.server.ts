import { describeCall } from '../../../project/describe-call.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 20;

/**
 * One page of the key sets of a project, with their keys.
 * @throws Response as `readForPage`
 */
export async function loadKeys(asking: ProjectArguments & { url: URL }) {
  const pageToken = asking.url.searchParams.get('page_token');
  const wanted = { pageSize, ...(pageToken ? { pageToken } : {}) };
  const { data: sets, headers } = await readForPage(asking, projectClient(asking).listJsonWebKeySets(wanted));
  const [set = 'hydra.openid.id-token', kid = 'KEY_ID'] = [sets[0]?.set, sets[0]?.keys[0]?.kid];
  return {
    sets,
    next: nextPageToken(headers),
    calls: [
      describeCall(asking, 'listJsonWebKeySets', wanted),
      describeCall(asking, 'createJsonWebKeySet', {
        set,
        createJsonWebKeySet: { alg: 'ES256', use: 'sig' },
      }),
      describeCall(asking, 'deleteJsonWebKey', { set, kid }),
      describeCall(asking, 'deleteJsonWebKeySet', { set }),
    ],
  };
}

export type ListedSet = Awaited<ReturnType<typeof loadKeys>>['sets'][number];
export type ListedKey = ListedSet['keys'][number];
