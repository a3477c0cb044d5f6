import { accessDenied } from './errors.ts';

/** Who calls. An anonymous caller is a value without rights, never null. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'key'; id: string; name: string; administrator: boolean }
  | { kind: 'session'; id: string; identity: string; administrator: boolean }
  | PersonalKey
  | ProjectKey
  | TokenBearer;

/** A person's program: it has that person's rights, and with the scope `read` it changes nothing. */
export type PersonalKey = {
  kind: 'personal-key';
  id: string;
  name: string;
  identity: string;
  administrator: boolean;
  scope: 'read' | 'write';
};

/**
 * A program that works in one project, as far as the scopes of its key go. It never decides about the project itself, and
 * is nobody anywhere else.
 */
export type ProjectKey = {
  kind: 'project-key';
  id: string;
  name: string;
  project: string;
  administrator: false;
  scopes: readonly string[];
};

/**
 * A program with an access token of the OAuth2 service. One that a person granted has that person's rights, one that the
 * program got for itself has rights of its own, as people have them; both only as far as the scopes go. It never
 * administers, whoever granted it.
 */
export type TokenBearer = {
  kind: 'access-token';
  /** The program, by its `client_id`. */
  client: string;
  /** Who granted the token; absent where the program got it for itself. */
  identity?: string;
  administrator: false;
  scopes: readonly string[];
};

export const anonymous: Caller = { kind: 'anonymous' };

/**
 * What a right is about, with what its rights follow from: those to a dataset follow from the organisation that
 * publishes it, too, and those to an article from the installation.
 */
export type ObjectReference =
  | { type: 'installation' | 'organization' | 'group' | 'article' | 'project'; id: string }
  | { type: 'dataset'; id: string; organization: string };

/**
 * On an organisation, a group and a dataset admin includes editor, which includes member; on a project of the identity
 * platform owner includes developer, which includes viewer. The installation has administrators, and editors of what its
 * site says. Administrators have every relation to everything.
 */
export type Relation = 'administrator' | 'admin' | 'editor' | 'member' | 'owner' | 'developer' | 'viewer';

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

/** The person who calls, by a session, a key or a token of theirs; undefined for nobody and for programs of no person. */
export function identityOf(caller: Caller): string | undefined {
  return 'identity' in caller ? caller.identity : undefined;
}

/** What the names of programs begin with, where rights are given to them as to people. */
const CLIENT = 'client:';

/** The name by which a program, of this `client_id`, has rights and makes things. No id of a person looks like it. */
export function clientSubject(client: string): string {
  return `${CLIENT}${client}`;
}

/** The `client_id` in the name of a program; undefined for what is no such name. */
export function clientOfSubject(subject: string): string | undefined {
  return subject.startsWith(CLIENT) ? subject.slice(CLIENT.length) : undefined;
}

/** Whom rights are given to: the person who calls, or the program that calls for itself; undefined for all others. */
export function subjectOf(caller: Caller): string | undefined {
  const isProgram = caller.kind === 'access-token' && caller.identity === undefined;
  return isProgram ? clientSubject(caller.client) : identityOf(caller);
}

/** What records call whoever did something: a person or a program by their name, a key by its id. */
export function actorOf(caller: Caller): string {
  return subjectOf(caller) ?? ('id' in caller ? caller.id : caller.kind);
}

/** True for callers who administer the installation. */
export function isAdministrator(caller: Caller): boolean {
  return caller.kind !== 'anonymous' && caller.administrator;
}

/** True where the scopes of a token or key reach to an area of the API; writing includes reading. */
export function hasScope(
  { scopes }: Pick<TokenBearer, 'scopes'>,
  area: string,
  needed: 'read' | 'write',
): boolean {
  return scopes.includes(`${area}.write`) || (needed === 'read' && scopes.includes(`${area}.read`));
}

/** The caller as an area of the API knows them which they ask by way of another: nobody, with a token that cannot read there. */
export function readerIn(area: string, caller: Caller): Caller {
  return caller.kind === 'access-token' && !hasScope(caller, area, 'read') ? anonymous : caller;
}
