import type { PermissionContext } from '@gazetteer/permissions';
import type { Role, RolePort } from '@gazetteer/projects';
import { createTupleRoles } from './tuple-roles.ts';

/** The relations of `namespaces.opl` in which roles in projects stand. */
const relationOf: Record<Role, string> = { owner: 'owners', developer: 'developers', viewer: 'viewers' };

/** Roles of people in projects of the identity platform. */
export function createProjectRoles(permissions: PermissionContext): RolePort {
  const roles = createTupleRoles(permissions, relationOf);
  const project = (id: string) => ({ type: 'project', id }) as const;
  return {
    roleOf: (id, person) => roles.roleOf(project(id), person),
    list: (id, page) => roles.list(project(id), page),
    of: (person, page) => roles.of(person, 'project', page),
    assign: (id, person, role) => roles.assign(project(id), person, role),
    withdraw: async (id, person) => void (await roles.withdraw(project(id), person)),
    forget: (id) => roles.forget(project(id)),
  };
}
