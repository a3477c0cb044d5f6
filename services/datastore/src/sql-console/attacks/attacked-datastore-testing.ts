/** What the attacks on public SQL are tried on: one table that everybody reads and one that strangers must not. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSql } from '@gazetteer/kernel';
import { expect, onTestFinished } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../../datastore-testing.ts';

/** Stands in the private table and nowhere else. */
const MARK = 'not for strangers';

export type AttackAnswer = {
  status: number;
  /** The error's type, undefined where the query was answered. */
  type: string | undefined;
  text: string;
};

export type AttackedDatastore = {
  datastore: TestDatastore;
  /** Sends SQL as somebody unknown, by the action; the answer is one of the kinds that clients know. */
  attack(sql: string, address?: string): Promise<AttackAnswer>;
};

/** Types of error an attacker may see; a fault of the server is none of them. */
const knownTypes = new Set([
  undefined,
  'Validation Error',
  'Authorization Error',
  'Not Found Error',
  'Service Error',
]);

/** Opens the datastore; strangers' queries end after `timeoutMilliseconds`. It is closed after the test. */
export async function openAttackedDatastore(timeoutMilliseconds = 2000): Promise<AttackedDatastore> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-attack-'));
  const sql = openSql({ file: join(folder, 'store.sqlite') });
  onTestFinished(async () => {
    await sql.close();
    await rm(folder, { recursive: true });
  });
  const datastore = await openTestDatastore(sql);
  const { workers } = datastore.datastore.context;
  const run = workers.run.bind(workers);
  workers.run = (request, signal) =>
    run(request.locked ? { ...request, timeoutMilliseconds } : request, signal);
  await fill(datastore);
  return { datastore, attack: (text, address) => send(datastore, text, address) };
}

async function fill(datastore: TestDatastore): Promise<void> {
  const open = Array.from({ length: 100 }, (_, index) => ({ a: index, b: index % 3, word: `w${index}` }));
  for (const [name, isPrivate, records] of [
    ['open', false, open],
    ['secret', true, [{ a: 1, b: 2, word: MARK }]],
  ] as const) {
    const resource_id = datastore.addResource({ private: isPrivate, sku: `${name}-src-ct-yr-abc` });
    const { error } = await datastore.call('datastore_create', { resource_id, aliases: [name], records });
    expect(error).toBeUndefined();
  }
}

async function send(
  { server, folder, datastore }: TestDatastore,
  sql: string,
  remoteAddress = '192.0.2.1',
): Promise<AttackAnswer> {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/3/action/datastore_search_sql',
    remoteAddress,
    payload: { sql },
  });
  const body = answer.json<{ success: boolean; error?: { __type: string } }>();
  const type = body.error?.__type;
  // Whatever was sent: an envelope, an error of a known kind, nothing of others and nothing of this machine.
  expect([sql, knownTypes.has(type), body.success]).toEqual([sql, true, answer.statusCode === 200]);
  for (const secret of [MARK, folder, datastore.context.temporaryFolder, 'root:x:', 'gazetteer-query']) {
    expect([sql, answer.body.includes(secret)]).toEqual([sql, false]);
  }
  return { status: answer.statusCode, type, text: answer.body };
}
