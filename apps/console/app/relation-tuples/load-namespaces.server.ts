import type { OryClient } from '@gazetteer/client/ory';
import type { RelationNames } from './relation-names.ts';

/** The namespaces of a project: those of its language, and those of stored tuples that the language declares no more. */
export async function loadNamespaces(
  client: OryClient,
): Promise<{ declared: string[]; undeclared: string[]; relations: RelationNames }> {
  const [declared, undeclared] = await Promise.all([
    client.listRelationshipNamespaces({ relations: true }),
    client.listRelationshipNamespaces({ undeclared: true }),
  ]);
  const listed = declared.data.namespaces ?? [];
  return {
    declared: listed.map(({ name }) => name),
    undeclared: (undeclared.data.namespaces ?? []).map(({ name }) => name),
    relations: listed.map(({ name, relations = [] }) => ({ namespace: name, relations })),
  };
}
