import { frameOf, pageMeta, pictureAddress, unlistedMeta, viewAddress } from '@gazetteer/site';
import type { MetaDescriptor } from 'react-router';
import type { SavedPage } from './load-saved-page.server.ts';

type Matches = Parameters<typeof pageMeta>[0];

/** What chats, social networks and search engines are told of a saved chart: title, words, and its picture. */
export function savedMeta(matches: Matches, { chart, choice, words }: SavedPage): MetaDescriptor[] {
  const shell = frameOf(matches);
  if (!shell) return [];
  const { publicUrl, locale, site } = shell;
  const { title, notes, visID, visibility } = chart;
  const description = (words?.summary || notes || title).slice(0, 300);
  const look = { size: 'og', lang: locale } as const;
  const properties = {
    'og:type': 'article',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': publicUrl + viewAddress(visID, choice),
    'og:image': publicUrl + pictureAddress(visID, 'png', look, choice),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': words?.alt ?? title,
  };
  return [
    // Who shares a link by hand does not publish it.
    ...(visibility === 'public' ? pageMeta : unlistedMeta)(matches, { title, description }),
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
