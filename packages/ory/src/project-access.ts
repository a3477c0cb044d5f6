import { type Caller, changesNothing, hasScope, isAdministrator } from '@gazetteer/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OryError } from './ory-error.ts';

/**
 * What somebody may do in a project: look, change what stands in it, or decide about the project itself. Each includes the
 * one before.
 */
export type ProjectRight = 'view' | 'develop' | 'own';

/** A project as requests are about it. */
export type RequestedProject = {
  id: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  state: 'running' | 'halted';
};

/** Which project a request is about, and who may what there; implemented where the process is composed. */
export type ProjectAccess = {
  /** @throws not_found where the request names no project that there is */
  projectOf(request: FastifyRequest): Promise<RequestedProject>;
  /** Whether a person, or a program that acts for one, has this right in a project. */
  allows(caller: Caller, right: ProjectRight, projectId: string): Promise<boolean>;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The project that a request is about. */
    projectId: string;
  }
  interface FastifyInstance {
    projectAccess: { allows: ProjectAccess['allows']; area: string };
  }
  interface FastifyContextConfig {
    /** What the route asks for in its project, where its method does not say it: it reads, but what is secret. */
    projectRight?: ProjectRight;
  }
}

/**
 * Makes every request to a server one about a project. A project that is halted answers its members only, so that nothing
 * of it is lost while nobody can use it.
 * @param area what the scopes of project keys call this part of the API, such as `permissions`
 * @param take is told the project of each request
 */
export function workInProjects(
  server: FastifyInstance,
  { projectOf, allows }: ProjectAccess,
  area: string,
  take?: (request: FastifyRequest, project: RequestedProject) => Promise<void>,
): void {
  server.decorate('projectAccess', { allows, area });
  server.decorateRequest('projectId', '');
  server.addHook('onRequest', async (request) => {
    const project = await projectOf(request);
    request.projectId = project.id;
    if (project.state === 'halted') await requireMember(request, allows);
    if (take) await take(request, project);
  });
}

async function requireMember({ caller, projectId }: FastifyRequest, allows: ProjectAccess['allows']) {
  const isProgram = caller.kind === 'project-key' || caller.kind === 'access-token';
  if (!isProgram && (await allows(caller, 'view', projectId))) return;
  const reason = 'Its owners have halted it. Nothing of it is lost; it answers again once they let it run.';
  throw new OryError(503, 'This project is halted', { id: 'project_halted', reason });
}

/**
 * Lets those pass who may make a call in its project; a hook of the routes that administer. Calls that only read ask for
 * `view`, all others for `develop`, unless the route says otherwise. The portal's own project has no members: its
 * administrators decide there.
 * @throws OryError 401 for nobody, 403 for anybody else
 */
export async function requireProjectRight(request: FastifyRequest): Promise<void> {
  const { caller } = request;
  if (caller.kind === 'anonymous') throw notKnown();
  const { projectRight } = request.routeOptions.config;
  await requireFurtherRight(request, projectRight ?? (changesNothing(request) ? 'view' : 'develop'));
}

/**
 * For a call that asks for more where it is asked for more, such as for secrets.
 * @throws OryError 403
 */
export async function requireFurtherRight(request: FastifyRequest, right: ProjectRight): Promise<void> {
  const { caller, projectId, server } = request;
  if (await hasProjectRight(server.projectAccess, caller, right, projectId)) return;
  const reason = `This call needs ${neededRole[right]}.`;
  throw new OryError(403, 'The requested action was forbidden', { reason });
}

/**
 * Whether a caller has a right in a project: an administrator all, a key of the project as far as its scopes go, but never
 * to decide about the project itself, and everybody else by their role.
 * @returns a promise only where the store has to be asked
 */
export function hasProjectRight(
  { allows, area }: { allows: ProjectAccess['allows']; area: string },
  caller: Caller,
  right: ProjectRight,
  projectId: string,
): boolean | Promise<boolean> {
  if (isAdministrator(caller)) return true;
  if (caller.kind !== 'project-key') return allows(caller, right, projectId);
  if (caller.project !== projectId || right === 'own') return false;
  return hasScope(caller, area, right === 'view' ? 'read' : 'write');
}

const neededRole: Record<ProjectRight, string> = {
  view: 'a member of the project, a key of it with the scope to read here, or an administrator',
  develop:
    'a developer or owner of the project, a key of it with the scope to write here, or an administrator',
  own: 'an owner of the project, or an administrator',
};

function notKnown(): OryError {
  const reason = 'This call needs a key or the session of somebody who may make it.';
  return new OryError(401, 'The request could not be authorized', { reason });
}

/** The access of an installation whose administrators do everything, for tests of one service. */
export function accessOfAdministrators(
  projectOf: (host: string) => Promise<RequestedProject>,
): ProjectAccess {
  return {
    projectOf: ({ host }) => projectOf(host),
    allows: async (caller) => isAdministrator(caller),
  };
}
