import type { Client } from '@gazetteer/client';

/** A tag of articles, and what readers of the page call it. */
export interface Subject {
  tag: string;
  called: string;
}

const mostTagsBeside = 1000;

/**
 * What tags of articles are called in the reader's language: as tags of datasets by the same name are, which have
 * translations, else as they were written. An article has its tags once, for all of its languages.
 */
export async function callSubjects(client: Client, tags: readonly string[]): Promise<Subject[]> {
  const called = tags.length > 0 ? await tagsOfDatasets(client, tags) : new Map<string, string>();
  return tags.map((tag) => ({ tag, called: called.get(tag.toLowerCase()) ?? tag }));
}

async function tagsOfDatasets(client: Client, tags: readonly string[]): Promise<Map<string, string>> {
  const quoted = tags.map((tag) => `"${tag.toLowerCase().replaceAll(/["\\]/g, ' ')}"`);
  try {
    const { search_facets } = await client.action('package_search', {
      fq_list: [`tags:(${quoted.join(' OR ')})`],
      rows: 0,
      'facet.field': ['tags'],
      'facet.limit': mostTagsBeside,
    });
    const found = search_facets['tags']?.items ?? [];
    return new Map(found.map(({ name, display_name }) => [name.toLowerCase(), display_name]));
  } catch {
    // Articles are read without the catalogue, too.
    return new Map();
  }
}
