import { bytewise, type Migration, newTable, type SqlDialect } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

export const articleMigrations: readonly Migration[] = [
  {
    name: 'content/0003-articles',
    up: async (query, dialect) => {
      await createArticles(query, dialect);
      await createParts(query, dialect);
      await createRevisions(query, dialect);
    },
  },
  {
    name: 'content/0004-article-tags-by-date',
    up: async (query, dialect) => {
      const table = 'content_article_tags';
      await query.schema.alterTable(table).addColumn('publish_at', bytewise(dialect)).execute();
      await rawSql`
        update content_article_tags set publish_at = (
          select article.publish_at from content_articles as article
          where article.id = article_id and article.section = 'article' and article.state = 'published')`.execute(
        query,
      );
      await query.schema
        .createIndex('content_article_tags_by_date')
        .on(table)
        .columns(['folded', 'publish_at', 'article_id'])
        .where(rawSql<boolean>`publish_at is not null`)
        .execute();
    },
  },
];

async function createArticles(query: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  const text = bytewise(dialect);
  await newTable(query, dialect, 'content_articles')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('section', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('publish_at', text)
    .addColumn('first_published_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('featured_media', text)
    .addColumn('starts_at', text)
    .addColumn('ends_at', text)
    .addColumn('place', text)
    .addColumn('authors', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('datasets', 'text', (column) => column.notNull())
    .execute();
  // Editors' lists: all, of a kind, in a state, both.
  for (const columns of [[], ['kind'], ['state'], ['kind', 'state']]) {
    await query.schema
      .createIndex(['content_articles', ...columns, 'by_update'].join('_'))
      .on('content_articles')
      .columns([...columns, 'updated_at', 'id'])
      .execute();
  }
  const isReadable = rawSql<boolean>`state = 'published'`;
  await query.schema
    .createIndex('content_articles_published')
    .on('content_articles')
    .columns(['section', 'publish_at', 'id', 'kind'])
    .where(isReadable)
    .execute();
  await query.schema
    .createIndex('content_articles_published_by_kind')
    .on('content_articles')
    .columns(['kind', 'publish_at', 'id'])
    .where(isReadable)
    .execute();
  await query.schema
    .createIndex('content_articles_scheduled')
    .on('content_articles')
    .column('publish_at')
    .where(rawSql<boolean>`state = 'scheduled'`)
    .execute();
}

/** What belongs to an article and goes with it. */
async function createParts(query: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  const text = bytewise(dialect);
  const newPart = (name: string) =>
    newTable(query, dialect, name).addColumn('article_id', text, (column) =>
      column.notNull().references('content_articles.id').onDelete('cascade'),
    );
  await newPart('content_article_texts')
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('reading_minutes', 'integer', (column) => column.notNull())
    .addColumn('lead', 'text', (column) => column.notNull())
    // The long one comes last: SQLite reads the others without it.
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_article_texts_key', ['article_id', 'language'])
    .execute();
  const keyed: [table: string, columns: string[], key: string[]][] = [
    ['slugs', ['section', 'slug'], ['section', 'slug']],
    ['tags', ['folded'], ['folded', 'article_id']],
    ['datasets', ['name'], ['name', 'article_id']],
    ['words', ['word'], ['word', 'article_id']],
  ];
  for (const [name, columns, key] of keyed) {
    const table = `content_article_${name}`;
    let part = newPart(table);
    for (const column of columns) part = part.addColumn(column, text, (made) => made.notNull());
    await part.addPrimaryKeyConstraint(`${table}_key`, key as never[]).execute();
    await query.schema.createIndex(`${table}_of_article`).on(table).column('article_id').execute();
  }
}

async function createRevisions(query: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  const text = bytewise(dialect);
  await newTable(query, dialect, 'content_article_revisions')
    .addColumn('article_id', text, (column) =>
      column.notNull().references('content_articles.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('saved_at', text, (column) => column.notNull())
    .addColumn('saved_by', text)
    .addColumn('saved_with', text)
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('restored_from', 'integer')
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_article_revisions_key', ['article_id', 'number'])
    .execute();
  // For accounts that are removed.
  await query.schema
    .createIndex('content_article_revisions_by_person')
    .on('content_article_revisions')
    .column('saved_by')
    .where(rawSql<boolean>`saved_by is not null`)
    .execute();
}
