import { bytewise, type Migration, newTable } from '@gazetteer/kernel';

/** The service's schema, in the order it is applied. */
export const oauthMigrations: readonly Migration[] = [
  {
    name: 'oauth/0001-projects',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'oauth_projects')
        .addColumn('project_id', bytewise(dialect), (column) => column.primaryKey())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('revision', bytewise(dialect), (column) => column.notNull())
        .addColumn('updated_at', bytewise(dialect), (column) => column.notNull())
        .execute();
      await newTable(query, dialect, 'oauth_salts')
        .addColumn('project_id', bytewise(dialect), (column) => column.primaryKey())
        .addColumn('sealed_salt', 'text', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: 'oauth/0002-clients',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'oauth_clients')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('client_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('client_name', bytewise(dialect), (column) => column.notNull())
        .addColumn('owner', bytewise(dialect), (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('secret_hash', 'text')
        .addColumn('previous_secret_hash', 'text')
        .addColumn('previous_secret_until', bytewise(dialect))
        .addColumn('registration_token_hash', bytewise(dialect))
        .addColumn('tokens_valid_after', bytewise(dialect))
        .addColumn('created_at', bytewise(dialect), (column) => column.notNull())
        .addColumn('updated_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_clients_key', ['project_id', 'client_id'])
        .execute();
      for (const column of ['client_name', 'owner'] as const) {
        await query.schema
          .createIndex(`oauth_clients_by_${column}`)
          .on('oauth_clients')
          .columns(['project_id', column, 'client_id'])
          .execute();
      }
    },
  },
  {
    name: 'oauth/0003-keys',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'oauth_keys')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('set_name', bytewise(dialect), (column) => column.notNull())
        .addColumn('kid', bytewise(dialect), (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('algorithm', 'text', (column) => column.notNull())
        .addColumn('use', 'text', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('sealed_key', 'text')
        .addColumn('created_at', bytewise(dialect), (column) => column.notNull())
        .addColumn('signs_from', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_keys_key', ['project_id', 'set_name', 'kid'])
        .addUniqueConstraint('oauth_keys_by_position', ['project_id', 'set_name', 'position'])
        .execute();
    },
  },
  {
    name: 'oauth/0004-trusted-issuers',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'oauth_trusted_issuers')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('id', bytewise(dialect), (column) => column.notNull())
        .addColumn('issuer', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject', bytewise(dialect), (column) => column.notNull())
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('kid', bytewise(dialect), (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('created_at', bytewise(dialect), (column) => column.notNull())
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_trusted_issuers_key', ['project_id', 'id'])
        .addUniqueConstraint('oauth_trusted_issuers_by_issuer', ['project_id', 'issuer', 'subject', 'kid'])
        .execute();
      await newTable(query, dialect, 'oauth_used_assertions')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('id', bytewise(dialect), (column) => column.notNull())
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_used_assertions_key', ['project_id', 'id'])
        .execute();
    },
  },
  {
    name: 'oauth/0005-requests',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'oauth_requests')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('challenge', bytewise(dialect), (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('client_id', bytewise(dialect))
        .addColumn('subject', bytewise(dialect))
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addColumn('verifier_hash', bytewise(dialect))
        .addColumn('used_at', bytewise(dialect))
        .addColumn('created_at', bytewise(dialect), (column) => column.notNull())
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_requests_key', ['project_id', 'challenge'])
        .execute();
      await query.schema
        .createIndex('oauth_requests_by_verifier')
        .on('oauth_requests')
        .columns(['project_id', 'verifier_hash'])
        .execute();
      for (const column of ['client_id', 'subject'] as const) {
        await query.schema
          .createIndex(`oauth_requests_by_${column}`)
          .on('oauth_requests')
          .columns(['project_id', column])
          .execute();
      }
    },
  },
  {
    name: 'oauth/0006-grants',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'oauth_grants')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('id', bytewise(dialect), (column) => column.notNull())
        .addColumn('client_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject', bytewise(dialect), (column) => column.notNull())
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('audience', 'text', (column) => column.notNull())
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('remember', 'integer', (column) => column.notNull())
        .addColumn('remembered_until', bytewise(dialect))
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('handled_at', bytewise(dialect), (column) => column.notNull())
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_grants_key', ['project_id', 'id'])
        .execute();
      await query.schema
        .createIndex('oauth_grants_by_subject')
        .on('oauth_grants')
        .columns(['project_id', 'subject', 'client_id', 'handled_at'])
        .execute();
      await query.schema
        .createIndex('oauth_grants_by_client')
        .on('oauth_grants')
        .columns(['project_id', 'client_id'])
        .execute();
    },
  },
  {
    name: 'oauth/0007-sessions',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'oauth_sessions')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('id', bytewise(dialect), (column) => column.notNull())
        .addColumn('uid', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject', bytewise(dialect))
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_sessions_key', ['project_id', 'id'])
        .execute();
      for (const column of ['uid', 'subject'] as const) {
        await query.schema
          .createIndex(`oauth_sessions_by_${column}`)
          .on('oauth_sessions')
          .columns(['project_id', column])
          .execute();
      }
      await newTable(query, dialect, 'oauth_interactions')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('id', bytewise(dialect), (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_interactions_key', ['project_id', 'id'])
        .execute();
    },
  },
  {
    name: 'oauth/0008-tokens',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'oauth_tokens')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('id', bytewise(dialect), (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('client_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('grant_id', bytewise(dialect))
        .addColumn('subject', bytewise(dialect))
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('audience', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('consumed_at', bytewise(dialect))
        .addColumn('created_at', bytewise(dialect), (column) => column.notNull())
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_tokens_key', ['project_id', 'id'])
        .execute();
      for (const column of ['grant_id', 'client_id'] as const) {
        await query.schema
          .createIndex(`oauth_tokens_by_${column}`)
          .on('oauth_tokens')
          .columns(['project_id', column])
          .execute();
      }
      await newTable(query, dialect, 'oauth_device_codes')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('id', bytewise(dialect), (column) => column.notNull())
        .addColumn('user_code', bytewise(dialect), (column) => column.notNull())
        .addColumn('client_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('grant_id', bytewise(dialect))
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('consumed_at', bytewise(dialect))
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth_device_codes_key', ['project_id', 'id'])
        .addUniqueConstraint('oauth_device_codes_by_user_code', ['project_id', 'user_code'])
        .execute();
      await query.schema
        .createIndex('oauth_device_codes_by_client')
        .on('oauth_device_codes')
        .columns(['project_id', 'client_id'])
        .execute();
      for (const table of [
        'oauth_used_assertions',
        'oauth_requests',
        'oauth_grants',
        'oauth_sessions',
        'oauth_interactions',
        'oauth_tokens',
        'oauth_device_codes',
      ]) {
        await query.schema.createIndex(`${table}_by_end`).on(table).columns(['expires_at']).execute();
      }
    },
  },
  {
    name: 'oauth/0009-project-seeds',
    up: async (query) => {
      for (const column of ['seed', 'seeded_revision']) {
        await query.schema.alterTable('oauth_projects').addColumn(column, 'text').execute();
      }
    },
  },
];
