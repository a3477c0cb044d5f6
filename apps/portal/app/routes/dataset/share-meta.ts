import { frameOf, type pageMeta } from '@gazetteer/site';
import type { MetaDescriptor } from 'react-router';
import type { TablePreview } from '../../datasets/find-preview.server.ts';

interface Shared {
  path: string;
  title: string;
  description: string;
  /** What its main table looks like; files and links have no picture. */
  preview: TablePreview | undefined;
}

/** What chats and social networks are told of a dataset: title, words, and the picture of its main table. */
export function shareMeta(matches: Parameters<typeof pageMeta>[0], shared: Shared): MetaDescriptor[] {
  const frame = frameOf(matches);
  if (!frame) return [];
  const { publicUrl, locale, site } = frame;
  const { path, title, description, preview } = shared;
  const look = new URLSearchParams({ lang: locale, grouping: site.digitGrouping });
  const picture = preview && {
    'og:image': `${publicUrl}/preview/${encodeURIComponent(preview.resourceId)}.png?${look}`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': preview.alt,
  };
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': publicUrl + path,
    ...picture,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: preview ? 'summary_large_image' : 'summary' },
  ];
}
