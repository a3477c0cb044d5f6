import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

export const mediaMigrations: readonly Migration[] = [
  {
    name: 'content/0010-media',
    up: async (query, dialect) => {
      const text = bytewise(dialect);
      await newTable(query, dialect, 'content_media')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('byte_size', 'integer', (column) => column.notNull())
        .addColumn('alt_en', 'text')
        .addColumn('alt_fr', 'text')
        .addColumn('created_at', text, (column) => column.notNull())
        .addColumn('created_by', 'text')
        .addColumn('object_key', 'text', (column) => column.notNull())
        .addColumn('prepared_at', 'text')
        .execute();
      await query.schema
        .createIndex('content_media_by_time')
        .on('content_media')
        .columns(['created_at', 'id'])
        .execute();
      await query.schema
        .createIndex('content_media_unprepared')
        .on('content_media')
        .columns(['created_at', 'id'])
        .where(rawSql<boolean>`prepared_at is null`)
        .execute();
      await newTable(query, dialect, 'content_media_variants')
        .addColumn('media_id', text, (column) =>
          column.notNull().references('content_media.id').onDelete('cascade'),
        )
        .addColumn('file', text, (column) => column.notNull())
        .addColumn('object_key', 'text', (column) => column.notNull())
        .addColumn('byte_size', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('content_media_variants_key', ['media_id', 'file'])
        .execute();
      await newTable(query, dialect, 'content_media_words')
        .addColumn('word', text, (column) => column.notNull())
        .addColumn('media_id', text, (column) =>
          column.notNull().references('content_media.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('content_media_words_key', ['word', 'media_id'])
        .execute();
      await query.schema
        .createIndex('content_media_words_by_media')
        .on('content_media_words')
        .column('media_id')
        .execute();
      // A picture that is used cannot go, whoever is faster.
      await newTable(query, dialect, 'content_media_uses')
        .addColumn('media_id', text, (column) => column.notNull().references('content_media.id'))
        .addColumn('article_id', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('content_media_uses_key', ['media_id', 'article_id'])
        .execute();
      await query.schema
        .createIndex('content_media_uses_by_article')
        .on('content_media_uses')
        .column('article_id')
        .execute();
    },
  },
];
