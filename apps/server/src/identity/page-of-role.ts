import type { RoleInvitation } from '@gazetteer/identity';

/** The path at which somebody begins who has been given a role. */
export function pageOfRole({ role, organization }: Pick<RoleInvitation, 'role' | 'organization'>): string {
  if (!organization) return '/console';
  if (organization.type === 'group') return '/';
  return role === 'member' ? `/organization/${organization.name}` : '/console/data';
}
