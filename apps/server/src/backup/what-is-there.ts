import { StoreFailure } from '@gazetteer/kernel';
import { openStoreAsItIs, sqliteFile } from '../open-store.ts';
import type { Settings } from '../settings.ts';
import { existsSync } from 'node:fs';
import { countRows, listTableNames } from './stored-row.store.ts';

/** What people would miss, by the tables that hold it. */
const kinds: readonly (readonly [table: string, one: string, many: string])[] = [
  ['catalogue_datasets', 'dataset', 'datasets'],
  ['datastore_tables', 'table', 'tables'],
  ['identity_identities', 'account', 'accounts'],
  ['content_articles', 'article', 'articles'],
  ['content_visualisations', 'saved chart', 'saved charts'],
  ['content_media', 'picture', 'pictures'],
  ['content_feedback', 'message', 'messages'],
  ['oauth_clients', 'application that signs people in', 'applications that sign people in'],
];

/** What an installation holds, in words, such as `12 datasets`; nothing where it is empty. Nothing is changed to find out. */
export async function whatIsThere(settings: Settings): Promise<string[]> {
  if (!settings.DATABASE_URL && !existsSync(sqliteFile(settings))) return [];
  const sql = openStoreAsItIs(settings);
  try {
    const words: string[] = [];
    for (const [table, one, many] of kinds) {
      const count = await countRows(sql, table);
      if (count > 0) words.push(`${count.toLocaleString('en')} ${count === 1 ? one : many}`);
    }
    const tables = await listTableNames(sql);
    // Tables of another program would go with the rest, so they are no empty store.
    if (words.length === 0 && tables.length > 0 && !tables.includes('applied_migrations')) {
      words.push(`tables of another program (${tables.slice(0, 3).join(', ')} …)`);
    }
    return words;
  } catch (error) {
    // A damaged file is why somebody restores a backup.
    if (settings.DATABASE_URL || !(error instanceof StoreFailure) || error.fault !== 'unusable') throw error;
    return ['a SQLite file that cannot be read'];
  } finally {
    await sql.close();
  }
}
