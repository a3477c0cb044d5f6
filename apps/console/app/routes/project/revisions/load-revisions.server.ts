import type { OryClient } from '@gazetteer/client/ory';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { writtenDifferences } from '../../../parts/written-differences.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { namesOfActors } from '../../../project/names-of-actors.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 25;

type Asking = ProjectArguments & { url: URL };

/**
 * One page of revisions, the newest first, and the differences that the address asks for: those that lead from one to another.
 * @throws Response as `loadProject`; 404 for a revision that there is not
 */
export async function loadRevisions(asking: Asking) {
  const { id: projectId } = await loadProject(asking);
  const client = oryClient(asking);
  const pageToken = asking.url.searchParams.get('page_token');
  const [{ data: revisions, headers }, { data: project }, names, shown] = await Promise.all([
    readForPage(
      asking,
      client.listProjectRevisions({ projectId, pageSize, ...(pageToken ? { pageToken } : {}) }),
    ),
    readForPage(asking, client.getProject({ projectId })),
    namesOfActors(asking, projectId),
    loadDifferences(asking, projectId),
  ]);
  const next = nextPageToken(headers);
  const previous = await findPrevious(client, projectId, next);
  return {
    // Who has no name here any more is known by their id.
    revisions: revisions.map((one, index) => ({
      ...one,
      made_by: names.get(one.made_by ?? '') ?? one.made_by,
      previous: revisions[index + 1]?.id ?? previous,
    })),
    current: project.revision_id,
    shown,
    next,
    calls: [
      describeCall(asking, 'listProjectRevisions', { projectId }),
      describeCall(asking, 'getProjectRevision', { projectId, revisionId: project.revision_id }),
      describeCall(asking, 'restoreProjectRevision', { projectId, revisionId: project.revision_id }),
    ],
  };
}

/** The revision before the last one of a page, which is on the next. */
async function findPrevious(client: OryClient, projectId: string, pageToken: string | undefined) {
  if (pageToken === undefined) return undefined;
  const { data } = await client.listProjectRevisions({ projectId, pageToken, pageSize: 1 });
  return data[0]?.id;
}

async function loadDifferences(asking: Asking, projectId: string) {
  const from = asking.url.searchParams.get('from');
  const to = asking.url.searchParams.get('to');
  if (!from || !to) return undefined;
  const client = oryClient(asking);
  const [{ data: before }, { data: after }] = await Promise.all([
    readForPage(asking, client.getProjectRevision({ projectId, revisionId: from, compare: to })),
    readForPage(asking, client.getProjectRevision({ projectId, revisionId: to })),
  ]);
  return {
    from,
    to,
    number: after.number,
    differences: writtenDifferences(before.differences),
  };
}

export type ListedRevision = Awaited<ReturnType<typeof loadRevisions>>['revisions'][number];
export type ShownRevision = NonNullable<Awaited<ReturnType<typeof loadRevisions>>['shown']>;
