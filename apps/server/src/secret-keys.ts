import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { SettingsError } from '@gazetteer/kernel';
import { ensureSecretFile, readSecretFile, replaceSecretFile } from './secret-file.ts';
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
  const text = await ensureSecretFile(file, makeSecretKey);
  const keys = text.split('\n').map((key) => key.trim());
  if (keys.some((key) => key.length < SHORTEST)) {
    throw new SettingsError([`${file}: every line must be a key of at least ${SHORTEST} characters`]);
  }
  return keys;
}

/** A new random key. */
export function makeSecretKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Puts a new key before the others in the data folder: from the next start on it seals, and all of them open.
 * @returns the file
 * @throws SettingsError where there is no key yet, as in the wrong folder
 */
export async function addSecretKey({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): Promise<string> {
  const file = secretKeysFile(DATA_DIR);
  const present = await readSecretFile(file);
  if (present === undefined) throw new SettingsError([`${file} is not there: the first start makes it`]);
  await replaceSecretFile(file, `${makeSecretKey()}\n${present}`);
  return file;
}
