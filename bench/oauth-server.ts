// The OAuth2 service alone over a SQLite file or a PostgreSQL server, with callers found as the portal finds them.
import { createHttpServer, type HttpServer, openSql, type Sql, systemClock } from '@gazetteer/kernel';
import { personClaims } from '@gazetteer/identity';
import { type OauthContext, oauthService, openOauthContext } from '@gazetteer/oauth';
import { accessOfAdministrators, type ProjectAccess } from '@gazetteer/ory';
import { createOutbound } from '@gazetteer/outbound';
import { authenticateByKey } from '../apps/server/src/administrator-keys/authenticate-by-key.ts';
import { newKey } from '../apps/server/src/administrator-keys/change-keys.ts';
import { whoCalls } from '../apps/server/src/identity/who-calls.ts';
import { openIdentityOver } from './identity-store.ts';

/** What the service stands on, over a store that `fillOauth` has filled, and who calls it. */
export function openBenchOauth(sql: Sql): {
  oauth: OauthContext;
  authenticate: ReturnType<typeof whoCalls>;
  access: ProjectAccess;
} {
  const identity = openIdentityOver(sql);
  const { log, secrets, projects } = identity;
  const outbound = createOutbound({ allowPrivate: false });
  const oauth = openOauthContext({ sql, log, secrets, projects, outbound, people: personClaims(identity) });
  const byKey = authenticateByKey(sql, { processKey: newKey() });
  return {
    oauth,
    access: accessOfAdministrators(projects.ofHost),
    authenticate: whoCalls({ identity, oauth, projects: { sql: sql.as(), clock: systemClock }, byKey }),
  };
}

/** The service behind HTTP. */
export async function openOauthServer(sql: Sql): Promise<HttpServer> {
  const { oauth, authenticate, access } = openBenchOauth(sql);
  const server = await createHttpServer({ authenticate });
  await server.register(oauthService(oauth, access));
  return server;
}

if (import.meta.main) {
  const { BENCH_STORE: file = '', BENCH_DATABASE_URL: url } = process.env;
  const server = await openOauthServer(openSql(url ? { url } : { file }));
  await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
  console.log('ready');
}
