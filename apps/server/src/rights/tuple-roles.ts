import {
  changeTuples,
  cursorOf,
  listTuples,
  type PermissionContext,
  type RelationTuple,
  removeTuples,
  type TupleChange,
} from '@gazetteer/permissions';
import { namespaceOf } from './authorizer.ts';
import { OWN_RIGHTS } from './own-rights.ts';

type ObjectType = keyof typeof namespaceOf;
type RoleObject = { type: ObjectType; id: string };
type ListPage = { after?: string; limit: number };
type Place = { namespace: string; object: string; person: string };

/** Who has which role in what: one of each person in an object. */
export type TupleRoles<Role> = {
  roleOf(object: RoleObject, person: string): Promise<Role | undefined>;
  /** In the order of the people's ids. */
  list(object: RoleObject, page: ListPage): Promise<{ person: string; role: Role }[]>;
  /** The objects of a kind in which a person has a role, in the order of their ids. */
  of(person: string, type: ObjectType, page: ListPage): Promise<{ id: string; role: Role }[]>;
  assign(object: RoleObject, person: string, role: Role): Promise<void>;
  /** @returns false where the person had no role there */
  withdraw(object: RoleObject, person: string): Promise<boolean>;
  /** Takes all roles in an object away. */
  forget(object: RoleObject): Promise<void>;
};

/**
 * Keeps roles as relationship tuples of the installation's own rights.
 * @param relationOf the relations of `namespaces.opl` in which each role stands
 */
export function createTupleRoles<Role extends string>(
  permissions: PermissionContext,
  relationOf: Record<Role, string>,
): TupleRoles<Role> {
  const { sql } = permissions;
  const roles = Object.keys(relationOf) as Role[];
  const tupleOf = ({ namespace, object, person }: Place, role: Role): RelationTuple => ({
    namespace,
    object,
    relation: relationOf[role],
    subject: { id: person },
  });
  /** The tuples of all roles that have these parts, of each as many as the limit, from behind a place. */
  const read = async (parts: Partial<Place>, limit: number, after?: Place) => {
    const found: { role: Role; id: string; person: string }[] = [];
    for (const role of roles) {
      const filter = { relation: relationOf[role], ...partsOf(parts) };
      const cursor = after && cursorOf(tupleOf(after, role));
      const tuples = await listTuples(sql, OWN_RIGHTS, filter, { after: cursor, limit });
      for (const { object, subject } of tuples) {
        if ('id' in subject) found.push({ role, id: object, person: subject.id });
      }
    }
    return found;
  };
  const roleOf = async (object: RoleObject, person: string) =>
    (await read({ ...placeOf(object), person }, 1))[0]?.role;
  const remove = (object: RoleObject, person: string, removed: readonly Role[]): TupleChange[] =>
    removed.map((role) => ({ action: 'delete', tuple: tupleOf({ ...placeOf(object), person }, role) }));
  return {
    roleOf,
    list: async (object, { after, limit }) => {
      const place = placeOf(object);
      const behind = after === undefined ? undefined : { ...place, person: after };
      const found = await read(place, limit, behind);
      return found
        .sort((one, other) => byteOrder(one.person, other.person))
        .slice(0, limit)
        .map(({ person, role }) => ({ person, role }));
    },
    of: async (person, type, { after, limit }) => {
      const namespace = namespaceOf[type];
      const behind = after === undefined ? undefined : { namespace, object: after, person };
      const found = await read({ namespace, person }, limit, behind);
      return found
        .sort((one, other) => byteOrder(one.id, other.id))
        .slice(0, limit)
        .map(({ id, role }) => ({ id, role }));
    },
    assign: async (object, person, role) => {
      const others = roles.filter((other) => other !== role);
      const tuple = tupleOf({ ...placeOf(object), person }, role);
      // Changes of a project follow each other, so the last of several at once is the one that stays.
      await changeTuples(permissions, OWN_RIGHTS, [
        ...remove(object, person, others),
        { action: 'insert', tuple },
      ]);
    },
    withdraw: (object, person) =>
      sql.transaction(async () => {
        if ((await roleOf(object, person)) === undefined) return false;
        await changeTuples(permissions, OWN_RIGHTS, remove(object, person, roles));
        return true;
      }),
    forget: async (object) => {
      await removeTuples(permissions, OWN_RIGHTS, placeOf(object));
    },
  };
}

function placeOf({ type, id }: RoleObject): { namespace: string; object: string } {
  return { namespace: namespaceOf[type], object: id };
}

function partsOf({ namespace, object, person }: Partial<Place>): Partial<RelationTuple> {
  return {
    ...(namespace === undefined ? {} : { namespace }),
    ...(object === undefined ? {} : { object }),
    ...(person === undefined ? {} : { subject: { id: person } }),
  };
}

/** The order in which stores compare these ids, whatever the language of the machine. */
function byteOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
