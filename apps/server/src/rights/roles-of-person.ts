import { listTuples, type PermissionContext } from '@gazetteer/permissions';
import { namespaceOf } from './authorizer.ts';
import { OWN_RIGHTS } from './own-rights.ts';
import { isSiteEditor } from './site-editors.ts';

const roleOf: Readonly<Record<string, 'admin' | 'editor' | 'member'>> = {
  admins: 'admin',
  editors: 'editor',
  members: 'member',
};

/** What somebody may do in the installation and in organisations, as far as roles say so. */
export type HeldRoles = {
  isEditor: boolean;
  organizations: { id: string; role: 'admin' | 'editor' | 'member' }[];
  hasMore: boolean;
};

/** The roles of a person, of those in organisations so many at most. */
export async function rolesOfPerson(
  permissions: PermissionContext,
  person: string,
  most: number,
): Promise<HeldRoles> {
  const filter = { namespace: namespaceOf.organization, subject: { id: person } };
  const page = { after: undefined, limit: most + 1 };
  const tuples = await listTuples(permissions.sql, OWN_RIGHTS, filter, page);
  const organizations = tuples.slice(0, most).flatMap(({ object, relation }) => {
    const role = roleOf[relation];
    return role ? [{ id: object, role }] : [];
  });
  return {
    isEditor: await isSiteEditor(permissions, person),
    organizations,
    hasMore: tuples.length > most,
  };
}
