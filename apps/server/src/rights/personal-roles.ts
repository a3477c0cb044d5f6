import type { PersonalDataPort } from '@gazetteer/identity';
import {
  cursorOf,
  listTuples,
  type PermissionContext,
  type RelationTuple,
  removeSubject,
} from '@gazetteer/permissions';
import { OWN_RIGHTS } from './own-rights.ts';

const PAGE = 500;

/** The roles that somebody has, as data of that person: told with the rest of them, and removed with the account. */
export function personalRoles(permissions: PermissionContext): PersonalDataPort {
  const pageOf = (person: string, last?: RelationTuple) =>
    listTuples(
      permissions.sql,
      OWN_RIGHTS,
      { subject: { id: person } },
      { after: last && cursorOf(last), limit: PAGE },
    );
  return {
    export: async (person) => {
      const roles: { in: string; id: string; role: string }[] = [];
      let page = await pageOf(person);
      while (page.length > 0) {
        for (const { namespace, object, relation } of page) {
          roles.push({ in: namespace, id: object, role: relation });
        }
        page = page.length < PAGE ? [] : await pageOf(person, page.at(-1));
      }
      return { roles };
    },
    remove: (person) => removeSubject(permissions, OWN_RIGHTS, { id: person }),
  };
}
