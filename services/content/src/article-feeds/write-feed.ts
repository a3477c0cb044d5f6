import { escapeHtml, xmlElement, xmlNode } from '@gazetteer/kernel';
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

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Articles as given, the newest first, as Atom (RFC 4287) or RSS 2.0. */
export function writeFeed(format: 'atom' | 'rss', items: readonly ArticleItem[], about: About): string {
  const times = items.map(({ date, modified }) => modified ?? date ?? '').toSorted();
  // An empty feed has never changed, and must say a time.
  const updated = new Date(times.at(-1) || 0);
  const written = format === 'atom' ? writeAtom(items, about, updated) : writeRss(items, about, updated);
  return DECLARATION + written;
}

function writeAtom(items: readonly ArticleItem[], about: About, updated: Date): string {
  const { site, publicUrl, language } = about;
  const self = addressOf('atom', about);
  return xmlNode('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
    xmlElement('id', {}, self),
    xmlElement('title', {}, titleOf(about)),
    xmlElement('subtitle', {}, site.name[language]),
    xmlElement('updated', {}, updated.toISOString()),
    xmlNode('author', {}, [xmlElement('name', {}, site.name[language])]),
    xmlElement('link', { rel: 'alternate', href: `${publicUrl}/news_blogs` }),
    xmlElement('link', { rel: 'self', href: self }),
    ...items.map((item) => atomEntry(item, publicUrl)),
  ]);
}

function atomEntry(item: ArticleItem, publicUrl: string): string {
  const { slug, title, excerpt, content = '', date, modified, authors, tags, featured_image: image } = item;
  const html = { type: 'html' };
  return xmlNode('entry', {}, [
    // Titles and summaries are plain texts; readers are known to take them for HTML all the same.
    xmlElement('title', html, escapeHtml(title)),
    xmlElement('id', {}, `urn:uuid:${item.id}`),
    xmlElement('link', { href: `${publicUrl}/news_blogs/${slug}` }),
    ...(image
      ? [xmlElement('link', { rel: 'enclosure', type: imageType(image.src), href: publicUrl + image.src })]
      : []),
    xmlElement('published', {}, new Date(date ?? 0).toISOString()),
    xmlElement('updated', {}, new Date(modified ?? date ?? 0).toISOString()),
    ...authors.map((name) => xmlNode('author', {}, [xmlElement('name', {}, name)])),
    ...tags.map((tag) => xmlElement('category', { term: tag, label: tag })),
    ...(excerpt ? [xmlElement('summary', html, escapeHtml(excerpt))] : []),
    ...(content ? [xmlElement('content', html, withFullAddresses(content, publicUrl))] : []),
  ]);
}

function writeRss(items: readonly ArticleItem[], about: About, updated: Date): string {
  const { site, publicUrl, language } = about;
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const self = { href: addressOf('rss', about), rel: 'self', type: 'application/rss+xml' };
  const channel = xmlNode('channel', {}, [
    xmlElement('title', {}, titleOf(about)),
    xmlElement('link', {}, `${publicUrl}/news_blogs`),
    xmlElement('description', {}, site.name[language]),
    xmlElement('language', {}, language),
    xmlElement('lastBuildDate', {}, updated.toUTCString()),
    xmlElement('atom:link', self),
    ...items.map((item) => rssItem(item, publicUrl)),
  ]);
  return xmlNode('rss', { version: '2.0', ...namespaces }, [channel]);
}

function rssItem(item: ArticleItem, publicUrl: string): string {
  const { slug, title, excerpt, content = '', date, authors, tags, featured_image: image } = item;
  return xmlNode('item', {}, [
    // Titles are plain by custom, descriptions are HTML.
    xmlElement('title', {}, title),
    xmlElement('link', {}, `${publicUrl}/news_blogs/${slug}`),
    xmlElement('guid', { isPermaLink: 'false' }, `urn:uuid:${item.id}`),
    xmlElement('pubDate', {}, new Date(date ?? 0).toUTCString()),
    // How long the picture is, which RSS wants to be told, is known once it is sent; 0 is what it takes for that.
    ...(image
      ? [xmlElement('enclosure', { url: publicUrl + image.src, type: imageType(image.src), length: '0' })]
      : []),
    // RSS wants e-mail addresses of authors, which are nobody's business.
    ...authors.map((name) => xmlElement('dc:creator', {}, name)),
    ...tags.map((tag) => xmlElement('category', {}, tag)),
    ...(excerpt ? [xmlElement('description', {}, escapeHtml(excerpt))] : []),
    ...(content ? [xmlElement('content:encoded', {}, withFullAddresses(content, publicUrl))] : []),
  ]);
}

function titleOf({ site, type, language }: About): string {
  return `${titles[language][type ?? 'all']} · ${site.name[language]}`;
}

function addressOf(format: 'atom' | 'rss', { publicUrl, type, language }: About): string {
  const query = new URLSearchParams({ ...(type ? { type } : {}), lang: language });
  return `${publicUrl}/feeds/articles.${format}?${query}`;
}

function imageType(path: string): string | undefined {
  const ending = /\.([a-z]+)$/.exec(path)?.[1];
  return ending === undefined ? undefined : `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

/** Readers show the text elsewhere, where addresses of this site lead nowhere without its name. */
function withFullAddresses(html: string, publicUrl: string): string {
  return html
    .replaceAll(/(\s(?:href|src|poster)=")\/(?!\/)/g, `$1${publicUrl}/`)
    .replaceAll(/(\ssrcset=")([^"]*)/g, (_, start: string, set: string) => {
      return start + set.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${publicUrl}/`);
    });
}
