import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
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
  const [found, setFound] = useState<FoundDatasets>();
  const [isLoading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        setFound(await searchDatasets({ fq: filter, rows }, signal));
      } catch (error) {
        if (!signal.aborted) report(error);
      }
      if (!signal.aborted) setLoading(false);
    };
    void ask();
    return () => controller.abort();
  }, [filter, rows, round]);
  const refetch = useCallback(() => {
    setLoading(true);
    setRound((before) => before + 1);
  }, []);
  return <CatalogueContext value={{ found, isLoading, refetch }}>{children}</CatalogueContext>;
}

function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- for whoever looks why a page stays empty; there is no logger in a browser
  console.error('GraphQL Error:', error instanceof GraphQLFailure ? error.errors : error);
}
