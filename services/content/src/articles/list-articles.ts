import { type Caller, searchWords } from '@gazetteer/kernel';
import type { StoredItem } from '../model/article-rows.store.ts';
import type { ArticleRow } from '../model/article.contract.ts';
import { shownLanguage } from '../model/article.ts';
import type { SitePage, ContentContext } from '../model/content-context.ts';
import type { ArticleKind, ArticleState } from '../model/content-tables.ts';
import type { Language } from '../model/languages.ts';
import { requireEditor } from '../model/require-rights.ts';
import { sitePageOf } from '../published/site-pages.ts';
import { countArticles, type EditorsScope, findPages, listArticles } from './article-list.store.ts';

type ArticleListWish = {
  kind?: ArticleKind | undefined;
  state?: ArticleState | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
  language: Language;
};

type ArticleList = { data: ArticleRow[]; meta: { total_count: number; filter_count: number } };

/**
 * Lists articles and pages for editors, the last changed first. A list of pages begins with those that only the site file
 * has words for: readers see them, and nobody has saved them yet.
 * @throws INVALID_CREDENTIALS, FORBIDDEN
 */
export async function listForEditors(
  context: ContentContext,
  caller: Caller,
  { kind, state, search, limit, offset, language }: ArticleListWish,
): Promise<ArticleList> {
  await requireEditor(context, caller);
  const scope: EditorsScope = { kind, state, beginnings: searchWords(search ?? '') };
  const unsaved = kind === 'page' ? await unsavedPages(context, language) : [];
  const first = unsaved.filter((row) => fits(row, scope));
  const page = { limit: limit - first.slice(offset, offset + limit).length, offset: offset - first.length };
  const rows = await listArticles(context.sql, scope, { ...page, offset: Math.max(0, page.offset) });
  const counted = await countArticles(context.sql, scope);
  const all = await countArticles(context.sql, { kind, beginnings: [] });
  return {
    data: [...first.slice(offset, offset + limit), ...rows.map((row) => rowOf(row, language))],
    meta: { total_count: all + unsaved.length, filter_count: counted + first.length },
  };
}

/** Every page that the site file has words for, with what editors made of it. @throws INVALID_CREDENTIALS, FORBIDDEN */
export async function listSitePages(context: ContentContext, caller: Caller) {
  await requireEditor(context, caller);
  const { pages } = context.site;
  const stored = new Map((await findPages(context.sql, Object.keys(pages))).map((row) => [row.slug, row]));
  return Object.entries(pages).map(([slug, { en, fr }]) => {
    const row = stored.get(slug);
    const texts = { en: { ...en, excerpt: '' }, fr: { ...fr, excerpt: '' } };
    return { slug, texts, article: row ? rowOf(row, 'en') : null };
  });
}

async function unsavedPages(
  { sql, site }: Pick<ContentContext, 'sql' | 'site'>,
  language: Language,
): Promise<ArticleRow[]> {
  const saved = new Set((await findPages(sql, Object.keys(site.pages))).map(({ slug }) => slug));
  return Object.keys(site.pages).flatMap((slug) => {
    const page = saved.has(slug) ? undefined : sitePageOf(site.pages, slug);
    return page ? [unsavedRow(slug, page, language)] : [];
  });
}

function unsavedRow(slug: string, page: SitePage, language: Language): ArticleRow {
  return {
    id: null,
    kind: 'page',
    state: 'published',
    slug,
    revision: 0,
    title: page[language].title,
    languages: ['en', 'fr'],
    publish_at: null,
    updated_at: null,
  };
}

function fits({ slug, title, state }: ArticleRow, scope: EditorsScope): boolean {
  const words = searchWords(`${slug} ${title}`);
  const has = (beginning: string) => words.some((word) => word.startsWith(beginning));
  return (scope.state === undefined || scope.state === state) && scope.beginnings.every(has);
}

function rowOf({ texts, ...row }: StoredItem, wanted: Language): ArticleRow {
  const { id, kind, state, slug, revision, publish_at, updated_at } = row;
  const titled = texts.filter(({ title }) => title !== '').map(({ language }) => language);
  const language = shownLanguage(titled, wanted);
  const title = texts.find((text) => text.language === language)?.title ?? '';
  return { id, kind, state, slug, revision, title, languages: titled, publish_at, updated_at };
}
