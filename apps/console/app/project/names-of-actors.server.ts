import { siteContext } from '@gazetteer/site/server';
import { translator } from '../i18n/i18n.server.ts';
import { oryClient } from '../ory-calls/ory-client.server.ts';
import { readForPage } from '../session/read-for-page.server.ts';
import type { ProjectArguments } from './project-client.server.ts';

/** No project has more of either. */
const ALL = 500;

/**
 * The names of those who do something in a project, by their ids: its members and its API keys. Who is a member no more, a key that was
 * deleted, and administrators of the installation have none here.
 * @throws Response as `readForPage`
 */
export async function namesOfActors(
  asking: ProjectArguments & { url: URL },
  projectId: string,
): Promise<ReadonlyMap<string, string>> {
  const t = translator(siteContext(asking.context).locale);
  const client = oryClient(asking);
  const [members, keys] = await readForPage(
    asking,
    Promise.all([
      client.getProjectMembers({ projectId, pageSize: ALL }),
      client.listProjectApiKeys({ project: projectId, pageSize: ALL }),
    ]),
  );
  return new Map([
    ...members.data.map(({ id, name, email }) => [id, name || email] as const),
    ...keys.data.map(({ id, name }) => [id, t('parts.keyNamed', { name })] as const),
  ]);
}
