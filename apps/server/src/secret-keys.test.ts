import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '@gazetteer/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ensureSecretKeys, secretKeysFile } from './secret-keys.ts';
import { loadSettings } from './settings.ts';

const old = 'an-old-key-that-is-long-enough-for-it';
const fresh = 'a-fresh-key-that-is-long-enough-for-it';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gazetteer-secrets-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return join(path, 'data');
}

describe('the secret keys', () => {
  it('are made at the first start, one and the same for processes that start at once', async () => {
    const settings = loadSettings({ DATA_DIR: await folder() });
    const made = await Promise.all(Array.from({ length: 8 }, () => ensureSecretKeys(settings)));
    expect(new Set(made.flat()).size).toBe(1);
    expect(made[0]?.[0]?.length).toBeGreaterThanOrEqual(43);
    const file = secretKeysFile(settings.DATA_DIR);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await ensureSecretKeys(settings)).toEqual([(await readFile(file, 'utf8')).trim()]);
  });

  it('are replaced by a new line before the old ones', async () => {
    const settings = loadSettings({ DATA_DIR: await folder() });
    await ensureSecretKeys(settings);
    await writeFile(secretKeysFile(settings.DATA_DIR), `${fresh}\n${old}\n`);
    expect(await ensureSecretKeys(settings)).toEqual([fresh, old]);
    await writeFile(secretKeysFile(settings.DATA_DIR), `short\n${old}\n`);
    await expect(ensureSecretKeys(settings)).rejects.toThrow(SettingsError);
  });

  it('are those of the setting where it is given', async () => {
    const settings = loadSettings({ DATA_DIR: await folder(), SECRETS: `${fresh}, ${old}` });
    expect(await ensureSecretKeys(settings)).toEqual([fresh, old]);
    await expect(stat(settings.DATA_DIR)).rejects.toThrow('ENOENT');
  });

  it('must be given where several nodes can share a store, and be long; none is ever printed', () => {
    const shared = { DATABASE_URL: 'postgres://store/gazetteer' };
    expect(() => loadSettings(shared)).toThrow(/SECRETS is missing/);
    expect(loadSettings({ ...shared, SECRETS: fresh }).SECRETS).toBe(fresh);
    expect(() => loadSettings({ SECRETS: `${fresh},too-short-to-be-printed` })).toThrow(SettingsError);
    expect(() => loadSettings({ SECRETS: `${fresh},too-short-to-be-printed` })).not.toThrow(/too-short/);
  });
});
