import { rm } from 'node:fs/promises';
import { Command } from 'commander';
import { administratorKeyFile } from '../administrator-key.ts';
import {
  type AdministratorKey,
  type AdministratorKeyTables,
  listKeys,
} from '../administrator-keys/administrator-key.store.ts';
import { createKey, digestOf, revokeKey } from '../administrator-keys/change-keys.ts';
import { readSecretFile } from '../secret-file.ts';
import type { Settings } from '../settings.ts';
import { withStore } from './with-store.ts';

/** `gazetteer admin create`: a key for one more program. */
export function createKeyCommand(): Command {
  return new Command('create')
    .description("make an administrator's key for a program, and print it once; the others stay valid")
    .argument('<name>', 'what it is for, such as the name of the program')
    .action(async (name: string) => {
      const key = await withStore((sql) => createKey(sql, name));
      console.error('It is valid at once, in every process, and is shown only here. Send it as the header');
      console.error(`Authorization. To end it: npx gazetteer admin revoke "${name.trim()}"`);
      console.log(key);
    });
}

/** `gazetteer admin list`: which keys there are, never the keys themselves. */
export function listKeysCommand(): Command {
  return new Command('list').description("list the administrator's keys").action(async () => {
    const keys = await withStore((sql) => listKeys(sql.as<AdministratorKeyTables>()));
    const width = Math.max(...keys.map(({ name }) => name.length), 0);
    for (const key of keys) console.log(`${key.name.padEnd(width)}  ${describeKey(key)}`);
    if (keys.length === 0) console.error('There is no key yet; the first start of the server makes one.');
  });
}

/** `gazetteer admin revoke`: ends a key everywhere at once. */
export function revokeKeyCommand(): Command {
  return new Command('revoke')
    .description("end an administrator's key in every process at once")
    .argument('<name>', 'its name, as `gazetteer admin list` shows it')
    .action(async (name: string) => {
      await withStore(async (sql, settings) => {
        const key = await revokeKey(sql, name);
        console.log(`${key.name} is valid no more.`);
        await removeFileOf(key, settings);
      });
    });
}

function describeKey({ created_at, last_used_at, revoked_at }: AdministratorKey): string {
  const used = last_used_at ? `last used ${minuteOf(last_used_at)}` : 'never used';
  const state = revoked_at ? `, revoked ${minuteOf(revoked_at)}` : '';
  return `created ${minuteOf(created_at)}, ${used}${state} (UTC)`;
}

function minuteOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

/** A file that shows a key which opens nothing would only mislead. */
async function removeFileOf({ digest }: AdministratorKey, { DATA_DIR }: Settings): Promise<void> {
  const file = administratorKeyFile(DATA_DIR);
  const shown = await readSecretFile(file);
  if (shown === undefined || digestOf(shown) !== digest) return;
  await rm(file, { force: true });
  console.log(`${file} showed it, and is removed.`);
}
