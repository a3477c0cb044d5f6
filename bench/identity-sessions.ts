// `node bench/identity-sessions.ts`: whoami with a million sessions stored, starting flows, signing in by password.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { startChild } from './child-server.ts';
import { fillSessions, tokenOf } from './fill-sessions.ts';
import { measureRequests, measureWorkers } from './measure-requests.ts';
import { measureReference } from './reference.ts';
import { describeMachine, requestTable, type Row } from './report.ts';

const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 1_000_000);
const ASKED = 5000;
const PEOPLE = Math.ceil(SESSIONS / 5);
// One for each processor, and a few that wait for their turn.
const SIGNING_IN = 8;

const identifier = 'ada@example.org';
const password = 'analytical engine 1843';

/** Measures a service over a store filled for the purpose. The first row is what the others are compared with. */
export async function measureIdentitySessions(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-sessions-'));
  try {
    const reference = await measureReference();
    console.log(`Filling a store with ${SESSIONS} sessions of ${PEOPLE} people`);
    const file = join(folder, 'sessions.sqlite');
    await fillSessions(file, { people: PEOPLE, sessions: SESSIONS });
    const program = join(import.meta.dirname, 'identity-session-server.ts');
    const server = await startChild(program, await freePort(), { BENCH_STORE: file });
    const rows = [reference, ...(await measureCalls(server.url))];
    await server.stop();
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureCalls(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (name: string, run: () => Promise<Omit<Row, 'name'>>) => {
    console.log(name);
    rows.push({ name, ...(await run()) });
  };
  const whoami = (headers: (token: string) => Record<string, string>) =>
    Array.from({ length: ASKED }, (_, index) => ({
      path: '/api/.ory/sessions/whoami',
      headers: headers(tokenOf(Math.floor((index * SESSIONS) / ASKED))),
    }));
  const byCookie = whoami((token) => ({ cookie: `ory_kratos_session=${token}` }));
  const byToken = whoami((token) => ({ 'x-session-token': token }));
  await measure('whoami by cookie', () => measureRequests(url, byCookie));
  await measure('whoami by token', () => measureRequests(url, byToken));
  await measure('Start a sign-in (login flow)', () =>
    measureRequests(url, ['/api/.ory/self-service/login/api']),
  );
  await register(url);
  await measure('A password checked, and nothing else', () =>
    measureWorkers(SIGNING_IN, async () => void (await ask(`${url}/password`))),
  );
  await measure('Sign-in by password, with its flow', () => measureWorkers(SIGNING_IN, () => signIn(url)));
  return rows;
}

async function register(url: string): Promise<void> {
  const traits = { email: identifier, name: 'Ada' };
  await submit(url, 'registration', { method: 'password', password, traits });
}

function signIn(url: string): Promise<void> {
  return submit(url, 'login', { method: 'password', identifier, password });
}

async function submit(url: string, kind: string, body: object): Promise<void> {
  const { id } = (await ask(`${url}/api/.ory/self-service/${kind}/api`)) as { id: string };
  await ask(`${url}/api/.ory/self-service/${kind}?flow=${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

if (import.meta.main) {
  const rows = await measureIdentitySessions();
  console.log(`\n${describeMachine()}\n\n${requestTable(rows)}`);
}
