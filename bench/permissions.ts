// `node bench/permissions.ts`: checks over ten million tuples, straight, through folders and groups, allowed and denied.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { openSql } from '@gazetteer/kernel';
import { openPermissionContext } from '@gazetteer/permissions';
import { freePort } from '../scripts/free-port.ts';
import { checkPermission } from '../services/permissions/src/check/check-permission.ts';
import type { RelationTuple } from '../services/permissions/src/model/relation-tuple.ts';
import { startChild } from './child-server.ts';
import { CHAINS, DEEP, fillPermissions } from './fill-permissions.ts';
import { measureRequests } from './measure-requests.ts';
import { measureReference } from './reference.ts';
import { describeMachine, requestTable, type Row } from './report.ts';

const TUPLES = Number(process.env['BENCH_TUPLES'] ?? 10_000_000);
const ASKED = 20_000;
const TIMES = 1_000;
const WARM_UP = 200;

type Question = { name: string; tuple: (index: number) => RelationTuple };

const folder = (object: string, relation: string, id: string): RelationTuple => {
  return { namespace: 'Folder', object, relation, subject: { id } };
};
const group = (object: string, id: string): RelationTuple => {
  return { namespace: 'Group', object, relation: 'members', subject: { id } };
};
// Far apart, so that neither store nor processor has them at hand.
const spread = (index: number) => (index * 7_919_999) % TUPLES;

const questions: Question[] = [
  { name: 'A direct tuple', tuple: (i) => folder(`f${spread(i)}`, 'viewers', `u${spread(i)}`) },
  { name: 'Not there', tuple: (i) => folder(`f${spread(i)}`, 'viewers', `u${spread(i) + 1}`) },
  { name: 'By three rules of the object', tuple: (i) => folder(`c${i % CHAINS}-5`, 'view', 'boss') },
  { name: 'Five folders up, by three rules', tuple: (i) => folder(`c${i % CHAINS}-0`, 'view', 'boss') },
  { name: 'Denied, six folders up', tuple: (i) => folder(`c${i % CHAINS}-0`, 'look', `nobody${i}`) },
  { name: 'In the last of 100 groups', tuple: () => group('wide', 'wide') },
  { name: `Through ${DEEP} groups`, tuple: () => group('deep0', 'deep') },
];

/** Measures the service over a store filled for the purpose, over HTTP and in the process. */
export async function measurePermissions(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'gazetteer-bench-permissions-'));
  try {
    const rows: Row[] = [await measureReference()];
    console.log(`Filling a store with ${TUPLES} tuples`);
    const file = join(home, 'permissions.sqlite');
    await fillPermissions(file, TUPLES);
    const program = join(import.meta.dirname, 'permission-server.ts');
    const server = await startChild(program, await freePort(), { BENCH_STORE: file });
    for (const { name, tuple } of questions) {
      console.log(name);
      const asked = Array.from({ length: ASKED }, (_, index) => addressOf(tuple(index)));
      rows.push({ name, ...(await measureRequests(server.url, asked)) });
    }
    await server.stop();
    return `${requestTable(rows)}\n\n${await measureInProcess(file)}`;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

function addressOf({ namespace, object, relation, subject }: RelationTuple): string {
  const subject_id = 'id' in subject ? subject.id : '';
  const query = new URLSearchParams({ namespace, object, relation, subject_id });
  return `/api/.ory/relation-tuples/check/openapi?${query}`;
}

/** What a check costs without HTTP, and how many statements it makes. */
async function measureInProcess(file: string): Promise<string> {
  const countStatements = watchStatements();
  const sql = openSql({ file });
  const limits = { depth: 40, width: 200 };
  const context = openPermissionContext({ sql, limits });
  const lines: string[] = [];
  for (const { name, tuple } of questions) {
    const durations: number[] = [];
    const before = countStatements();
    for (let index = -WARM_UP; index < TIMES; index += 1) {
      const asked = tuple(index + TIMES);
      const start = performance.now();
      await checkPermission(context, 'bench', asked);
      if (index >= 0) durations.push(performance.now() - start);
    }
    const statements = (countStatements() - before) / (TIMES + WARM_UP);
    durations.sort((one, other) => one - other);
    const at = (share: number) => Math.round((durations[Math.floor(share * (TIMES - 1))] ?? 0) * 1000);
    lines.push(`| ${name} | ${at(0.5)} | ${at(0.99)} | ${statements.toFixed(1)} |`);
  }
  await sql.close();
  return ['| In the process | p50 µs | p99 µs | Statements |', '|---|--:|--:|--:|', ...lines].join('\n');
}

/** Counts what SQLite is asked from now on. */
function watchStatements(): () => number {
  let count = 0;
  const ask = StatementSync.prototype.all;
  StatementSync.prototype.all = function (this: StatementSync, ...parameters: Parameters<typeof ask>) {
    count += 1;
    return ask.apply(this, parameters);
  } as typeof ask;
  return () => count;
}

if (import.meta.main) {
  console.log(`\n${describeMachine()}\n\n${await measurePermissions()}`);
}
