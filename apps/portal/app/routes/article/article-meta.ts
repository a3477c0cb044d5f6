import { pageMeta, pictureAddress } from '@gazetteer/site';
import type { MetaDescriptor } from 'react-router';
import { articlePath } from '../../articles/article.ts';
import { feedLinks } from '../../articles/feed-links.ts';
import type { ArticlePage } from './load-article.server.ts';
import { shellOf } from '../../site/use-shell.ts';
import { structuredArticle } from './structured-article.ts';

type Matches = Parameters<typeof pageMeta>[0];

/** What feed readers, chats, social networks and search engines are told of an article. */
export function articleMeta(matches: Matches, page: ArticlePage): MetaDescriptor[] {
  const shell = shellOf(matches);
  if (!shell) return [];
  const { article, section } = page;
  const { publicUrl, site } = shell;
  const { title, excerpt, date, modified, authors, tags } = article;
  const properties: [string, string][] = [
    ['og:type', 'article'],
    ['og:site_name', site.name],
    ['og:title', title],
    ...(excerpt ? [['og:description', excerpt] as [string, string]] : []),
    ['og:url', publicUrl + articlePath(article)],
    ['og:locale', article.language],
    ...pictureOf(page, publicUrl),
    ['article:published_time', date],
    ['article:modified_time', modified],
    ...[...authors].map((name): [string, string] => ['article:author', name]),
    ...[...tags].map((tag): [string, string] => ['article:tag', tag]),
  ];
  const structured = structuredArticle(article, {
    publicUrl,
    siteName: site.name,
    owner: site.owner,
    section,
  });
  return [
    ...pageMeta(matches, { title, ...(excerpt ? { description: excerpt } : {}) }),
    ...properties.map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...feedLinks(shell, { heading: section }),
    { 'script:ld+json': structured as never },
  ];
}

/** The featured picture, else the first chart of the text. */
function pictureOf({ article, firstChart }: ArticlePage, publicUrl: string): [string, string][] {
  const { featured_image: picture, language } = article;
  if (picture) {
    return [
      ['og:image', publicUrl + picture.src],
      ['og:image:alt', picture.alt],
    ];
  }
  if (!firstChart) return [];
  const address = pictureAddress(firstChart, 'png', { size: 'og', lang: language });
  return [
    ['og:image', publicUrl + address],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
}
