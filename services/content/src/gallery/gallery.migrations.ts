import type { Migration } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** How a chart is drawn, which galleries are filtered by: until now it stood in its specification alone. */
export const galleryMigrations: readonly Migration[] = [
  {
    name: 'content/0043-marks-of-visualisations',
    up: async (query, dialect) => {
      // All that is new runs in one transaction: PostgreSQL alters no table whose rows still have checks to come.
      if (dialect === 'postgres') await rawSql`set constraints all immediate`.execute(query);
      await query.schema
        .alterTable('content_visualisations')
        .addColumn('mark', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      // A specification that cannot be read must not keep the portal from starting. PostgreSQL before 16 cannot ask whether
      // a text is JSON; specifications are written without blanks, and quotes inside of texts are escaped.
      const mark =
        dialect === 'sqlite'
          ? rawSql`case when json_valid(spec) then json_extract(spec, '$.mark') end`
          : rawSql`substring(spec from '"mark":"([a-z_]+)"')`;
      await rawSql`update content_visualisations set mark = coalesce(${mark}, '')`.execute(query);
      await query.schema
        .createIndex('content_visualisations_public_by_mark')
        .on('content_visualisations')
        .columns(['mark', 'created_at', 'id'])
        .where(rawSql<boolean>`visibility = 'public' and deleted_at is null`)
        .execute();
    },
  },
];
