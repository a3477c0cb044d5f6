import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ensureSecretKeys, secretKeysFile } from '../secret-keys.ts';
import { loadSettings } from '../settings.ts';
import { checkMail, checkSecretKeys } from './diagnose-accounts.ts';

async function settingsWith(source: Record<string, string> = {}) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gazetteer-doctor-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  return loadSettings({ DATA_DIR, ...source });
}

describe('the doctor', () => {
  it('says where the keys are, and warns when others can read them', async () => {
    const settings = await settingsWith();
    expect(await checkSecretKeys(settings)).toMatchObject({
      state: 'ok',
      message: expect.stringMatching(/^none yet/),
    });
    await ensureSecretKeys(settings);
    expect(await checkSecretKeys(settings)).toMatchObject({ state: 'ok' });
    await chmod(secretKeysFile(settings.DATA_DIR), 0o644);
    expect(await checkSecretKeys(settings)).toMatchObject({ state: 'warning' });
    const given = await settingsWith({ SECRETS: `${'a'.repeat(32)},${'b'.repeat(32)}` });
    expect(await checkSecretKeys(given)).toEqual({ state: 'ok', message: '2 keys from SECRETS' });
  });

  it('asks the mail server, and warns where there is none', async () => {
    expect(await checkMail(await settingsWith())).toMatchObject({ state: 'warning' });
    const server = new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] });
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const settings = await settingsWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect(await checkMail(settings)).toEqual({ state: 'ok', message: `127.0.0.1:${port} takes mail` });
    await new Promise<void>((resolve) => server.close(resolve));
    await expect(checkMail(settings)).rejects.toThrow('ECONNREFUSED');
  });
});
