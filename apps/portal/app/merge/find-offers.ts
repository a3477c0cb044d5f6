import type { Client, Dataset } from '@gazetteer/client';
import { plainWords } from '@gazetteer/site';

interface Wanted {
  /** Words to look for; all datasets without any. */
  text: string;
  /** What datasets have to meet, as clauses of the catalogue's language. */
  conditions: readonly string[];
  /** A clause; what meets it comes first. */
  first: string | undefined;
  /** As many datasets of each kind. */
  most: number;
}

/** Datasets with tables to choose from, and how many were found in all. */
export async function findOffers(
  client: Client,
  { text, conditions, first, most }: Wanted,
  signal: AbortSignal,
): Promise<{ datasets: Dataset[]; all: number }> {
  const words = plainWords(text);
  const search = (more: readonly string[]) =>
    client.action(
      'package_search',
      {
        ...(words ? { q: words } : {}),
        fq_list: [...conditions, 'idp_ready:true', ...more],
        rows: most,
        facet: false,
      },
      { signal },
    );
  const [alike, found] = await Promise.all([first ? search([first]) : undefined, search([])]);
  const datasets = new Map([...(alike?.results ?? []), ...found.results].map((one) => [one.id, one]));
  return { datasets: [...datasets.values()], all: found.count };
}
