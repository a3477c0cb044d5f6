import {
  type Authorizer,
  type Caller,
  installation,
  isAdministrator,
  type ObjectReference,
  type Relation,
  subjectOf,
} from '@gazetteer/kernel';
import {
  checkPermission,
  listDirectObjects,
  type PermissionContext,
  type RelationTuple,
} from '@gazetteer/permissions';
import { OWN_RIGHTS } from './own-rights.ts';

/** What lists name of organisations and datasets at most for one person. */
const MOST_LISTED = 1_000;

/** Namespaces of `namespaces.opl`. */
export const namespaceOf = {
  installation: 'Installation',
  organization: 'Organization',
  group: 'Group',
  dataset: 'Dataset',
  article: 'Article',
  project: 'Project',
} as const satisfies Record<ObjectReference['type'], string>;

/** The permits of `namespaces.opl` by what services ask for. */
const permitFor: Record<Exclude<Relation, 'administrator'>, string> = {
  admin: 'administer',
  editor: 'edit',
  member: 'read',
  owner: 'own',
  developer: 'develop',
  viewer: 'view',
};

/**
 * Decides by the relationship tuples of the installation's own rights. Administrators may do everything, who is nobody
 * nothing, both without a look at the store: that is known with their session or key. For all others one statement
 * decides.
 */
export function createAuthorizer(permissions: PermissionContext): Authorizer {
  const objectsOf = async (caller: Caller, relation: Relation, type: 'organization' | 'dataset') => {
    const subject = subjectOf(caller);
    if (subject === undefined || relation === 'administrator') return [];
    const question = {
      namespace: namespaceOf[type],
      relation: permitFor[relation],
      subject: { id: subject },
    };
    return listDirectObjects(permissions, OWN_RIGHTS, question, MOST_LISTED);
  };
  return {
    allows: async (caller, relation, object) => {
      if (isAdministrator(caller)) return true;
      const subject = subjectOf(caller);
      if (subject === undefined || relation === 'administrator') return false;
      const asked = {
        namespace: namespaceOf[object.type],
        object: object.id,
        relation: permitFor[relation],
        subject: { id: subject },
      };
      const { verdict } = await checkPermission(permissions, OWN_RIGHTS, asked, {
        stated: parentsOf(object),
      });
      return verdict === 'allowed';
    },
    organizationsOf: async (caller, relation) =>
      isAdministrator(caller) ? 'all' : objectsOf(caller, relation, 'organization'),
    datasetsOf: (caller, relation) => objectsOf(caller, relation, 'dataset'),
  };
}

/** From what the rights to an object follow besides its own, which whoever asks has read with it. */
function parentsOf(object: ObjectReference): RelationTuple[] {
  if (object.type === 'article') return [parentOf(object, installation)];
  if (object.type !== 'dataset' || object.organization === '') return [];
  return [parentOf(object, { type: 'organization', id: object.organization })];
}

function parentOf(child: ObjectReference, parent: ObjectReference): RelationTuple {
  const subject = { namespace: namespaceOf[parent.type], object: parent.id, relation: '' };
  return { namespace: namespaceOf[child.type], object: child.id, relation: parent.type, subject };
}
