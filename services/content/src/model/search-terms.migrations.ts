import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import { type Kysely, type RawBuilder, sql as rawSql } from 'kysely';
import { type SearchedParts, termsOf } from './search-terms.ts';

type Query = Kysely<unknown>;

const BATCH = 100;

/** The words by which readers find articles and charts; what was written before is read for them once. */
export const searchTermMigrations: readonly Migration[] = [
  {
    name: 'content/0050-search-terms',
    up: async (query, dialect) => {
      for (const owner of ['content_articles', 'content_visualisations']) {
        const table = `${owner.replace(/s$/, '')}_terms`;
        await newTable(query, dialect, table)
          .addColumn('term', bytewise(dialect), (column) => column.notNull())
          .addColumn('item_id', bytewise(dialect), (column) =>
            column.notNull().references(`${owner}.id`).onDelete('cascade'),
          )
          .addColumn('weight', 'integer', (column) => column.notNull())
          .addPrimaryKeyConstraint(`${table}_key`, ['term', 'item_id'] as never[])
          .execute();
        await query.schema.createIndex(`${table}_of_item`).on(table).column('item_id').execute();
      }
      await readArticles(query);
      await readCharts(query);
    },
  },
];

type ArticleTexts = { id: string; tags: string; title: string; excerpt: string; body: string };
type ChartTexts = { id: string; title: string; notes: string | null };

async function readArticles(query: Query): Promise<void> {
  await inBatches(
    query,
    (after) => rawSql<ArticleTexts>`
      select article.id, article.tags, text.title, text.excerpt, text.body
      from content_articles as article join content_article_texts as text on text.article_id = article.id
      where article.id in (select id from content_articles where id > ${after} order by id limit ${BATCH})
      order by article.id`,
    'content_article_terms',
    (texts) => ({
      title: texts.map(({ title }) => title),
      tags: texts.flatMap(({ tags }) => JSON.parse(tags) as string[]),
      summary: texts.map(({ excerpt }) => excerpt),
      body: texts.map(({ body }) => body),
    }),
  );
}

async function readCharts(query: Query): Promise<void> {
  await inBatches(
    query,
    (after) => rawSql<ChartTexts>`
      select id, title, notes from content_visualisations where id > ${after} order by id limit ${BATCH}`,
    'content_visualisation_terms',
    (texts) => ({
      title: texts.map(({ title }) => title),
      summary: texts.flatMap(({ notes }) => notes ?? []),
    }),
  );
}

async function inBatches<Row extends { id: string }>(
  query: Query,
  page: (after: string) => RawBuilder<Row>,
  table: string,
  partsOf: (rows: readonly Row[]) => SearchedParts,
): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await page(after).execute(query);
    if (rows.length === 0) return;
    for (const [id, texts] of Map.groupBy(rows, (row) => row.id)) {
      for (const { term, weight } of termsOf(partsOf(texts))) {
        await rawSql`insert into ${rawSql.table(table)} (term, item_id, weight)
          values (${term}, ${id}, ${weight})`.execute(query);
      }
      after = id;
    }
  }
}
