import { type ArticleKind, articleKinds } from './article.ts';

/** What the list of articles shows. */
export interface NewsState {
  /** Of all kinds where absent. */
  kind?: ArticleKind | undefined;
  tag?: string | undefined;
  /** Words of title, summary or text. */
  text?: string | undefined;
  page: number;
}

/** As many as a page of the list shows. */
export const pageSize = 12;

const furthest = 1000;
const longestTag = 50;
const longestText = 200;
/** No subject and no words have them, and the stores of texts take none. */
const control = /\p{Cc}/gu;

/** What an address of the list asks for; what it asks for wrongly is left out. */
export function readNewsState({ pathname, searchParams }: URL): NewsState {
  const type = pathname.endsWith('/news') ? 'news' : searchParams.get('type');
  const page = Math.trunc(Number(searchParams.get('page')));
  return {
    kind: articleKinds.find((kind) => kind === type),
    tag: searchParams.get('tag')?.replaceAll(control, '').trim().slice(0, longestTag) || undefined,
    text: searchParams.get('q')?.replaceAll(control, ' ').trim().slice(0, longestText) || undefined,
    page: page >= 1 && page <= furthest ? page : 1,
  };
}

/** Where the list shows this. News have an address of their own. */
export function newsPath({ kind, tag, text, page }: Partial<NewsState>): string {
  const query = new URLSearchParams();
  if (kind && kind !== 'news') query.set('type', kind);
  if (tag) query.set('tag', tag);
  if (text) query.set('q', text);
  if (page && page > 1) query.set('page', `${page}`);
  const asked = query.toString();
  return `/news_blogs${kind === 'news' ? '/news' : ''}${asked ? `?${asked}` : ''}`;
}
