import type { Client, Dataset } from '@gazetteer/client';
import { listedOnly, plainWords, WITH_TABLE } from '@gazetteer/site';

interface Wanted {
  /** Words to look for; all datasets without any. */
  text: string;
  /** What the site limits its listings to. */
  organizationFilter: string;
  /** A clause; what meets it comes first. */
  first: string | undefined;
  /** As many datasets of each kind. */
  most: number;
}

/** Datasets with tables to choose from, and how many were found in all. */
export async function findOffers(
  client: Client,
  { text, organizationFilter, first, most }: Wanted,
  signal: AbortSignal,
): Promise<{ datasets: Dataset[]; all: number }> {
  const words = plainWords(text);
  const search = (more: readonly string[]) =>
    client.action(
      'package_search',
      {
        ...(words ? { q: words } : {}),
        fq_list: [...listedOnly(organizationFilter), WITH_TABLE, ...more],
        rows: most,
        facet: false,
      },
      { signal },
    );
  const [alike, found] = await Promise.all([first ? search([first]) : undefined, search([])]);
  const datasets = new Map([...(alike?.results ?? []), ...found.results].map((one) => [one.id, one]));
  return { datasets: [...datasets.values()], all: found.count };
}
