import { type Article, articlePath } from '../../articles/article.ts';

interface Publication {
  /** The address visitors use, without a slash at the end. */
  publicUrl: string;
  siteName: string;
  /** Who publishes the site. */
  owner: string;
  /** The heading of the list of articles. */
  section: string;
}

const types = { news: 'NewsArticle', blog: 'BlogPosting', event: 'Event' } as const;

/** An article and the way to it in the words of schema.org, for search engines. */
export function structuredArticle(article: Article, publication: Publication): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@graph': [article.event ? eventOf(article, publication) : textOf(article, publication), trail()],
  };

  function trail(): Record<string, unknown> {
    const { publicUrl, siteName, section } = publication;
    const steps = [
      [siteName, '/'],
      [section, '/news_blogs'],
      [article.title, articlePath(article)],
    ] as const;
    return {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, path], place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name,
        item: publicUrl + path,
      })),
    };
  }
}

function textOf(article: Article, { publicUrl, owner }: Publication): Record<string, unknown> {
  const { type, title, date, modified, authors, tags, datasets } = article;
  const publisher = { '@type': 'Organization', name: owner, url: `${publicUrl}/` };
  return {
    '@type': types[type],
    headline: title,
    ...described(article, publicUrl),
    datePublished: date,
    dateModified: modified,
    author: authors.length > 0 ? authors.map((name) => ({ '@type': 'Person', name })) : publisher,
    publisher,
    isAccessibleForFree: true,
    ...(tags.length > 0 ? { keywords: tags.join(', ') } : {}),
    ...(datasets.length > 0
      ? {
          about: datasets.map(({ name, title: of }) => ({
            '@type': 'Dataset',
            name: of,
            url: `${publicUrl}/p/${name}`,
          })),
        }
      : {}),
  };
}

function eventOf(article: Article, { publicUrl, owner }: Publication): Record<string, unknown> {
  const { title, event } = article;
  return {
    '@type': types.event,
    name: title,
    ...described(article, publicUrl),
    startDate: event?.starts_at,
    ...(event?.ends_at ? { endDate: event.ends_at } : {}),
    ...(event?.place ? { location: { '@type': 'Place', name: event.place, address: event.place } } : {}),
    organizer: { '@type': 'Organization', name: owner, url: `${publicUrl}/` },
  };
}

function described(article: Article, publicUrl: string): Record<string, unknown> {
  const { excerpt, language, featured_image: picture } = article;
  const url = publicUrl + articlePath(article);
  return {
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    ...(excerpt ? { description: excerpt } : {}),
    ...(picture
      ? {
          image: {
            '@type': 'ImageObject',
            url: publicUrl + picture.src,
            caption: picture.alt,
          },
        }
      : {}),
  };
}
