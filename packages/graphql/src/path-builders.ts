import { textOf } from './path-template.ts';

/** Makes a path below the API's base path from a field's arguments. */
export type PathBuilder = (args: Record<string, unknown>) => string;

/** GraphQL names have no dots, Solr's facet parameters do. */
const dotted: Record<string, string> = {
  facet_field: 'facet.field',
  facet_limit: 'facet.limit',
  facet_mincount: 'facet.mincount',
};

export const pathBuilders: Record<string, PathBuilder> = {
  packageSearch: (args) => `action/package_search?${searchParameters(args)}`,
  columnSearch: (args) => `action/column_search?${searchParameters(args)}`,
};

function searchParameters(args: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    if (value !== undefined && value !== null) query.set(dotted[name] ?? name, textOf(value));
  }
  return query;
}
