import type { OryClient } from '@gazetteer/client/ory';

/** The namespaces of a project: those of its language, and those of stored tuples that the language declares no more. */
export async function loadNamespaces(
  client: OryClient,
): Promise<{ declared: string[]; undeclared: string[] }> {
  const [declared, undeclared] = await Promise.all([
    client.listRelationshipNamespaces({}),
    client.listRelationshipNamespaces({ undeclared: true }),
  ]);
  const namesOf = ({ data }: typeof declared) => (data.namespaces ?? []).map(({ name }) => name);
  return { declared: namesOf(declared), undeclared: namesOf(undeclared) };
}
