import { type Caller, identityOf, isAdministrator } from '@gazetteer/kernel';
import { hasProjectRight, OryError, type ProjectRight } from '@gazetteer/ory';
import type { ProjectRecord } from './ports.ts';
import type { ProjectContext } from './project-context.ts';

/** What the scopes of project keys call this part of the API. */
export const AREA = 'projects';

/**
 * A project in which a caller has a right. Who may not even look is told that there is no such project.
 * @throws OryError 401 for nobody, 404 for a stranger, 403 for a member whose role is not enough
 */
export async function requireRight(
  context: Pick<ProjectContext, 'directory' | 'allows'>,
  caller: Caller,
  right: ProjectRight,
  projectId: string,
): Promise<ProjectRecord> {
  requireSomebody(caller);
  const { directory, allows } = context;
  const may = (wanted: ProjectRight) => hasProjectRight({ allows, area: AREA }, caller, wanted, projectId);
  const isLet = await may(right);
  const project = isLet || (await may('view')) ? await directory.find(projectId) : undefined;
  if (!project) throw noProject();
  if (isLet) return project;
  throw new OryError(403, 'The requested action was forbidden', {
    reason: `This call needs ${neededRole[right]} of the project.`,
  });
}

const neededRole: Record<ProjectRight, string> = {
  view: 'a member',
  develop: 'a developer or an owner',
  own: 'an owner',
};

/** @throws OryError 401 */
export function requireSomebody(caller: Caller): void {
  if (caller.kind !== 'anonymous') return;
  const reason = 'This call needs a key or the session of somebody who may make it.';
  throw new OryError(401, 'The request could not be authorized', { reason });
}

/** @throws OryError 403 for everybody but the administrators of the installation */
export function requireAdministrator(caller: Caller): void {
  requireSomebody(caller);
  if (isAdministrator(caller)) return;
  const reason = 'This call needs an administrator of the installation.';
  throw new OryError(403, 'The requested action was forbidden', { reason });
}

/**
 * The person who calls.
 * @throws OryError 403 for programs of nobody
 */
export function requirePerson(caller: Caller): string {
  requireSomebody(caller);
  const person = identityOf(caller);
  if (person !== undefined) return person;
  throw new OryError(403, 'The requested action was forbidden', { reason: 'This call needs a person.' });
}

/** 404: there is no such project, or the caller may not know of it. */
function noProject(): OryError {
  return new OryError(404, 'Unable to locate the resource', { reason: 'There is no such project.' });
}
