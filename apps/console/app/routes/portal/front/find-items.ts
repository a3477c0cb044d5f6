import { askContent, pageLanguage } from '../../../article-editor/pickers/picker.tsx';
import { findListed } from '../../../article-editor/pickers/find-listed.ts';
import type { ItemKind } from './front-draft.ts';

/** Something that can be chosen. */
export interface FoundItem {
  id: string;
  title: string;
  /** What tells it from others of the same name. */
  note?: string | undefined;
}

type Finder = (words: string, signal: AbortSignal) => Promise<readonly FoundItem[] | undefined>;

/** How many are shown at once. */
const limit = '24';

/**
 * What finds things of each kind while one types: only what everybody may see.
 * @param organizationFilter what the site limits its listings to
 */
export const finders = (organizationFilter: string): Record<ItemKind, Finder> => ({
  chart: async (words, signal) => {
    const query = new URLSearchParams({ limit, lang: pageLanguage(), ...(words && { q: words }) });
    const found = await askContent<{
      data: { visID: string; title: string; dataset: { title: string } | null }[];
    }>(`/gallery?${query}`, signal);
    return found?.data.map(({ visID, title, dataset }) => ({ id: visID, title, note: dataset?.title }));
  },
  article: async (words, signal) => {
    const query = new URLSearchParams({
      limit,
      lang: pageLanguage(),
      ...(words && { q: words }),
      fields: 'id,title,date',
    });
    const found = await askContent<{ data: { id: string; title: string; date: string }[] }>(
      `/published?${query}`,
      signal,
    );
    return found?.data.map(({ id, title, date }) => ({ id, title, note: date.slice(0, 10) }));
  },
  dataset: async (words, signal) => {
    const found = await findListed(words, { rows: Number(limit), organizationFilter, signal });
    return found?.map(({ id, title, source_name }) => ({ id, title, note: source_name ?? undefined }));
  },
  table: async (words, signal) => {
    const found = await findListed(words, { rows: Number(limit), organizationFilter, signal });
    return found?.flatMap(({ title, resources }) =>
      resources
        .filter(({ datastore_active }) => datastore_active)
        .map((resource) => ({
          id: resource.id,
          title: resource.title ?? resource.name ?? title,
          note: title,
        })),
    );
  },
});
