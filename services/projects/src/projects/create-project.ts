import { randomUUID } from 'node:crypto';
import {
  actorOf,
  ApplicationError,
  type Caller,
  conflict,
  identityOf,
  readVisibleName,
} from '@gazetteer/kernel';
import type { ProjectRecord } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireAdministrator } from '../model/require-right.ts';
import { type CurrentProject, noteRevision } from '../revisions/current-revision.ts';
import { readDocument } from '../settings/project-document.ts';
import { anotherSlug, chooseSlug } from './choose-slug.ts';

/** Every project has a host of its own and is known to each process. */
const MOST_PROJECTS = 1_000;

/**
 * Makes a project with a host, accounts, clients and permissions of its own. Whoever makes it owns it. Only administrators of
 * the installation may: a host below the government's own name can ask people for their passwords.
 * @throws OryError 401, 403; invalid_input for a name or slug that cannot be; conflict for a slug that is taken, and where
 * there are as many projects as there may be
 */
export async function createProject(
  context: ProjectContext,
  caller: Caller,
  given: { name: string; slug?: string },
): Promise<CurrentProject> {
  requireAdministrator(caller);
  const name = readVisibleName(given.name);
  const slug = chooseSlug(name, given.slug);
  await requireRoom(context);
  try {
    return await make(context, caller, { name, slug });
  } catch (error) {
    const isTaken = error instanceof ApplicationError && error.code === 'conflict';
    if (!isTaken || given.slug !== undefined) throw error;
    return make(context, caller, { name, slug: anotherSlug(slug) });
  }
}

async function requireRoom({ directory }: ProjectContext): Promise<void> {
  const projects = await directory.list({ limit: MOST_PROJECTS });
  if (projects.length < MOST_PROJECTS) return;
  throw conflict(
    `There are ${MOST_PROJECTS} projects, as many as there may be: purge one that is not needed first.`,
  );
}

function make(
  context: ProjectContext,
  caller: Caller,
  named: { name: string; slug: string },
): Promise<CurrentProject> {
  const madeBy = actorOf(caller);
  const owner = identityOf(caller);
  return context.sql.transaction(async () => {
    const project: ProjectRecord = await context.directory.create({ id: randomUUID(), ...named });
    if (owner !== undefined) await context.roles.assign(project.id, owner, 'owner');
    const document = await readDocument(context, project);
    const revisionId = await noteRevision(context, project.id, document, { cause: 'created', madeBy });
    await context.audit.record(project.id, { event: 'project_created', by: madeBy });
    return { project, revisionId, document };
  });
}
