import type { SiteContext } from '@gazetteer/site/server';
import { type WrittenIn, writtenIn } from '../../i18n/written-in.server.ts';
import { galleryPageSize, type GalleryState } from '../../charts/gallery/gallery-address.ts';

/** A chart in the gallery. */
export interface GalleryChart {
  visID: string;
  title: string;
  /** The language of the title, where it is known to be another than that of the page, and its mark. */
  written: WrittenIn | undefined;
  mark: string;
  /** Whose it is, where it is a visitor's. */
  maker: { name: string | null } | null;
  dataset: { name: string; title: string } | null;
  /** ISO 8601. */
  created: string;
}

type Counted = readonly { name: string; count: number }[];

export interface Gallery {
  charts: readonly GalleryChart[];
  /** How many there are of those that were asked for. */
  count: number;
  /** What the whole gallery can be narrowed by. */
  marks: Counted;
  sectors: Counted;
  /** The dataset that was asked for, where there are charts of it. */
  dataset: { name: string; title: string } | undefined;
}

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/**
 * A page of the gallery.
 * @throws the answer 502 where the content service has none
 */
export async function loadGallery(
  { fetch, publicUrl, locale }: Portal,
  state: GalleryState,
): Promise<Gallery> {
  const { text, dataset, sector, mark, page } = state;
  const asked = new URLSearchParams({
    ...(text && { q: text }),
    ...(dataset && { dataset }),
    ...(sector && { sector }),
    ...(mark && { mark }),
    lang: locale,
    limit: String(galleryPageSize),
    offset: String((page - 1) * galleryPageSize),
  });
  const answer = await fetch(`${publicUrl}/api/content/gallery?${asked}`, {
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Response(null, { status: 502 });
  const { data, meta } = (await answer.json()) as {
    data: (Omit<GalleryChart, 'written'> & { language: string | null })[];
    meta: { count: number; marks: Counted; sectors: Counted };
  };
  return {
    charts: data.map((chart) => ({ ...chart, written: writtenIn(chart.language, locale) })),
    ...meta,
    dataset: dataset === undefined ? undefined : (data.find((chart) => chart.dataset)?.dataset ?? undefined),
  };
}
