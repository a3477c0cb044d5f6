import type { ArticleItem } from '../model/article.contract.ts';
import { slugOf } from '../model/compose-slug.ts';
import type { Post } from './post.contract.ts';

/** Pages of the site that have addresses of their own; others are read through the API. */
const addressOfPage: Record<string, string> = {
  initiative: '/initiative',
  data_privacy_policy: '/datausage?view=data_privacy_policy',
  copyright_policy: '/datausage?view=copyright_policy',
};

/** An article or page in the words of WordPress. */
export function composePost(item: ArticleItem, publicUrl: string): Post {
  const { id, type, content = '', slug, authors, tags, featured_image, ...same } = item;
  const [name] = authors;
  return {
    ...same,
    ID: id,
    type: type === 'page' ? 'page' : 'post',
    status: 'publish',
    format: 'standard',
    URL: publicUrl + addressOf(type, slug),
    slug,
    content,
    author: name === undefined ? null : { name },
    authors,
    tags: Object.fromEntries(tags.map((tag) => [tag, { name: tag, slug: slugOf(tag, 'tag') }])),
    featured_image: featured_image === null ? '' : publicUrl + featured_image.src,
    kind: type,
    picture: featured_image,
  };
}

function addressOf(type: ArticleItem['type'], slug: string): string {
  if (type !== 'page') return `/news_blogs/${slug}`;
  return Object.hasOwn(addressOfPage, slug) ? (addressOfPage[slug] ?? '/') : `/api/content/pages/${slug}`;
}
