/** A dataset as a list shows it. */
export interface ListedDataset {
  name: string;
  title: string;
  source_name: string | null;
  sector: string[];
  resources: {
    id: string;
    name: string | null;
    title: string | null;
    idp_ready: boolean;
    no_indicators: number;
    granularity: string | null;
    frequency: string | null;
  }[];
}

export interface FoundDatasets {
  count: number;
  results: ListedDataset[];
}

/** What a GraphQL server says went wrong in a query that it took. */
export class GraphQLFailure extends Error {
  readonly errors: readonly unknown[];

  constructor(errors: readonly unknown[]) {
    super('the query was answered with errors');
    this.errors = errors;
  }
}

const query = `query Datasets($fq: String, $rows: Int) {
  search(fq: $fq, rows: $rows, sort: "metadata_modified desc") {
    result {
      count
      results {
        name title source_name sector
        resources { id name title idp_ready no_indicators granularity frequency }
      }
    }
  }
}`;

interface Answer {
  data?: { search: { result: FoundDatasets } | null } | null;
  errors?: readonly unknown[];
}

/**
 * Asks the catalogue for datasets through GraphQL, the last changed first.
 * @throws GraphQLFailure where the query was answered with errors, Error where it was not answered at all
 */
export async function searchDatasets(
  variables: { fq: string; rows: number },
  signal: AbortSignal,
): Promise<FoundDatasets> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal,
  });
  if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
  const { data, errors } = (await answer.json()) as Answer;
  const found = data?.search?.result;
  if (errors || !found) throw new GraphQLFailure(errors ?? []);
  return found;
}
