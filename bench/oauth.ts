// `node bench/oauth.ts`: tokens given and introspected with a million of them stored, and whole sign-ins.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSql } from '@gazetteer/kernel';
import { freePort } from '../scripts/free-port.ts';
import { type ChildServer, startChild } from './child-server.ts';
import { type Counted, countStatements } from './count-statements.ts';
import { fillOauth, opaqueTokenOf, signTokens } from './fill-oauth.ts';
import { type Asked, type Measured, measureRequests, measureWorkers } from './measure-requests.ts';
import { ADMINISTRATOR, type BenchClient, createClient, signIn } from './oauth-flow.ts';
import { openOauthServer } from './oauth-server.ts';
import { measureReference } from './reference.ts';
import { describeMachine, requestTable, type Row } from './report.ts';

const TOKENS = Number(process.env['BENCH_TOKENS'] ?? 1_000_000);
const SIGNED_TOKENS = 60_000;
const SIGNING_IN = 4;
const COUNTED = 5;
/** More than ten connections can lose when a round ends, twice. */
const CHAINS = 40;

type Store = { file: string } | { url: string };
/** Asks once and checks the answer. */
type Operation = {
  name: string;
  once: () => Promise<void>;
  many: () => Promise<Measured & { answers: number }>;
};

/**
 * Measures the service over a store filled for the purpose. `BENCH_STORE` names a file that is kept for the next time, and
 * `BENCH_DATABASE_URL` an empty PostgreSQL database to measure too.
 */
