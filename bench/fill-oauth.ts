import { createHash, createPrivateKey, randomUUID, sign } from 'node:crypto';
import { hashToken, migrate, openSql, type Sql } from '@gazetteer/kernel';
import { PORTAL_PROJECT } from '@gazetteer/identity';
import { oauthMigrations } from '@gazetteer/oauth';
import { sql as rawSql } from 'kysely';
import { administratorKeyMigrations } from '../apps/server/src/administrator-keys/administrator-key.migrations.ts';
import {
  type AdministratorKeyTables,
  hasKeys,
  insertKey,
} from '../apps/server/src/administrator-keys/administrator-key.store.ts';
import { rowOf } from '../apps/server/src/administrator-keys/change-keys.ts';
import { signingKeys } from '../services/oauth/src/keys/signing-keys.ts';
import { createPortalProject } from './identity-store.ts';
import { openBenchOauth } from './oauth-server.ts';
import { tidyUp } from './tidy-up.ts';

/** By which the benchmarks call as an administrator. */
export const ADMINISTRATOR_KEY = 'gzt_the-key-of-the-benchmarks-which-is-long-enough';
const DAY = 86_400_000;
const AT_ONCE = 10_000;
const TOKENS_OF_A_GRANT = 10;

type Store = { file: string } | { url: string };

/** The value of one of the stored tokens. */
export function opaqueTokenOf(number: number): string {
  return `ory_at_${createHash('sha256').update(`token ${number}`).digest('base64url')}`;
}

/** Makes a store with as many access tokens of people, ten for each grant, past all rules. One that is full already stays. */
export async function fillOauth(store: Store, tokens: number): Promise<void> {
  const sql = openSql(store);
  await migrate(sql, [...administratorKeyMigrations, ...oauthMigrations]);
  const keys = sql.as<AdministratorKeyTables>();
  if (!(await hasKeys(keys))) {
    await createPortalProject(sql, { type: 'object' });
    console.log(`Filling a store with ${tokens} tokens`);
    await addClient(sql);
    for (let from = 0; from * TOKENS_OF_A_GRANT <= tokens; from += AT_ONCE) await addGrants(sql, from);
    for (let from = 0; from < tokens; from += AT_ONCE)
      await addTokens(sql, from, Math.min(from + AT_ONCE, tokens));
    // It says that the store is full, so it comes last.
    await insertKey(keys, rowOf(ADMINISTRATOR_KEY, 'benchmarks', new Date()));
    await tidyUp(sql);
  }
  await sql.close();
}

async function addClient(sql: Sql): Promise<void> {
  const made = new Date().toISOString();
  await rawSql`
    insert into oauth_clients (project_id, client_id, client_name, owner, document, created_at, updated_at)
    values (${PORTAL_PROJECT}, 'bench', '', '', '{}', ${made}, ${made})
  `.execute(sql.query);
}

async function addGrants(sql: Sql, from: number): Promise<void> {
  const [made, ends] = [new Date().toISOString(), new Date(Date.now() + DAY).toISOString()];
  const numbers = listed(
    sql,
    Array.from({ length: AT_ONCE }, (_, index) => String(from + index)),
  );
  await rawSql`
    insert into oauth_grants (project_id, id, client_id, subject, scope, audience, session, remember, request, handled_at,
      expires_at)
    select ${PORTAL_PROJECT}, 'grant-' || value, 'bench', 'ada', '["openid","photos.read"]', '[]', '{}', 0, '{}', ${made},
      ${ends}
    from (${numbers}) as numbers
  `.execute(sql.query);
}

/** A list as the rows of a table, with the number of each. */
function listed(sql: Sql, values: readonly string[]) {
  const list = JSON.stringify(values);
  return sql.dialect === 'postgres'
    ? rawSql`select value, ordinality as number from json_array_elements_text(cast(${list} as json)) with ordinality`
    : rawSql`select value, key as number from json_each(${list})`;
}

async function addTokens(sql: Sql, from: number, to: number): Promise<void> {
  const digests = Array.from({ length: to - from }, (_, index) => hashToken(opaqueTokenOf(from + index)));
  const payload = JSON.stringify({
    kind: 'AccessToken',
    accountId: 'ada',
    clientId: 'bench',
    gty: 'authorization_code',
  });
  const [made, ends] = [new Date().toISOString(), new Date(Date.now() + DAY).toISOString()];
  await rawSql`
    insert into oauth_tokens (project_id, id, kind, client_id, grant_id, subject, scope, audience, payload, created_at,
      expires_at)
    select ${PORTAL_PROJECT}, value, 'access', 'bench', 'grant-' || ((${from} + number) / ${TOKENS_OF_A_GRANT}), 'ada', 'openid photos.read', '[]',
      ${payload}, ${made}, ${ends}
    from (${listed(sql, digests)}) as digests
  `.execute(sql.query);
}

/** Access tokens that are signed texts (ES256), each another, as the service writes them for a client. */
export async function signTokens(store: Store, clientId: string, count: number): Promise<string[]> {
  const sql = openSql(store);
  const { oauth } = openBenchOauth(sql);
  const { issuer, id } = await oauth.projects.ofHost('127.0.0.1');
  const { keys, accessToken } = await signingKeys(oauth, { id });
  await sql.close();
  const jwk = keys.find(({ kid }) => kid === accessToken.kid);
  const key = createPrivateKey({ format: 'jwk', key: jwk as object });
  const header = textOf({ ...accessToken, typ: 'at+jwt' });
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: clientId,
    client_id: clientId,
    aud: [],
    scope: 'photos.read',
    scp: ['photos.read'],
  };
  return Array.from({ length: count }, () => {
    const text = `${header}.${textOf({ ...claims, jti: randomUUID(), iat, nbf: iat, exp: iat + 3600 })}`;
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  });
}

function textOf(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
