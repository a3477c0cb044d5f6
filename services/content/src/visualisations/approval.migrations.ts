import type { Migration } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import { INSTALLATION } from './chart-makers.ts';

/**
 * Whether somebody who edits the site has looked at a chart, and the language in which its maker is told. What was public
 * before there was a look counts as approved.
 */
export const approvalMigrations: readonly Migration[] = [
  {
    name: 'content/0041-approved-visualisations',
    up: async (query, dialect) => {
      for (const [name, type] of [
        ['approved_digest', 'text'],
        ['approved_at', 'text'],
      ] as const) {
        await query.schema.alterTable('content_visualisations').addColumn(name, type).execute();
      }
      await query.schema
        .alterTable('content_visualisations')
        .addColumn('by_team', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await rawSql`
        update content_visualisations set approved_digest = digest, approved_at = updated_at
        where visibility = 'public'`.execute(query);
      await rawSql`
        update content_visualisations set by_team = 1 where owner_id = ${INSTALLATION}`.execute(query);
      // What the triggers still have to do would keep later steps of the same upgrade from changing the table.
      if (dialect === 'postgres') await rawSql`set constraints all immediate`.execute(query);
    },
  },
  {
    name: 'content/0044-language-of-visualisations',
    up: async (query, dialect) => {
      if (dialect === 'postgres') await rawSql`set constraints all immediate`.execute(query);
      await query.schema.alterTable('content_visualisations').addColumn('language', 'text').execute();
    },
  },
];
