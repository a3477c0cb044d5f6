import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anonymous, type Caller } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { ensureSecretFile } from './secret-file.ts';

const KEY_BYTES = 32;

/** The caller that the administrator's key stands for. */
export const administrator: Caller = { kind: 'key', id: 'administrator', name: 'admin', administrator: true };

/** The file that holds the key, readable by its owner alone. */
export function administratorKeyFile(dataFolder: string): string {
  return join(dataFolder, 'admin.key');
}

/** The administrator's key; made when there is none yet. */
export async function ensureAdministratorKey(dataFolder: string): Promise<string> {
  return ensureSecretFile(administratorKeyFile(dataFolder), newKey);
}

/** Makes a new key in place of the one before, which stops working when the server starts again. */
export async function createAdministratorKey(dataFolder: string): Promise<string> {
  const key = newKey();
  const file = administratorKeyFile(dataFolder);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, `${key}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return key;
}

/**
 * Reads who calls from `Authorization` (with or without `Bearer`) or `X-CKAN-API-Key`, as CKAN's clients
 * send them. A key we do not know gives no rights, and takes none away.
 */
export function authenticateByKey(key: string): (request: FastifyRequest) => Promise<Caller> {
  const expected = digest(key);
  return async ({ headers }) => {
    const given = headers.authorization ?? headers['x-ckan-api-key'];
    if (typeof given !== 'string') return anonymous;
    const presented = given.replace(/^bearer\s+/i, '').trim();
    return timingSafeEqual(digest(presented), expected) ? administrator : anonymous;
  };
}

function newKey(): string {
  return `gzt_${randomBytes(KEY_BYTES).toString('base64url')}`;
}

// Digests have one length, which the comparison in constant time needs.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
