/** Articles and pages as clients of WordPress.com's API (v1.1) read them. */
import { type Static, Type } from 'typebox';
import { PLAIN } from '../http/answer-post.ts';
import { ArticleItem } from '../model/article.contract.ts';

const { id, content: _content, slug, title, excerpt, date, modified, ...ours } = ArticleItem.properties;

export const Post = Type.Object({
  ID: id,
  type: Type.Enum(['post', 'page']),
  status: Type.Literal('publish'),
  format: Type.Literal('standard'),
  URL: Type.String({ description: 'Where people read it' }),
  slug,
  title,
  excerpt,
  content: Type.String({ description: 'HTML that is safe to show' }),
  date,
  modified,
  author: Type.Union([Type.Object({ name: Type.String() }), Type.Null()], {
    description: 'The first of its authors',
  }),
  tags: Type.Record(Type.String(), Type.Object({ name: Type.String(), slug: Type.String() })),
  featured_image: Type.String({ description: 'Address of its picture; empty where it has none' }),
  // What WordPress has no words for.
  kind: ours.type,
  language: ours.language,
  languages: ours.languages,
  authors: ours.authors,
  picture: ours.featured_image,
  reading_minutes: ours.reading_minutes,
  datasets: ours.datasets,
  event: ours.event,
});

export type Post = Static<typeof Post>;

export const PostsAnswer = Type.Object({
  found: Type.Integer({ description: 'How many there are' }),
  posts: Type.Array(Type.Partial(Post)),
  meta: Type.Object({
    links: Type.Object({ self: Type.String() }),
    next_page: Type.Optional(Type.String({ description: 'For `page_handle`; absent on the last page' })),
  }),
});

export const PostsQuery = Type.Object({
  number: Type.Integer({ minimum: 0, maximum: 100, default: 20, description: 'Posts a page' }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Instead of offset' })),
  page_handle: Type.Optional(
    Type.String({ maxLength: 300, description: '`next_page` of the page before, instead of both' }),
  ),
  order: Type.Enum(['DESC', 'ASC'], { default: 'DESC' }),
  order_by: Type.Enum(['date'], { default: 'date' }),
  tag: Type.Optional(Type.String({ pattern: PLAIN, maxLength: 100 })),
  fields: Type.Optional(Type.String({ maxLength: 500, description: 'Fields to answer, parted by commas' })),
});
