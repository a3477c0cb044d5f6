import { type Sql, systemClock } from '@gazetteer/kernel';
import { administratorKeyFile } from '../administrator-key.ts';
import { ensureSecretFile, readSecretFile } from '../secret-file.ts';
import type { Settings } from '../settings.ts';
import { type AdministratorKeyTables, hasKeys, insertKey } from './administrator-key.store.ts';
import { digestOf, newKey, rowOf } from './change-keys.ts';

const NAMED_BY_DIGITS = 8;

/**
 * Lets the keys in that an installation was given: that of the setting `ADMIN_KEY`, and the one in the data folder. Where
 * there is neither, and never was any key, the first start makes one and shows it in that file. A key that was revoked
 * stays so.
 */
export async function seedKeys(sql: Sql, settings: Pick<Settings, 'ADMIN_KEY' | 'DATA_DIR'>): Promise<void> {
  const store = sql.as<AdministratorKeyTables>();
  const file = administratorKeyFile(settings.DATA_DIR);
  const inFile = await readSecretFile(file);
  const given = [
    ['ADMIN_KEY', settings.ADMIN_KEY],
    ['admin.key', inFile],
  ] as const;
  for (const [origin, key] of given) if (key) await seed(store, origin, key);
  if (settings.ADMIN_KEY || inFile || (await hasKeys(store))) return;
  await seed(store, 'admin.key', await ensureSecretFile(file, newKey));
}

/** Of several nodes each may bring a key of its own, so the name says which it is. */
async function seed(sql: Sql<AdministratorKeyTables>, origin: string, key: string): Promise<void> {
  const name = `${origin}-${digestOf(key).slice(0, NAMED_BY_DIGITS)}`;
  await insertKey(sql, rowOf(key, name, systemClock()));
}
