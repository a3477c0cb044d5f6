import { identityOf, isAdministrator, type Authorizer, type Caller, type Relation } from '@gazetteer/kernel';

type Role = 'admin' | 'editor' | 'member';
type MemberObject = { type: 'organization' | 'group' | 'dataset'; id: string };

/** What a person holds: `{ person: 'ada', relation: 'editor', organization: '…id' }`. */
export type Grant = { person: string; relation: Role } & (
  | { organization: string }
  | { group: string }
  | { dataset: string }
);

const includes: Record<Relation, Relation[]> = {
  administrator: ['administrator'],
  admin: ['admin'],
  editor: ['editor', 'admin'],
  member: ['member', 'editor', 'admin'],
  owner: [],
  developer: [],
  viewer: [],
};

/** An authoriser over a list of grants, which a test may extend while it runs. */
export function grantingAuthorizer(grants: readonly Grant[]): Authorizer {
  const held = (caller: Caller, relation: Relation, type: MemberObject['type']): string[] =>
    grants
      .filter((grant) => identityOf(caller) === grant.person)
      .filter((grant) => includes[relation].includes(grant.relation))
      .map(objectOf)
      .filter((object) => object.type === type)
      .map((object) => object.id);
  return {
    allows: async (caller, relation, object) => {
      if (isAdministrator(caller)) return true;
      if (object.type === 'installation' || object.type === 'article' || object.type === 'project')
        return false;
      if (held(caller, relation, object.type).includes(object.id)) return true;
      return (
        object.type === 'dataset' && held(caller, relation, 'organization').includes(object.organization)
      );
    },
    organizationsOf: async (caller, relation) =>
      isAdministrator(caller) ? 'all' : held(caller, relation, 'organization'),
    datasetsOf: async (caller, relation) => held(caller, relation, 'dataset'),
  };
}

/** Roles of people in the same list of grants, of which a person has one at most in each object. */
export function grantedMemberships(grants: Grant[]) {
  const isIn = (grant: Grant, { type, id }: MemberObject): boolean =>
    objectOf(grant).type === type && objectOf(grant).id === id;
  const remove = (isGone: (grant: Grant) => boolean): boolean => {
    const left = grants.filter((grant) => !isGone(grant));
    const removed = left.length < grants.length;
    grants.splice(0, grants.length, ...left);
    return removed;
  };
  const withdraw = (object: MemberObject, person: string): boolean =>
    remove((grant) => grant.person === person && isIn(grant, object));
  return {
    list: async (object: MemberObject, page: Page) => {
      const held = grants.filter((grant) => isIn(grant, object));
      return pageOf(held, page, ({ person }) => person).map(({ person, relation }) => ({
        person,
        role: relation,
      }));
    },
    roleOf: async (object: MemberObject, person: string) =>
      grants.find((grant) => grant.person === person && isIn(grant, object))?.relation,
    assign: async (object: MemberObject, person: string, relation: Role) => {
      withdraw(object, person);
      grants.push(grantOf(object, person, relation));
    },
    withdraw: async (object: MemberObject, person: string) => withdraw(object, person),
    forget: async (object: MemberObject) => void remove((grant) => isIn(grant, object)),
    of: async (person: string, type: MemberObject['type'], page: Page) => {
      const held = grants.filter((grant) => grant.person === person && objectOf(grant).type === type);
      return pageOf(held, page, (grant) => objectOf(grant).id).map((grant) => ({
        id: objectOf(grant).id,
        role: grant.relation,
      }));
    },
  };
}

type Page = { after?: string; limit: number };

function pageOf(grants: readonly Grant[], { after, limit }: Page, key: (grant: Grant) => string): Grant[] {
  return grants
    .filter((grant) => after === undefined || key(grant) > after)
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
    .slice(0, limit);
}

function objectOf(grant: Grant): MemberObject {
  if ('organization' in grant) return { type: 'organization', id: grant.organization };
  return 'group' in grant ? { type: 'group', id: grant.group } : { type: 'dataset', id: grant.dataset };
}

function grantOf({ type, id }: MemberObject, person: string, relation: Role): Grant {
  if (type === 'organization') return { person, relation, organization: id };
  return type === 'group' ? { person, relation, group: id } : { person, relation, dataset: id };
}
