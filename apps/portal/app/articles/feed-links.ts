import type { MetaDescriptor } from 'react-router';
import type { Shell } from '../site/use-shell.ts';
import type { ArticleKind } from './article.ts';

const formats = { atom: 'application/atom+xml', rss: 'application/rss+xml' } as const;

/** The feed of the articles of a kind, or of all, in a language. */
export function feedAddress(
  format: keyof typeof formats,
  { kind, language }: { kind?: ArticleKind | undefined; language: string },
): string {
  const query = new URLSearchParams({ ...(kind ? { type: kind } : {}), lang: language });
  return `/feeds/articles.${format}?${query}`;
}

/** Tells feed readers of the feeds behind a page, called as the page is. */
export function feedLinks(
  { publicUrl, locale, site }: Pick<Shell, 'publicUrl' | 'locale' | 'site'>,
  { kind, heading }: { kind?: ArticleKind | undefined; heading: string },
): MetaDescriptor[] {
  return (['atom', 'rss'] as const).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: formats[format],
    title: `${heading} · ${site.name}`,
    href: publicUrl + feedAddress(format, { kind, language: locale }),
  }));
}
