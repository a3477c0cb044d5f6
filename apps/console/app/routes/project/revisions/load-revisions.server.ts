import { oryClient, readOry } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';

const pageSize = 25;
/** No project has more. */
const ALL_MEMBERS = 500;

type Asking = ProjectArguments & { url: URL };

/**
 * One page of revisions, the newest first, and the differences that the address asks for: `revision`, and `compare` for another
 * than the one before it.
 * @throws Response as `loadProject`; 404 for a revision that there is not
 */
export async function loadRevisions(asking: Asking) {
  const { id: projectId } = await loadProject(asking);
  const client = oryClient(asking);
  const pageToken = asking.url.searchParams.get('page_token');
  const [{ data: revisions, headers }, { data: project }, members, shown] = await Promise.all([
    readOry(
      asking,
      client.listProjectRevisions({ projectId, pageSize, ...(pageToken ? { pageToken } : {}) }),
    ),
    readOry(asking, client.getProject({ projectId })),
    readOry(asking, client.getProjectMembers({ projectId, pageSize: ALL_MEMBERS })),
    loadDifferences(asking, projectId),
  ]);
  const names = new Map(members.data.map(({ id, name, email }) => [id, name || email]));
  return {
    // Who is a member no more, and a key, are known by their ids.
    revisions: revisions.map((one) => ({ ...one, made_by: names.get(one.made_by ?? '') ?? one.made_by })),
    current: project.revision_id,
    shown,
    next: nextPageToken(headers),
    calls: [
      describeCall(asking, 'listProjectRevisions', { projectId }),
      describeCall(asking, 'getProjectRevision', { projectId, revisionId: project.revision_id }),
      describeCall(asking, 'restoreProjectRevision', { projectId, revisionId: project.revision_id }),
    ],
  };
}

async function loadDifferences(asking: Asking, projectId: string) {
  const revisionId = asking.url.searchParams.get('revision');
  if (!revisionId) return undefined;
  const compare = asking.url.searchParams.get('compare');
  const reading = oryClient(asking).getProjectRevision({
    projectId,
    revisionId,
    ...(compare ? { compare } : {}),
  });
  const { data } = await readOry(asking, reading);
  return {
    id: data.id,
    number: data.number,
    // What stands in them can be anything, and is shown as JSON.
    differences: data.differences.map(({ op, path, before, after }) => ({
      op,
      path,
      before: before === undefined ? undefined : JSON.stringify(before, null, 2),
      after: after === undefined ? undefined : JSON.stringify(after, null, 2),
    })),
  };
}

export type ListedRevision = Awaited<ReturnType<typeof loadRevisions>>['revisions'][number];
export type ShownRevision = NonNullable<Awaited<ReturnType<typeof loadRevisions>>['shown']>;
