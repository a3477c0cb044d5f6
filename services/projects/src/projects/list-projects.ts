import { type Caller, isAdministrator, subjectOf } from '@gazetteer/kernel';
import type { ListPage, ProjectRecord, Role } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireSomebody } from '../model/require-right.ts';

/** A project, with the role in it of the person who asks. */
export type ListedProject = { project: ProjectRecord; role?: Role };

/** A page of the list, or the one project that is named by its id or slug. */
export type ProjectQuery = ListPage | { named: string };

/**
 * The projects that a caller may see: administrators all, a project's key that one, everybody else those in which they have
 * a role.
 * @returns those from behind the place that `after` names; none where the one that is named is not among them
 * @throws OryError 401 for nobody
 */
export async function listProjects(
  { directory, roles }: Pick<ProjectContext, 'directory' | 'roles'>,
  caller: Caller,
  page: ProjectQuery,
): Promise<ListedProject[]> {
  requireSomebody(caller);
  if ('named' in page) return listNamed({ directory, roles }, caller, page.named);
  if (isAdministrator(caller)) return (await directory.list(page)).map((project) => ({ project }));
  if (caller.kind === 'project-key') {
    const project = page.after === undefined ? await directory.find(caller.project) : undefined;
    return project ? [{ project }] : [];
  }
  const person = subjectOf(caller);
  const held = person === undefined ? [] : await roles.of(person, page);
  const found = await Promise.all(
    held.map(async ({ id, role }) => ({ project: await directory.find(id), role })),
  );
  return found.flatMap(({ project, role }) => (project ? [{ project, role }] : []));
}

async function listNamed(
  { directory, roles }: Pick<ProjectContext, 'directory' | 'roles'>,
  caller: Caller,
  name: string,
): Promise<ListedProject[]> {
  const project = await directory.named(name);
  if (!project) return [];
  if (isAdministrator(caller)) return [{ project }];
  if (caller.kind === 'project-key') return caller.project === project.id ? [{ project }] : [];
  const person = subjectOf(caller);
  const role = person === undefined ? undefined : await roles.roleOf(project.id, person);
  return role === undefined ? [] : [{ project, role }];
}
