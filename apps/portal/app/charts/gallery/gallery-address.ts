import type { Mark } from '@gazetteer/charts';

/** What the gallery shows. */
export interface GalleryState {
  text: string;
  /** Name of a dataset. */
  dataset?: string | undefined;
  sector?: string | undefined;
  mark?: Mark | undefined;
  page: number;
}

/** As many as a page of the gallery shows. */
export const galleryPageSize = 24;

/** Where the gallery shows this. */
export function galleryPath({ text, dataset, sector, mark, page }: Partial<GalleryState> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: text, dataset, sector, mark })) {
    if (value) query.set(name, value);
  }
  if (page && page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `/charts?${query}` : '/charts';
}
