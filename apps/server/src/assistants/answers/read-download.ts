import type { Portal } from '../portal.ts';

/** What the catalogue says of a dataset as a whole: its tables as they are now, and how it is cited. */
export type DatasetDownload = {
  /** Where the ZIP is. */
  url: string;
  tables: { resource_id: string; rows: number; version: number }[];
  citation: { text: string; bibtex: string };
};

/** Reads what the download of a dataset holds; undefined where the catalogue says nothing of it. */
export async function readDownload(
  { fetch, publicUrl, language }: Pick<Portal, 'fetch' | 'publicUrl' | 'language'>,
  datasetId: string,
): Promise<DatasetDownload | undefined> {
  const path = `/dataset/${encodeURIComponent(datasetId)}/download.json?lang=${language}`;
  const answer = await fetch(publicUrl + path, {});
  return answer.ok ? ((await answer.json()) as DatasetDownload) : undefined;
}
