// `node bench/permissions.ts`: checks over ten million tuples, straight, through folders and groups, allowed and denied.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openSql } from '@gazetteer/kernel';
import { openPermissionContext } from '@gazetteer/permissions';
import { freePort } from '../scripts/free-port.ts';
import { checkPermission } from '../services/permissions/src/check/check-permission.ts';
import type { RelationTuple } from '../services/permissions/src/model/relation-tuple.ts';
import { startChild } from './child-server.ts';
import { countStatements } from './count-statements.ts';
import { CHAINS, DEEP, fillPermissions } from './fill-permissions.ts';
import { measureRequests } from './measure-requests.ts';
import { measureReference } from './reference.ts';
import { describeMachine, requestTable, type Row } from './report.ts';

const TUPLES = Number(process.env['BENCH_TUPLES'] ?? 10_000_000);
const POSTGRES_TUPLES = Math.min(TUPLES, 1_000_000);
const ASKED = 20_000;
const TIMES = 1_000;
const WARM_UP = 10_000;

type Question = { name: string; tuple: (index: number) => RelationTuple };

const folder = (object: string, relation: string, id: string): RelationTuple => {
  return { namespace: 'Folder', object, relation, subject: { id } };
};
const group = (object: string, id: string): RelationTuple => {
  return { namespace: 'Group', object, relation: 'members', subject: { id } };
};

function questionsOver(tuples: number): Question[] {
  // Far apart, so that neither store nor processor has them at hand.
  const spread = (index: number) => (index * 7_919_999) % tuples;
  return [
    { name: 'A direct tuple', tuple: (i) => folder(`f${spread(i)}`, 'viewers', `u${spread(i)}`) },
    { name: 'Not there', tuple: (i) => folder(`f${spread(i)}`, 'viewers', `u${spread(i) + 1}`) },
    { name: 'By three rules of the object', tuple: (i) => folder(`c${i % CHAINS}-5`, 'view', 'boss') },
    { name: 'Five folders up, by three rules', tuple: (i) => folder(`c${i % CHAINS}-0`, 'view', 'boss') },
    { name: 'Denied, six folders up', tuple: (i) => folder(`c${i % CHAINS}-0`, 'look', `nobody${i}`) },
    { name: 'In the last of 100 groups', tuple: () => group('wide', 'wide') },
    { name: `Through ${DEEP} groups`, tuple: () => group('deep0', 'deep') },
  ];
}

/**
 * Measures the service over a store filled for the purpose, over HTTP and in the process. `BENCH_STORE` names a file that is
 * kept for the next time, and `BENCH_DATABASE_URL` an empty PostgreSQL database to measure too, with a million tuples at most.
 */
export async function measurePermissions(): Promise<string> {
  const { BENCH_STORE: kept, BENCH_DATABASE_URL: url } = process.env;
  const home = await mkdtemp(join(tmpdir(), 'gazetteer-bench-permissions-'));
  try {
    const file = kept ?? join(home, 'permissions.sqlite');
    const onSqlite = `${titleOf('SQLite', TUPLES)}\n\n${await measureStore({ file }, TUPLES)}`;
    if (!url) return onSqlite;
    const title = `${titleOf('PostgreSQL', POSTGRES_TUPLES)} The database shares the cores with server and load.`;
    return `${onSqlite}\n\n${title}\n\n${await measureStore({ url }, POSTGRES_TUPLES)}`;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** What else the machine does takes from what is measured, so its load is told. */
function titleOf(store: string, tuples: number): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${store}, ${tuples.toLocaleString('en')} tuples; the machine's load was ${load} before.`;
}

type Store = { file: string } | { url: string };

async function measureStore(store: Store, tuples: number): Promise<string> {
  const questions = questionsOver(tuples);
  await fillPermissions(store, tuples);
  // The system may have dropped what was written from its memory.
  if ('file' in store)
    await pipeline(createReadStream(store.file), new Writable({ write: (_, __, done) => done() }));
  const rows: Row[] = [await measureReference()];
  const program = join(import.meta.dirname, 'permission-server.ts');
  const environment = 'file' in store ? { BENCH_STORE: store.file } : { BENCH_DATABASE_URL: store.url };
  const server = await startChild(program, await freePort(), {
    BENCH_STORE: '',
    BENCH_DATABASE_URL: '',
    ...environment,
  });
  const ask = ({ tuple }: Question) =>
    measureRequests(
      server.url,
      Array.from({ length: ASKED }, (_, index) => addressOf(tuple(index))),
    );
  // A process that has just started compiles what it runs; that round does not count.
  for (const question of questions.slice(0, 1)) await ask(question);
  for (const question of questions) {
    console.log(question.name);
    rows.push({ name: question.name, ...(await ask(question)) });
  }
  await server.stop();
  return `${requestTable(rows)}\n\n${await measureInProcess(store, questions)}`;
}

function addressOf({ namespace, object, relation, subject }: RelationTuple): string {
  const subject_id = 'id' in subject ? subject.id : '';
  const query = new URLSearchParams({ namespace, object, relation, subject_id });
  return `/api/.ory/relation-tuples/check/openapi?${query}`;
}

/** What a check costs without HTTP, and how many statements it makes. */
async function measureInProcess(store: Store, questions: readonly Question[]): Promise<string> {
  const sql = openSql(store);
  const context = openPermissionContext({ sql });
  const counted = { count: 0 };
  const countingContext = openPermissionContext({ sql: countStatements(sql, counted) });
  const lines: string[] = [];
  for (const { name, tuple } of questions) {
    const durations: number[] = [];
    for (let index = -WARM_UP; index < TIMES; index += 1) {
      const asked = tuple(index + WARM_UP);
      const start = performance.now();
      await checkPermission(context, 'bench', asked);
      if (index >= 0) durations.push(performance.now() - start);
    }
    // The language is read with the first.
    await checkPermission(countingContext, 'bench', tuple(0));
    counted.count = 0;
    await checkPermission(countingContext, 'bench', tuple(1));
    durations.sort((one, other) => one - other);
    const at = (share: number) => Math.round((durations[Math.floor(share * (TIMES - 1))] ?? 0) * 1000);
    lines.push(`| ${name} | ${at(0.5)} | ${at(0.99)} | ${counted.count} |`);
  }
  await sql.close();
  return ['| In the process | p50 µs | p99 µs | Statements |', '|---|--:|--:|--:|', ...lines].join('\n');
}

if (import.meta.main) {
  console.log(`\n${describeMachine()}\n\n${await measurePermissions()}`);
}
