import type { Sql } from '@gazetteer/kernel';
import type { ArticlesTable, ArticleTables, ArticleTextsTable } from './content-tables.ts';
import { languages } from './languages.ts';

type Store = Sql<ArticleTables>;

/** A text as lists have it, or whole. */
type StoredText = Omit<ArticleTextsTable, 'article_id' | 'body'> & { body: string | undefined };

/** An article as it is shown: its row and its texts. */
export type StoredItem = Omit<ArticlesTable, 'authors' | 'tags' | 'datasets'> & {
  authors: string[];
  tags: string[];
  datasets: string[];
  texts: StoredText[];
};

/** The articles of these ids, in this order, with their bodies where these are wanted. */
export async function articlesOf(
  sql: Store,
  ids: readonly string[],
  { withBody }: { withBody: boolean },
): Promise<StoredItem[]> {
  if (ids.length === 0) return [];
  const rows = await sql.query.selectFrom('content_articles').selectAll().where('id', 'in', ids).execute();
  const texts = await textsOf(sql, ids, withBody);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const own = texts.filter(({ article_id }) => article_id === id);
    return [
      {
        ...row,
        authors: JSON.parse(row.authors) as string[],
        tags: JSON.parse(row.tags) as string[],
        datasets: JSON.parse(row.datasets) as string[],
        texts: languages.flatMap((language) => own.filter((text) => text.language === language)),
      },
    ];
  });
}

async function textsOf(sql: Store, ids: readonly string[], withBody: boolean) {
  const query = sql.query
    .selectFrom('content_article_texts')
    .select(['article_id', 'language', 'title', 'excerpt', 'lead', 'reading_minutes'])
    .where('article_id', 'in', ids);
  if (withBody) return query.select('body').execute();
  return (await query.execute()).map((text) => ({ ...text, body: undefined }));
}
