import { identityName } from '../../../identity-form/identity-name.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 50;
const longestSearch = 200;

/**
 * One page of the accounts that the address asks for: `q` for words of their traits, `identifier` for what they sign in with.
 * @throws Response as `readForPage`
 */
export async function loadIdentities(asking: ProjectArguments & { url: URL }) {
  const { searchParams } = asking.url;
  const words = (searchParams.get('q') ?? '').trim().slice(0, longestSearch);
  const identifier = (searchParams.get('identifier') ?? '').trim().slice(0, longestSearch);
  const pageToken = searchParams.get('page_token');
  const filters = {
    ...(words === '' ? {} : { search: words }),
    ...(identifier === '' ? {} : { credentialsIdentifier: identifier }),
  };
  const listing = projectClient(asking).listIdentities({
    ...filters,
    pageSize,
    ...(pageToken ? { pageToken } : {}),
  });
  const { data, headers } = await readForPage(asking, listing);
  return {
    query: { words, identifier },
    identities: data.map((identity) => ({
      id: identity.id,
      name: identityName(identity),
      state: identity.state,
      schema: identity.schema_id,
      created: identity.created_at,
    })),
    next: nextPageToken(headers),
    calls: [describeCall(asking, 'listIdentities', { ...filters, pageSize })],
  };
}

export type ListedIdentity = Awaited<ReturnType<typeof loadIdentities>>['identities'][number];
