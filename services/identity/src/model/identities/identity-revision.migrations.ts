import type { Migration } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

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
