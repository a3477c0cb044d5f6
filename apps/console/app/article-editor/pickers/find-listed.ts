import { listedOnly, plainWords } from '@gazetteer/site';
import { pageLanguage } from './picker.tsx';

/** A dataset that visitors find. */
export interface ListedDataset {
  id: string;
  name: string;
  title: string;
  source_name?: string;
  resources: { id: string; title?: string | null; name?: string | null; datastore_active?: boolean }[];
}

/**
 * The datasets that words find among those that visitors find; those that were changed last without any.
 * @param organizationFilter what the site limits its listings to
 * @returns undefined where they cannot be had
 */
export async function findListed(
  words: string,
  { rows, organizationFilter, signal }: { rows: number; organizationFilter: string; signal: AbortSignal },
): Promise<ListedDataset[] | undefined> {
  const query = new URLSearchParams({
    q: plainWords(words),
    rows: String(rows),
    facet: 'false',
    fq: listedOnly(organizationFilter)
      .map((clause) => `(${clause})`)
      .join(' AND '),
    lang: pageLanguage(),
  });
  if (!words) query.set('sort', 'metadata_modified desc');
  try {
    const answer = await fetch(`/api/3/action/package_search?${query}`, { signal });
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { result: { results: ListedDataset[] } }).result.results;
  } catch {
    return undefined;
  }
}
