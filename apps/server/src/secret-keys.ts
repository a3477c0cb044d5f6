import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { SettingsError } from '@gazetteer/kernel';
import { ensureSecretFile } from './secret-file.ts';
import type { Settings } from './settings.ts';

const KEY_BYTES = 32;
const SHORTEST = 32;

/** The file that holds the keys when they are not given as a setting, one a line, newest first. */
export function secretKeysFile(dataFolder: string): string {
  return join(dataFolder, 'secrets');
}

/**
 * The keys by which accounts' secrets are sealed, newest first: those of the setting `SECRETS`, else those in
 * the data folder, where a random one is made at the first start.
 * @throws SettingsError where a key in the file is too short
 */
export async function ensureSecretKeys(settings: Pick<Settings, 'SECRETS' | 'DATA_DIR'>): Promise<string[]> {
  if (settings.SECRETS !== undefined) return settings.SECRETS.split(',').map((key) => key.trim());
  const file = secretKeysFile(settings.DATA_DIR);
  const text = await ensureSecretFile(file, () => randomBytes(KEY_BYTES).toString('base64url'));
  const keys = text.split('\n').map((key) => key.trim());
  if (keys.some((key) => key.length < SHORTEST)) {
    throw new SettingsError([`${file}: every line must be a key of at least ${SHORTEST} characters`]);
  }
  return keys;
}