export async function measureOauth(): Promise<string> {
  const { BENCH_STORE: kept, BENCH_DATABASE_URL: url } = process.env;
  const home = await mkdtemp(join(tmpdir(), 'gazetteer-bench-oauth-'));
  try {
    const onSqlite = await measureStore('SQLite', { file: kept ?? join(home, 'oauth.sqlite') });
    if (!url) return onSqlite;
    return `${onSqlite}\n\n${await measureStore('PostgreSQL, which shares the cores with server and load', { url })}`;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function measureStore(name: string, store: Store): Promise<string> {
  await fillOauth(store, TOKENS);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const title = `${name}, ${TOKENS.toLocaleString('en')} tokens; the machine's load was ${load} before.`;
  const statements = await countAll(store);
  const reference = await measureReference();
  const rows: Row[] = [reference];
  const costs = [costLine(reference.name, reference.processorTime, 1)];
  const program = join(import.meta.dirname, 'oauth-server.ts');
  const environment = 'file' in store ? { BENCH_STORE: store.file } : { BENCH_DATABASE_URL: store.url };
  const server = await startChild(program, await freePort(), {
    BENCH_STORE: '',
    BENCH_DATABASE_URL: '',
    ...environment,
  });
  try {
    const operations = await operationsAt(server.url, store, SIGNED_TOKENS);
    // A process that has just started compiles what it runs; that round does not count.
    await operations[0]?.many();
    for (const operation of operations) {
      console.log(operation.name);
      const { row, milliseconds } = await measure(server, operation);
      rows.push(row);
      costs.push(costLine(row.name, milliseconds, statements.get(row.name) ?? 0));
    }
  } finally {
    await server.stop();
  }
  const table = [
    '| For one | Processor time of the server, ms | Statements |',
    '|---|--:|--:|',
    ...costs,
  ].join('\n');
  return `${title}\n\n${requestTable(rows)}\n\n${table}`;
}

function costLine(name: string, milliseconds: number, statements: number): string {
  return `| ${name} | ${milliseconds.toFixed(3)} | ${statements} |`;
}

async function measure(
  server: ChildServer,
  { name, many }: Operation,
): Promise<{ row: Row; milliseconds: number }> {
  const before = await server.processorTime();
  const { answers, ...measured } = await many();
  return { row: { name, ...measured }, milliseconds: ((await server.processorTime()) - before) / answers };
}

/** The fewest statements that each makes: those that come once a second, for what the process keeps, are not of one call. */
async function countAll(store: Store): Promise<Map<string, number>> {
  const sql = openSql(store);
  const counted: Counted = { count: 0 };
  const server = await openOauthServer(countStatements(sql, counted));
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const counts = new Map<string, number>();
  for (const { name, once } of await operationsAt(url, store, 10)) {
    for (let time = 0; time < COUNTED; time += 1) {
      counted.count = 0;
      await once();
      counts.set(name, Math.min(counted.count, counts.get(name) ?? counted.count));
    }
  }
  await server.close();
  await sql.close();
  return counts;
}

async function operationsAt(url: string, store: Store, signedTokens: number): Promise<Operation[]> {
  const opaque = await createClient(url);
  const signed = await createClient(url, { access_token_strategy: 'jwt' });
  const tokens = await signTokens(store, signed.id, signedTokens);
  const refresh: string[] = [];
  for (let chain = 0; chain < CHAINS; chain += 1) refresh.push((await signIn(url, opaque)).refresh_token);
  let next = 0;
  let nextSigned = 0;
  const stored = () => opaqueTokenOf((next = (next + 1) % TOKENS));
  const texts = () => tokens[(nextSigned = (nextSigned + 1) % tokens.length)] ?? '';
  return [
    post(url, 'Introspection, opaque', introspection(stored)),
    post(url, 'Introspection, signed (ES256)', introspection(texts)),
    post(url, 'Client credentials, opaque', credentials(opaque)),
    post(url, 'Client credentials, signed (ES256)', credentials(signed)),
    post(url, 'Refresh', refreshing(opaque, refresh)),
    wholeSignIn(url, opaque),
  ];
}

type Post = {
  path: string;
  headers: Record<string, string>;
  form: () => string;
  answered: (body: string) => void;
};

function introspection(token: () => string): Post {
  return {
    path: '/api/.ory/admin/oauth2/introspect',
    headers: ADMINISTRATOR,
    form: () => `token=${token()}`,
    answered: (body) => {
      if (!body.startsWith('{"active":true')) throw new Error(`A token does not hold: ${body}`);
    },
  };
}

function credentials({ authorization }: BenchClient): Post {
  return {
    path: '/api/.ory/oauth2/token',
    headers: { authorization },
    form: () => 'grant_type=client_credentials&scope=photos.read',
    answered: () => {},
  };
}

/** Each token is exchanged once, for the next of its chain. */
function refreshing({ authorization }: BenchClient, chains: string[]): Post {
  return {
    path: '/api/.ory/oauth2/token',
    headers: { authorization },
    form: () => {
      const token = chains.shift();
      if (token === undefined) throw new Error('All refresh tokens are under way');
      return `grant_type=refresh_token&refresh_token=${token}`;
    },
    answered: (body) => void chains.push((JSON.parse(body) as { refresh_token: string }).refresh_token),
  };
}

function post(url: string, name: string, { path, headers, form, answered }: Post): Operation {
  const whole = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const asked: Asked = {
    path,
    method: 'POST',
    headers: whole,
    setupRequest: (request) => ({ ...request, body: form() }),
    onResponse: (status, body) => {
      // What was refused is counted by who measures.
      if (status === 200) answered(body);
    },
  };
  return {
    name,
    many: () => measureRequests(url, [asked]),
    once: async () => {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers: whole, body: form() });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`);
      answered(body);
    },
  };
}

function wholeSignIn(url: string, client: BenchClient): Operation {
  const once = async () => void (await signIn(url, client));
  return {
    name: 'A whole sign-in by code',
    once,
    many: async () => {
      let answers = 0;
      const measured = await measureWorkers(SIGNING_IN, async () => {
        await once();
        answers += 1;
      });
      return { ...measured, answers };
    },
  };
}

if (import.meta.main) {
  console.log(`\n${describeMachine()}\n\n${await measureOauth()}`);
}
