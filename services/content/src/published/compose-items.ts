import { findAllMedia } from '../media/media.store.ts';
import type { StoredItem } from '../model/article-rows.store.ts';
import type { ArticleItem } from '../model/article.contract.ts';
import { readingMinutes, shownLanguage } from '../model/article.ts';
import type { SitePage, ContentContext } from '../model/content-context.ts';
import type { Language } from '../model/languages.ts';
import { pictureOf } from '../model/picture.ts';

/**
 * Articles as readers get them: in the language they want where there is one, with what everybody may see of pictures and
 * datasets. They have content where their bodies were read.
 */
export async function composeItems(
  context: ContentContext,
  stored: readonly StoredItem[],
  wanted: Language,
): Promise<ArticleItem[]> {
  const ids = stored.flatMap(({ featured_media }) => featured_media ?? []);
  const media = new Map((await findAllMedia(context.sql, [...new Set(ids)])).map((one) => [one.id, one]));
  const names = [...new Set(stored.flatMap(({ datasets }) => datasets))];
  const datasets = names.length === 0 ? new Map() : await context.datasets.findPublic(names, wanted);
  const items: ArticleItem[] = [];
  for (const row of stored) {
    const picture = row.featured_media === null ? undefined : media.get(row.featured_media);
    const text = await composeText(context, row, wanted);
    items.push({
      id: row.id,
      type: row.kind,
      slug: row.slug,
      ...text,
      date: row.publish_at,
      modified: row.updated_at,
      authors: row.authors,
      tags: row.tags,
      featured_image: picture ? pictureOf(picture, text.language) : null,
      datasets: row.datasets
        .flatMap((name) => datasets.get(name) ?? [])
        .map(({ name, title }) => ({ name, title })),
      event:
        row.starts_at === null ? null : { starts_at: row.starts_at, ends_at: row.ends_at, place: row.place },
    });
  }
  return items;
}

type ItemText = Pick<
  ArticleItem,
  'title' | 'excerpt' | 'content' | 'language' | 'languages' | 'reading_minutes'
>;

async function composeText(
  context: ContentContext,
  { texts }: Pick<StoredItem, 'texts'>,
  wanted: Language,
): Promise<ItemText> {
  const languages = texts.filter(({ title }) => title !== '').map((text) => text.language);
  const language = shownLanguage(languages, wanted);
  const text = texts.find((one) => one.language === language);
  const { title = '', excerpt = '', lead = '', reading_minutes = 1, body } = text ?? {};
  const content = body === undefined ? undefined : await context.renderBody(body, language);
  return {
    title,
    excerpt: excerpt || lead,
    ...(content === undefined ? {} : { content }),
    language,
    languages,
    reading_minutes,
  };
}

/** A page as the site file has it, which nobody has edited. */
export async function composeSitePage(
  context: ContentContext,
  slug: string,
  page: SitePage,
  language: Language,
): Promise<ArticleItem> {
  const { title, body } = page[language];
  const content = await context.renderBody(body, language);
  return {
    id: null,
    type: 'page',
    slug,
    title,
    excerpt: '',
    content,
    language,
    languages: ['en', 'fr'],
    date: null,
    modified: null,
    authors: [],
    tags: [],
    featured_image: null,
    reading_minutes: readingMinutes(body),
    datasets: [],
    event: null,
  };
}
