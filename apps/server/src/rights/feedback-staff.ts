import {
  type accountDirectory,
  administratorIds,
  type IdentityContext,
  isIdentityId,
  listPeople,
} from '@gazetteer/identity';
import type { PermissionContext } from '@gazetteer/permissions';
import { siteEditorIds } from './site-editors.ts';

/** So many are offered to look after a message. */
const MOST_STAFF = 1000;

type Staff = {
  list(): Promise<{ id: string; name: string }[]>;
  namesOf(identityIds: readonly string[]): Promise<Map<string, string>>;
};

/** The people who may answer messages: editors of the site and administrators, by name, else by address. */
export function feedbackStaff(
  identity: IdentityContext,
  permissions: PermissionContext,
  accounts: Pick<ReturnType<typeof accountDirectory>, 'makersOf' | 'emailOf'>,
): Staff {
  return {
    list: async () => {
      const editors = (await siteEditorIds(permissions)).filter(isIdentityId);
      const ids = [...new Set([...editors, ...(await administratorIds(identity))])];
      if (ids.length === 0) return [];
      const { people } = await listPeople(identity, { ids, limit: MOST_STAFF });
      return people
        .filter(({ state }) => state === 'active')
        .map(({ id, name, email }) => ({ id, name: name ?? email ?? id }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },
    namesOf: async (ids) => {
      const found = await accounts.makersOf(ids);
      const named = [...found].map(
        async ([id, { name }]) => [id, name ?? (await accounts.emailOf(id)) ?? id] as const,
      );
      return new Map(await Promise.all(named));
    },
  };
}
