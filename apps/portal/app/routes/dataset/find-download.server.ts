import type { SiteContext } from '@gazetteer/site/server';

/** What the download of a whole dataset holds and leaves out, and how the dataset is cited. */
export interface DatasetDownload {
  tables: { resource_id: string; path: string }[];
  files: { path: string; bytes: number }[];
  left_out: { title: string; reason: 'elsewhere' | 'original' | 'missing' }[];
  citation: Citation;
}

export interface Citation {
  text: string;
  bibtex: string;
}

/**
 * What the catalogue says of the download of a dataset; undefined where it says nothing.
 * @param portal called as the visitor, who may see what is not public
 */
export async function findDownload(
  { fetch, locale }: Pick<SiteContext, 'fetch' | 'locale'>,
  id: string,
): Promise<DatasetDownload | undefined> {
  const answer = await fetch(`/dataset/${encodeURIComponent(id)}/download.json?lang=${locale}`, {});
  return answer.ok ? ((await answer.json()) as DatasetDownload) : undefined;
}
