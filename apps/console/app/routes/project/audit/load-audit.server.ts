import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { namesOfActors } from '../../../project/names-of-actors.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { readEvent } from './audit-events.ts';

const pageSize = 50;

/**
 * One page of what was recorded about the project and its accounts, the newest first.
 * @throws Response as `loadProject`
 */
export async function loadAudit(asking: ProjectArguments & { url: URL }) {
  const { id: projectId } = await loadProject(asking);
  const { searchParams } = asking.url;
  const pageToken = searchParams.get('page_token');
  const event = readEvent(searchParams.get('event'));
  const wanted = { pageSize, ...(pageToken ? { pageToken } : {}), ...(event ? { event } : {}) };
  const [{ data, headers }, names] = await Promise.all([
    readForPage(asking, projectClient(asking).listAuditEvents(wanted)),
    namesOfActors(asking, projectId),
  ]);
  // Who has no name here is known by their id.
  const nameOf = (id: unknown) => (typeof id === 'string' ? (names.get(id) ?? id) : undefined);
  return {
    event,
    events: data.map(({ id, at, event: what, identity_id, ip, details: { by, ...details } }) => ({
      id,
      at,
      event: what,
      // Left out where nobody acted for the account. Whoever fails to sign in need not be its person, so none is named.
      by: nameOf(by),
      about: nameOf(identity_id),
      ip,
      details: Object.entries(details).map(
        ([name, value]) => `${name}: ${name === 'key' ? nameOf(value) : written(value)}`,
      ),
    })),
    next: nextPageToken(headers),
    calls: [describeCall(asking, 'listAuditEvents', event ? { event } : {})],
  };
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
