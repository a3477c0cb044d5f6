import type { SiteContext } from '@gazetteer/site/server';

/** What is needed to ask for the documents of datasets, in the reader's language. */
export type DocumentPortal = Pick<SiteContext, 'fetch' | 'locale'>;

/** Asks for a dataset in the words of schema.org; 410 says that it was public once. */
export function askForDocument({ fetch, locale }: DocumentPortal, nameOrId: string): Promise<Response> {
  const lang = encodeURIComponent(locale);
  return fetch(`/dataset/${encodeURIComponent(nameOrId)}/schema-org.jsonld?lang=${lang}`, {});
}

/** What is said of a dataset that was public and is not any more. */
export interface Tombstone {
  /** ISO 8601, in UTC. */
  removed_at: string;
  reason: string | null;
}

/** Why a dataset is not there any more; undefined for one that never was public, or is. */
export async function findTombstone(
  portal: DocumentPortal,
  nameOrId: string,
): Promise<Tombstone | undefined> {
  const answer = await askForDocument(portal, nameOrId);
  if (answer.status !== 410) return undefined;
  const { error } = (await answer.json()) as { error: { info: Tombstone } };
  return error.info;
}
