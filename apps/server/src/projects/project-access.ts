import { type IdentityContext, PORTAL_PROJECT, type Project } from '@gazetteer/identity';
import { type Authorizer, notFound, type Relation } from '@gazetteer/kernel';
import { hasProjectRight, type ProjectAccess, type ProjectRight } from '@gazetteer/ory';
import type { FastifyRequest } from 'fastify';

/** Names the project of a request at the portal's own host, by its id or slug: the console has no other one. */
const PROJECT_HEADER = 'x-gazetteer-project';

const relationOf: Record<ProjectRight, Relation> = { view: 'viewer', develop: 'developer', own: 'owner' };

/**
 * Which project a request is about: the one of its host, and at the portal's own host that of the key it carries, or the one that
 * a member names in the header.
 */
export function projectAccess(
  { projects }: Pick<IdentityContext, 'projects'>,
  authorizer: Authorizer,
): ProjectAccess {
  const allows: ProjectAccess['allows'] = (caller, right, id) =>
    authorizer.allows(caller, relationOf[right], { type: 'project', id });
  const namedBy = async ({ headers, caller }: FastifyRequest): Promise<Project | undefined> => {
    const named = headers[PROJECT_HEADER];
    if (typeof named !== 'string') {
      return caller.kind === 'project-key' ? projects.ofId(caller.project) : undefined;
    }
    const project = await projects.named(named);
    // A member may look at least. To all others there is no such project.
    const isMember =
      project !== undefined &&
      (caller.kind === 'project-key'
        ? caller.project === project.id
        : await hasProjectRight({ allows, area: '' }, caller, 'view', project.id));
    if (!isMember) throw notFound('This project does not exist');
    return project;
  };
  return {
    allows,
    projectOf: async (request) => {
      const ofHost = await projects.ofHost(request.host);
      return ofHost.id === PORTAL_PROJECT ? ((await namedBy(request)) ?? ofHost) : ofHost;
    },
  };
}
