import { identityOf, isAdministrator, type Authorizer, type Caller, type Relation } from '@gazetteer/kernel';

/** What a person holds: `{ person: 'ada', relation: 'editor', organization: '…id' }`. */
export type Grant = { person: string; relation: 'admin' | 'editor' | 'member'; organization: string };

const includes: Record<Relation, Relation[]> = {
  administrator: ['administrator'],
  admin: ['admin'],
  editor: ['editor', 'admin'],
  member: ['member', 'editor', 'admin'],
};

/** An authoriser over a list of grants, which a test may extend while it runs. */
export function grantingAuthorizer(grants: Grant[]): Authorizer {
  const held = (caller: Caller, relation: Relation): string[] =>
    grants
      .filter((grant) => identityOf(caller) === grant.person)
      .filter((grant) => includes[relation].includes(grant.relation))
      .map((grant) => grant.organization);
  return {
    allows: async (caller, relation, object) =>
      isAdministrator(caller) ||
      (object.type === 'organization' && held(caller, relation).includes(object.id)),
    organizationsOf: async (caller, relation) => (isAdministrator(caller) ? 'all' : held(caller, relation)),
    datasetsOf: async () => [],
  };
}
