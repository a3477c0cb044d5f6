import { stat } from 'node:fs/promises';
import { openMailer } from '@gazetteer/identity';
import { ensureSecretKeys, secretKeysFile } from '../secret-keys.ts';
import { readSecretFile } from '../secret-file.ts';
import type { Settings } from '../settings.ts';

type Found = { state: 'ok' | 'warning' | 'problem'; message: string };

const READABLE_BY_OTHERS = 0o077;

/** Whether there are keys for what accounts keep secret, and nobody else can read them. */
export async function checkSecretKeys(settings: Settings): Promise<Found> {
  const many = (keys: string[]) => `${keys.length} ${keys.length === 1 ? 'key' : 'keys'}`;
  if (settings.SECRETS !== undefined) {
    return { state: 'ok', message: `${many(await ensureSecretKeys(settings))} from SECRETS` };
  }
  const file = secretKeysFile(settings.DATA_DIR);
  if ((await readSecretFile(file)) === undefined) {
    return { state: 'ok', message: `none yet; the first start makes ${file}` };
  }
  const { mode } = await stat(file);
  if (mode & READABLE_BY_OTHERS) return { state: 'warning', message: `others can read ${file}` };
  return { state: 'ok', message: `${many(await ensureSecretKeys(settings))} in ${file}` };
}

/** Whether the mail server answers, and lets us in. */
export async function checkMail({ SMTP_URL }: Settings): Promise<Found> {
  if (!SMTP_URL) return { state: 'warning', message: 'none: messages to people are written to the log' };
  await openMailer(SMTP_URL).verify();
  return { state: 'ok', message: `${new URL(SMTP_URL).host} takes mail` };
}
