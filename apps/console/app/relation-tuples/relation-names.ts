/** What can be asked of the objects of each declared namespace. */
export type RelationNames = readonly { namespace: string; relations: readonly string[] }[];

/** The relations that are offered for a namespace; those of all where it is none that is declared, such as a half typed one. */
export function relationsOf(names: RelationNames, namespace: string): string[] {
  const own = names.filter((one) => one.namespace === namespace);
  return [...new Set((own.length > 0 ? own : names).flatMap(({ relations }) => relations))];
}
