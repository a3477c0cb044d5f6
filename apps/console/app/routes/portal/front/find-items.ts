import { askContent, pageLanguage } from '../../../article-editor/pickers/picker.tsx';
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

interface FoundDataset {
  id: string;
  title: string;
  source_name?: string | null;
  resources: { id: string; title?: string | null; name?: string | null; datastore_active?: boolean }[];
}

/** What finds things of each kind while one types: only what everybody may see. */
export const find: Record<ItemKind, Finder> = {
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
    const found = await findDatasets(words, signal);
    return found?.map(({ id, title, source_name }) => ({ id, title, note: source_name ?? undefined }));
  },
  table: async (words, signal) => {
    const found = await findDatasets(words, signal);
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
};

async function findDatasets(words: string, signal: AbortSignal): Promise<FoundDataset[] | undefined> {
  const query = new URLSearchParams({
    q: words,
    rows: limit,
    facet: 'false',
    fq: 'idp_ready:true',
    lang: pageLanguage(),
  });
  if (!words) query.set('sort', 'metadata_modified desc');
  try {
    const answer = await fetch(`/api/3/action/package_search?${query}`, { signal });
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { result: { results: FoundDataset[] } }).result.results;
  } catch {
    return undefined;
  }
}
