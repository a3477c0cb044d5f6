import type { MembershipPort, Role } from '@gazetteer/catalogue';
import type { PermissionContext } from '@gazetteer/permissions';
import { createTupleRoles } from './tuple-roles.ts';

/** The relations of `namespaces.opl` in which roles in organisations, groups and datasets stand. */
const relationOf: Record<Role, string> = { admin: 'admins', editor: 'editors', member: 'members' };

/** Roles of people in organisations, groups and datasets. */
export function createMemberships(permissions: PermissionContext): MembershipPort {
  return createTupleRoles(permissions, relationOf);
}
