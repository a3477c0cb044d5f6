import { escapeHtml } from '@gazetteer/kernel';
import { Feed, type Item } from 'feed';
import type { ArticleItem } from '../model/article.contract.ts';
import type { ContentSite } from '../model/content-context.ts';
import type { Language } from '../model/languages.ts';

type About = {
  site: ContentSite;
  publicUrl: string;
  type: ArticleItem['type'] | undefined;
  language: Language;
};

const titles: Record<Language, Record<'all' | ArticleItem['type'], string>> = {
  en: { all: 'News & blogs', blog: 'Blogs', news: 'News', event: 'Events', page: 'Pages' },
  fr: { all: 'Actualités et blogs', blog: 'Blogs', news: 'Actualités', event: 'Événements', page: 'Pages' },
};

/** What XML 1.0 cannot have, however it is written. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

/** Articles as given, the newest first, as Atom (RFC 4287) or RSS 2.0. */
export function writeFeed(format: 'atom' | 'rss', items: readonly ArticleItem[], about: About): string {
  const feed = composeFeed(items, about);
  for (const item of items) feed.addItem(entryOf(item, about.publicUrl, format));
  return format === 'atom' ? feed.atom1() : feed.rss2();
}

function composeFeed(items: readonly ArticleItem[], about: About): Feed {
  const { site, publicUrl, type, language } = about;
  const query = `?${new URLSearchParams({ ...(type ? { type } : {}), lang: language })}`;
  const address = (format: string) => `${publicUrl}/feeds/articles.${format}${query}`;
  const times = items.map(({ date, modified }) => modified ?? date ?? '').toSorted();
  return new Feed({
    id: address('atom'),
    title: clean(`${titles[language][type ?? 'all']} · ${site.name[language]}`),
    description: clean(site.name[language]),
    link: `${publicUrl}/news_blogs`,
    author: { name: clean(site.name[language]) },
    language,
    // An empty feed has never changed, and must say a time.
    updated: new Date(times.at(-1) ?? 0),
    generator: false,
    feedLinks: { atom: address('atom'), rss: address('rss') },
  });
}

function entryOf(item: ArticleItem, publicUrl: string, format: 'atom' | 'rss'): Item {
  const { slug, title, excerpt, content = '', date, modified, authors, tags, featured_image } = item;
  const link = `${publicUrl}/news_blogs/${slug}`;
  return {
    id: `urn:uuid:${item.id}`,
    guid: `urn:uuid:${item.id}`,
    link,
    // The library says of titles in Atom that they are HTML; those of RSS are plain by custom, descriptions never.
    title: format === 'atom' ? escapeHtml(clean(title)) : clean(title),
    description: escapeHtml(clean(excerpt)),
    content: clean(withFullAddresses(content, publicUrl)),
    date: new Date(modified ?? date ?? 0),
    published: new Date(date ?? 0),
    author: authors.map((name) => ({ name: clean(name) })),
    category: tags.map((tag) => ({ name: clean(tag), term: clean(tag) })),
    ...(featured_image ? { image: publicUrl + featured_image.src } : {}),
  };
}

/** Readers show the text elsewhere, where addresses of this site lead nowhere without its name. */
function withFullAddresses(html: string, publicUrl: string): string {
  return html
    .replaceAll(/(\s(?:href|src|poster)=")\/(?!\/)/g, `$1${publicUrl}/`)
    .replaceAll(/(\ssrcset=")([^"]*)/g, (_, start: string, set: string) => {
      return start + set.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${publicUrl}/`);
    });
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll(UNWRITABLE, '');
}
