import { createLogger, migrate, openSql } from '@gazetteer/kernel';
import {
  type IdentityContext,
  identityMigrations,
  openIdentityContext,
  PORTAL_PROJECT,
} from '@gazetteer/identity';

/** The identity service's context over a SQLite file. */
export function openIdentityStore(file: string): IdentityContext {
  return openIdentityContext({
    sql: openSql({ file }),
    log: createLogger('warn', false),
    secrets: ['a secret of the benchmarks, long enough to be one'],
    publicUrl: 'http://127.0.0.1',
  });
}

/** Makes an empty store with the portal's project, whose people are as `schema` says. */
export async function createIdentityStore(file: string, schema: object): Promise<void> {
  const context = openIdentityStore(file);
  await migrate(context.sql.as(), identityMigrations);
  const ui_url = 'http://127.0.0.1/page';
  const kinds = ['login', 'registration', 'settings', 'recovery', 'verification', 'error'];
  const flows = Object.fromEntries(kinds.map((kind) => [kind, { ui_url }]));
  const settings = {
    selfservice: { default_browser_return_url: ui_url, flows },
    identity: { default_schema_id: 'person', schemas: [{ id: 'person', schema }] },
  };
  await context.projects.create({ id: PORTAL_PROJECT, slug: 'portal', name: 'Portal', settings });
  await context.sql.close();
}
