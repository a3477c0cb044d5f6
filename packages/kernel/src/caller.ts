import { accessDenied } from './errors.ts';

/** Who calls. An anonymous caller is a value without rights, never null. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'key'; id: string; name: string; administrator: boolean }
  | { kind: 'session'; id: string; identity: string; administrator: boolean }
  | PersonalKey;

/** A person's program: it has that person's rights, and with the scope `read` it changes nothing. */
export type PersonalKey = {
  kind: 'personal-key';
  id: string;
  name: string;
  identity: string;
  administrator: boolean;
  scope: 'read' | 'write';
};

export const anonymous: Caller = { kind: 'anonymous' };

/**
 * What a right is about, with what its rights follow from: those to a dataset follow from the organisation that
 * publishes it, too, and those to an article from the installation.
 */
export type ObjectReference =
  | { type: 'installation' | 'organization' | 'group' | 'article'; id: string }
  | { type: 'dataset'; id: string; organization: string };

/**
 * On an organisation, a group and a dataset admin includes editor, which includes member. The installation has
 * administrators, and editors of what its site says. Administrators have every relation to everything.
 */
export type Relation = 'administrator' | 'admin' | 'editor' | 'member';

/** Decides who may do what. Services ask it; the composition chooses who answers. */
export type Authorizer = {
  allows(caller: Caller, relation: Relation, object: ObjectReference): Promise<boolean>;
  /** Ids of the organisations in which the caller has the relation, or 'all'. */
  organizationsOf(caller: Caller, relation: Relation): Promise<'all' | string[]>;
  /** Ids of the datasets that are shared with the caller by themselves, whoever publishes them. */
  datasetsOf(caller: Caller, relation: Relation): Promise<string[]>;
};

/**
 * A dataset as rights to it are asked about. One of no organisation is its collaborators' and the administrators' only.
 */
export function datasetReference(id: string, organization: string | null): ObjectReference {
  return { type: 'dataset', id, organization: organization ?? '' };
}

export const installation: ObjectReference = { type: 'installation', id: 'installation' };

/**
 * Lets a caller pass who has the relation.
 * @throws access_denied otherwise, in the wording that clients of CKAN know
 */
export async function requireRight(
  authorizer: Authorizer,
  caller: Caller,
  relation: Relation,
  object: ObjectReference,
): Promise<void> {
  if (await authorizer.allows(caller, relation, object)) return;
  throw accessDenied(
    caller.kind === 'anonymous'
      ? 'Access denied: this action requires an authenticated user'
      : `Access denied: user is not ${relation} of this ${object.type}`,
  );
}

/** The person who calls, by a session or by a key of their own; undefined for nobody and for keys of no person. */
export function identityOf(caller: Caller): string | undefined {
  return caller.kind === 'session' || caller.kind === 'personal-key' ? caller.identity : undefined;
}

/** True for callers who administer the installation. */
export function isAdministrator(caller: Caller): boolean {
  return caller.kind !== 'anonymous' && caller.administrator;
}
