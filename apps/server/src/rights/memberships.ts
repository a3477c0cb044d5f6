import type { MemberObject, MembershipPort, Role } from '@gazetteer/catalogue';
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

/** The relations of `namespaces.opl` in which roles stand. */
const relationOf: Record<Role, string> = { admin: 'admins', editor: 'editors', member: 'members' };
const roles = ['admin', 'editor', 'member'] as const;

type Place = { namespace: string; object: string; person: string };

/** Roles of people, kept as relationship tuples of the installation's own rights: one of each person in an object. */
export function createMemberships(permissions: PermissionContext): MembershipPort {
  const { sql } = permissions;
  /** The tuples of all roles that have these parts, of each as many as the limit, from behind a place. */
  const read = async (parts: Partial<Place>, limit: number, after?: Place) => {
    const found: { role: Role; id: string; person: string }[] = [];
    for (const role of roles) {
      const filter = tupleParts(parts, role);
      const cursor = after && cursorOf(tupleOf(after, role));
      const tuples = await listTuples(sql, OWN_RIGHTS, filter, { after: cursor, limit });
      for (const { object, subject } of tuples) {
        if ('id' in subject) found.push({ role, id: object, person: subject.id });
      }
    }
    return found;
  };
  const roleOf = async (object: MemberObject, person: string) =>
    (await read({ ...placeOf(object), person }, 1))[0]?.role;
  const remove = (object: MemberObject, person: string, removed: readonly Role[]): TupleChange[] =>
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

function placeOf({ type, id }: MemberObject): { namespace: string; object: string } {
  return { namespace: namespaceOf[type], object: id };
}

function tupleOf({ namespace, object, person }: Place, role: Role): RelationTuple {
  return { namespace, object, relation: relationOf[role], subject: { id: person } };
}

function tupleParts({ namespace, object, person }: Partial<Place>, role: Role): Partial<RelationTuple> {
  return {
    relation: relationOf[role],
    ...(namespace === undefined ? {} : { namespace }),
    ...(object === undefined ? {} : { object }),
    ...(person === undefined ? {} : { subject: { id: person } }),
  };
}

/** The order in which stores compare these ids, whatever the language of the machine. */
function byteOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
