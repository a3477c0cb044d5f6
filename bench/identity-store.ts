import { createLogger, migrate, openSql, type Sql } from '@gazetteer/kernel';
import {
  type IdentityContext,
  identityMigrations,
  openIdentityContext,
  PORTAL_PROJECT,
} from '@gazetteer/identity';

/** The identity service's context over a store. */
export function openIdentityOver(sql: Sql): IdentityContext {
  return openIdentityContext({
    sql,
    log: createLogger('warn', false),
    secrets: ['a secret of the benchmarks, long enough to be one'],
    publicUrl: 'http://127.0.0.1',
  });
}

/** The same over a SQLite file. */
export function openIdentityStore(file: string): IdentityContext {
  return openIdentityOver(openSql({ file }));
}

/** Makes an empty store with the portal's project, whose people are as `schema` says. */
export async function createIdentityStore(file: string, schema: object): Promise<void> {
  const sql = openSql({ file });
  await createPortalProject(sql, schema);
  await sql.close();
}

/** Makes the tables of the service and the portal's project in an empty store. */
export async function createPortalProject(sql: Sql, schema: object): Promise<void> {
  await migrate(sql, identityMigrations);
  const context = openIdentityOver(sql);
  const ui_url = 'http://127.0.0.1/page';
  const kinds = ['login', 'registration', 'settings', 'recovery', 'verification', 'error'];
  const flows = Object.fromEntries(kinds.map((kind) => [kind, { ui_url }]));
  const settings = {
    selfservice: { default_browser_return_url: ui_url, flows },
    identity: { default_schema_id: 'person', schemas: [{ id: 'person', schema }] },
  };
  await context.projects.create({ id: PORTAL_PROJECT, slug: 'portal', name: 'Portal', settings });
}
