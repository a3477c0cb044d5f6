import type { Language } from '../settings/site-settings.ts';

/** What people can do with who made a chart: nobody else sees it, whoever has the link, or everybody. */
export const visibilities = ['private', 'link', 'public'] as const;
export type Visibility = (typeof visibilities)[number];
/** For whom a chart is unless its maker says otherwise, here as in the calls: it is made to be shared by its link. */
export const usualVisibility: Visibility = 'link';

/** How a picture of a chart is to look. */
export interface PictureLook {
  lang: Language;
  theme?: 'light' | 'dark';
  width?: number;
  /** A picture of a fixed size: for previews of links, or square. */
  size?: 'og' | 'square';
  /** Without title and caption, for pages that say them beside it. */
  bare?: boolean;
}

/**
 * The page of a saved chart, as it is shared.
 * @param choice what a reader chose of it, as a part of addresses; here and below
 */
export function viewAddress(visID: string, choice = ''): string {
  return `/visualise?vis_id=${encodeURIComponent(visID)}${following(choice)}`;
}

function following(choice: string): string {
  return choice && `&${choice}`;
}

/** The builder with a saved chart in it: one's own to change it, another's to make a new one of it. */
export function editAddress(visID: string): string {
  return `${viewAddress(visID)}&edit=1`;
}

/** Where a visitor tells the team that a chart should not be shown. */
export function reportAddress(visID: string): string {
  return `/feedback?chart=${encodeURIComponent(visID)}`;
}

/** How a chart in a frame of another page is to look. */
export interface EmbedLook {
  lang: Language;
  theme?: 'light' | 'dark';
  /** It tells the page around it how high it is. */
  fit?: boolean;
}

/** A chart as a page for the frames of other sites. */
export function embedAddress(visID: string, { fit, ...look }: EmbedLook, choice = ''): string {
  const query = new URLSearchParams({ ...look, ...(fit ? { fit: 'true' } : {}) });
  return `/embed/${encodeURIComponent(visID)}?${query}${following(choice)}`;
}

/** A picture of a saved chart. */
export function pictureAddress(visID: string, format: 'svg' | 'png', look: PictureLook, choice = ''): string {
  const query = Object.entries(look).map(([name, value]) => [name, String(value)]);
  return `/charts/${encodeURIComponent(visID)}.${format}?${new URLSearchParams(query)}${following(choice)}`;
}

/**
 * The forms a saved chart can be downloaded in: two pictures, one sharp for screens, the figures, and what is drawn of
 * them for other tools, which tables have no form for.
 */
export function downloadsOf(
  { visID, spec: { mark }, choice = '' }: { visID: string; spec: { mark: string }; choice?: string },
  lang: Language,
): { format: string; address: string }[] {
  const chart = `/charts/${encodeURIComponent(visID)}`;
  return [
    { format: 'PNG', address: `${pictureAddress(visID, 'png', { lang, width: 960 }, choice)}&scale=2` },
    { format: 'SVG', address: pictureAddress(visID, 'svg', { lang, width: 960 }, choice) },
    { format: 'CSV', address: `${chart}.csv?lang=${lang}${following(choice)}` },
    ...(mark === 'table'
      ? []
      : [{ format: 'Vega-Lite', address: `${chart}.vegalite?lang=${lang}${following(choice)}` }]),
  ];
}
