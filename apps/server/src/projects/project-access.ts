import { type IdentityContext, PORTAL_PROJECT, type Project } from '@gazetteer/identity';
import { type Authorizer, type Caller, notFound, type Relation } from '@gazetteer/kernel';
import { hasProjectRight, type ProjectAccess, type ProjectRight } from '@gazetteer/ory';

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
  /** A member may look at least. To all others there is no such project. */
  const named = async (name: string, caller: Caller): Promise<Project> => {
    const project = await projects.named(name);
    if (!project) throw noProject();
    const isSeen =
      caller.kind === 'project-key'
        ? caller.project === project.id
        : await hasProjectRight({ allows, area: '' }, caller, 'view', project.id);
    if (!isSeen) throw noProject();
    return project;
  };
  return {
    allows,
    projectOf: async ({ host, headers, caller }) => {
      const ofHost = await projects.ofHost(host);
      if (ofHost.id !== PORTAL_PROJECT) return ofHost;
      const name = headers[PROJECT_HEADER];
      if (typeof name === 'string') return named(name, caller);
      return caller.kind === 'project-key' ? projects.ofId(caller.project) : ofHost;
    },
  };
}

/** The same for a name that nobody has and for a project that the caller may not know of. */
function noProject() {
  return notFound(
    'X-Gazetteer-Project names no project in which the caller has a role. Calls that need no role, such as those of OAuth2 clients and of sign-in, are made at the own host of the project, without this header.',
  );
}
