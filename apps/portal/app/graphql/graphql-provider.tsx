import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type FoundDatasets, GraphQLFailure, searchDatasets } from './search-datasets.ts';

export interface Catalogue {
  /** Undefined until the catalogue has answered once. */
  found: FoundDatasets | undefined;
  isLoading: boolean;
  /** Asks again; what was found stays until the next answer. */
  refetch: () => void;
}

const CatalogueContext = createContext<Catalogue | undefined>(undefined);

/**
 * The datasets that the provider around this component has found.
 * @throws Error outside of one
 */
export function useGraphQL(): Catalogue {
  const catalogue = use(CatalogueContext);
  if (!catalogue) throw new Error('useGraphQL must be used within a GraphQLProvider');
  return catalogue;
}

interface ProviderProps {
  /** Clauses every dataset must fulfil, such as `organization:idp-organization`. */
  filter: string;
  /** So many datasets at most; the catalogue gives no more than 1,000. */
  rows?: number;
  children: ReactNode;
}

/**
 * Asks for datasets from the browser each time it is mounted: for pages whose server could not. All other pages
 * have theirs when they come.
 */
export function GraphQLProvider({ filter, rows = 1000, children }: ProviderProps) {
  const [state, setState] = useState<State>({ found: undefined, isLoading: true });
  useEffect(() => {
    const controller = new AbortController();
    void ask(filter, rows, controller.signal).then((answer) => setState(after(answer)));
    return () => controller.abort();
  }, [filter, rows]);
  const refetch = () => {
    setState((before) => ({ ...before, isLoading: true }));
    void ask(filter, rows).then((answer) => setState(after(answer)));
  };
  return <CatalogueContext value={{ ...state, refetch }}>{children}</CatalogueContext>;
}

type State = Omit<Catalogue, 'refetch'>;

/** What was found stays where the next question fails. */
function after(answer: FoundDatasets | undefined): (before: State) => State {
  return ({ found }) => ({ found: answer ?? found, isLoading: false });
}

async function ask(
  filter: string,
  rows: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<FoundDatasets | undefined> {
  try {
    return await searchDatasets({ fq: filter, rows }, signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    // oxlint-disable-next-line no-console -- for whoever looks why a page stays empty; a browser has no logger
    console.error('GraphQL Error:', error instanceof GraphQLFailure ? error.errors : error);
    return undefined;
  }
}
