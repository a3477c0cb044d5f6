import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, type Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { administrator, administratorKeyFile } from '../administrator-key.ts';
import { applicationMigrations } from '../application-migrations.ts';
import { type AdministratorKeyTables, listKeys } from './administrator-key.store.ts';
import { authenticateByKey } from './authenticate-by-key.ts';
import { createKey, newKey, revokeKey } from './change-keys.ts';
import { seedKeys } from './seed-keys.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gazetteer-key-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** The answer of a process with a memory of its own. */
function processOver(sql: Sql, clock?: () => Date) {
  const authenticate = authenticateByKey(sql, { processKey: newKey(), ...(clock && { clock }) });
  return async (key: string) => authenticate({ headers: { authorization: key } });
}

const anonymous = { kind: 'anonymous' };

describeStores('the keys of administrators', (open) => {
  const openKeys = async () => {
    const sql = await open();
    await migrate(sql, applicationMigrations);
    return { sql, rows: () => listKeys(sql.as<AdministratorKeyTables>()) };
  };

  it('are valid in every process as soon as they are made, and in none once they are revoked', async () => {
    const { sql, rows } = await openKeys();
    const processes = [processOver(sql), processOver(sql)];
    const [harvester, editor] = [await createKey(sql, 'harvester'), await createKey(sql, ' editor ')];
    for (const caller of processes) {
      expect(await caller(harvester)).toMatchObject({ kind: 'key', name: 'harvester', administrator: true });
      expect(await caller(editor)).toMatchObject({ name: 'editor' });
    }
    await revokeKey(sql, 'harvester');
    for (const caller of processes) {
      expect(await caller(harvester)).toEqual(anonymous);
      expect(await caller(editor)).toMatchObject({ name: 'editor' });
    }
    const [{ id } = { id: '' }] = (await rows()).filter(({ name }) => name === 'editor');
    await revokeKey(sql, id);
    expect(await processes[0]?.(editor)).toEqual(anonymous);
  });

  it('are stored as digests only', async () => {
    const { sql, rows } = await openKeys();
    const key = await createKey(sql, 'harvester');
    expect(key).toMatch(/^gzt_\S{43}$/);
    expect(JSON.stringify(await rows())).not.toContain(key.slice(4));
  });

  it('have names that tell them apart, which are free again after they are revoked', async () => {
    const { sql } = await openKeys();
    await createKey(sql, 'harvester');
    await expect(createKey(sql, 'harvester')).rejects.toMatchObject({ code: 'conflict' });
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(101)]) {
      await expect(createKey(sql, name)).rejects.toMatchObject({ code: 'invalid_input' });
    }
    await revokeKey(sql, 'harvester');
    await expect(revokeKey(sql, 'harvester')).rejects.toMatchObject({ code: 'not_found' });
    await createKey(sql, 'harvester');
  });

  it('know when they were last used, to the minute', async () => {
    const { sql, rows } = await openKeys();
    let now = new Date('2026-03-01T10:00:00Z');
    const caller = processOver(sql, () => now);
    const key = await createKey(sql, 'harvester');
    const lastUse = async () => (await rows())[0]?.last_used_at;
    expect(await lastUse()).toBeNull();
    await caller(key);
    now = new Date('2026-03-01T10:00:59Z');
    await caller(key);
    expect(await lastUse()).toBe('2026-03-01T10:00:00.000Z');
    now = new Date('2026-03-01T10:01:00Z');
    await caller(key);
    expect(await lastUse()).toBe(now.toISOString());
  });

  it('are taken from the headers that clients of CKAN send; others give nobody rights', async () => {
    const { sql } = await openKeys();
    const processKey = newKey();
    const authenticate = authenticateByKey(sql, { processKey });
    const key = await createKey(sql, 'client');
    for (const headers of [
      { authorization: key },
      { authorization: `Bearer ${key}` },
      { authorization: `bearer ${key}` },
      { 'x-ckan-api-key': key },
    ])
      expect(await authenticate({ headers })).toMatchObject({ name: 'client' });
    for (const headers of [
      {},
      { authorization: `${key}2` },
      { authorization: '' },
      { 'x-ckan-api-key': 'a' },
    ])
      expect(await authenticate({ headers })).toEqual(anonymous);
    expect(await authenticate({ headers: { authorization: processKey } })).toBe(administrator);
  });
});

describeStores('the first keys', (open) => {
  const openNode = async (sql: Sql, ADMIN_KEY?: string) => {
    const DATA_DIR = await folder();
    return { file: administratorKeyFile(DATA_DIR), start: () => seedKeys(sql, { DATA_DIR, ADMIN_KEY }) };
  };
  const openStore = async () => {
    const sql = await open();
    await migrate(sql, applicationMigrations);
    return { sql, caller: processOver(sql) };
  };

  it('are made by the first start, in a file that only its owner can read, and by no other', async () => {
    const { sql, caller } = await openStore();
    const first = await openNode(sql);
    await Promise.all([first.start(), first.start()]);
    expect((await stat(first.file)).mode & 0o777).toBe(0o600);
    const key = (await readFile(first.file, 'utf8')).trim();
    expect(await caller(key)).toMatchObject({
      kind: 'key',
      name: expect.stringMatching(/^admin\.key-\w{8}$/),
    });
    const second = await openNode(sql);
    await second.start();
    await expect(stat(second.file)).rejects.toThrow('ENOENT');
  });

  it('come from the setting, and from the files that nodes have from before', async () => {
    const { sql, caller } = await openStore();
    const given = newKey();
    const nodes = [await openNode(sql, given), await openNode(sql), await openNode(sql)];
    await writeFile(nodes[1]?.file ?? '', 'an old key of one node\n');
    await writeFile(nodes[2]?.file ?? '', 'an old key of another\n');
    for (const node of nodes) await node.start();
    for (const key of [given, 'an old key of one node', 'an old key of another'])
      expect(await caller(key)).toMatchObject({ kind: 'key', administrator: true });
    await expect(stat(nodes[0]?.file ?? '')).rejects.toThrow('ENOENT');
  });

  it('stay revoked however often a node brings them again', async () => {
    const { sql, caller } = await openStore();
    const given = newKey();
    const node = await openNode(sql, given);
    await node.start();
    const [key] = await listKeys(sql.as<AdministratorKeyTables>());
    await revokeKey(sql, key?.name ?? '');
    await node.start();
    expect(await caller(given)).toEqual(anonymous);
    expect(await listKeys(sql.as<AdministratorKeyTables>())).toHaveLength(1);
  });
});
