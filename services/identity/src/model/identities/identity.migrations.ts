import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import { type CreateTableBuilder, sql as rawSql } from 'kysely';
import { createIdentitySearch } from './identity-search.store.ts';
import { addIndex, ofProject } from '../project-rows.ts';

type Table = CreateTableBuilder<string, never>;
type Column = Parameters<NonNullable<Parameters<Table['addColumn']>[2]>>[0];

export const identityTableMigrations: readonly Migration[] = [
  {
    name: 'identity/0002-identities',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_identities')
        // The order of making, which lists follow; never used twice, so that the search index can rely on it.
        .addColumn('ordinal', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
          dialect === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedAlwaysAsIdentity(),
        )
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('schema_id', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('state_changed_at', 'text')
        .addColumn('traits', 'text', (column) => column.notNull())
        .addColumn('metadata_public', 'text')
        .addColumn('metadata_admin', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_identities', ['project_id', 'ordinal']);
      await newTable(query, dialect, 'identity_counts')
        .addColumn('project_id', 'text', (column) =>
          column.primaryKey().references('identity_projects.id').onDelete('cascade'),
        )
        .addColumn('total', 'integer', (column) => column.notNull())
        .execute();
      await newTable(query, dialect, 'identity_credentials')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('identity_id', 'text', ofIdentity)
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('config', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('identity_credentials_one_a_type', ['identity_id', 'type'])
        .execute();
      await newTable(query, dialect, 'identity_credential_identifiers')
        .addColumn('project_id', 'text', ofProject)
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('identifier', bytewise(dialect), (column) => column.notNull())
        // Null while a trait only reserves the identifier: nobody else may take it, and nobody signs in with it yet.
        .addColumn('credential_id', 'text', (column) =>
          column.references('identity_credentials.id').onDelete('cascade'),
        )
        .addColumn('identity_id', 'text', ofIdentity)
        .addPrimaryKeyConstraint('identity_credential_identifiers_key', ['project_id', 'type', 'identifier'])
        .execute();
      await addIndex(query, 'identity_credential_identifiers', ['credential_id']);
      await addIndex(query, 'identity_credential_identifiers', ['identity_id']);
      await newTable(query, dialect, 'identity_verifiable_addresses')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('identity_id', 'text', ofIdentity)
        .addColumn('value', bytewise(dialect), (column) => column.notNull())
        .addColumn('via', 'text', (column) => column.notNull())
        .addColumn('verified', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('verified_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('identity_verifiable_addresses_value', ['project_id', 'via', 'value'])
        .execute();
      await addIndex(query, 'identity_verifiable_addresses', ['identity_id']);
      await newTable(query, dialect, 'identity_recovery_addresses')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('identity_id', 'text', ofIdentity)
        .addColumn('value', bytewise(dialect), (column) => column.notNull())
        .addColumn('via', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('identity_recovery_addresses_value', ['project_id', 'via', 'value'])
        .execute();
      await addIndex(query, 'identity_recovery_addresses', ['identity_id']);
      await createIdentitySearch(query, dialect);
    },
  },
];

function ofIdentity(column: Column): Column {
  return column.notNull().references('identity_identities.id').onDelete('cascade');
}

/** What belongs to an identity and is read with it. */
const parts = [
  'identity_credentials',
  'identity_verifiable_addresses',
  'identity_recovery_addresses',
  'identity_administrators',
];

/**
 * On SQLite every change of an identity, or of what belongs to it, gives it a new revision, whoever makes the change:
 * so that what was read of it once can be known to hold. A random value, since one that is counted could come back
 * after a transaction was undone. PostgreSQL reads in a process of its own, and rows that many write would wait for
 * each other there.
 */
export const identityRevisionMigrations: readonly Migration[] = [
  {
    name: 'identity/0012-revisions',
    up: async (query, dialect) => {
      if (dialect !== 'sqlite') return;
      await rawSql`alter table identity_identities add column revision text not null default ''`.execute(
        query,
      );
      await rawSql`
        create trigger identity_identities_revised after update on identity_identities
        when new.revision = old.revision begin
          update identity_identities set revision = lower(hex(randomblob(8))) where id = new.id;
        end`.execute(query);
      for (const part of parts) {
        for (const [event, row] of [
          ['insert', 'new'],
          ['update', 'new'],
          ['delete', 'old'],
        ]) {
          await rawSql`
            create trigger ${rawSql.raw(`${part}_${event}_revises after ${event} on ${part}`)} begin
              update identity_identities set revision = lower(hex(randomblob(8)))
              where id = ${rawSql.raw(`${row}.identity_id`)};
            end`.execute(query);
        }
      }
    },
  },
];
