/** What is counted of a dataset: pages that were shown, files that were given, questions of programs, and charts that people saved. */
export const useKinds = ['view', 'download', 'api_call', 'chart'] as const;
export type UseKind = (typeof useKinds)[number];

/** One use, of whatever its address names: a dataset by its id or name, or a resource by its id or sku. Nothing in it tells by whom. */
export type Use = { kind: UseKind } & ({ dataset: string } | { resource: string });
