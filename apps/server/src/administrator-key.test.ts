import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpServer } from '@gazetteer/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  administratorKeyFile,
  authenticateByKey,
  createAdministratorKey,
  ensureAdministratorKey,
} from './administrator-key.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gazetteer-key-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

async function callerWith(key: string, headers: Record<string, string>): Promise<string> {
  const server = await createHttpServer({ authenticate: authenticateByKey(key) });
  onTestFinished(() => server.close());
  server.get('/who', async ({ caller }) => ({ kind: caller.kind }));
  const answer = await server.inject({ url: '/who', headers });
  return answer.json<{ kind: string }>().kind;
}

describe("the administrator's key", () => {
  it('is made once, and only its owner can read the file', async () => {
    const path = await folder();
    const key = await ensureAdministratorKey(path);
    expect(await ensureAdministratorKey(path)).toBe(key);
    expect(key.length).toBeGreaterThan(40);
    expect((await stat(administratorKeyFile(path))).mode & 0o777).toBe(0o600);
  });

  it('is replaced by a new one on demand', async () => {
    const path = await folder();
    const before = await ensureAdministratorKey(path);
    const after = await createAdministratorKey(path);
    expect(after).not.toBe(before);
    expect(await ensureAdministratorKey(path)).toBe(after);
  });

  it.each<Record<string, string>>([
    { authorization: 'the-key' },
    { authorization: 'Bearer the-key' },
    { authorization: 'bearer the-key' },
    { 'x-ckan-api-key': 'the-key' },
  ])('is taken from %o', async (headers) => {
    expect(await callerWith('the-key', headers)).toBe('key');
  });

  it.each<Record<string, string>>([
    {},
    { authorization: 'the-key2' },
    { authorization: '' },
    { 'x-ckan-api-key': 'the' },
  ])('gives nobody rights for %o', async (headers) => {
    expect(await callerWith('the-key', headers)).toBe('anonymous');
  });
});
