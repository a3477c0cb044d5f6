import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openArchive } from '../../apps/server/src/backup/read-archive.ts';
import { type Manifest, readManifest } from '../../apps/server/src/backup/manifest.ts';
import { run } from '../../scripts/run-command.mjs';

/** Each write of rows moves it on, those of a restore too: it tells nodes that pages they keep are out of date. */
const MOVED_ON = 'pages_version';

/** The stores of an installation, by the names of its settings. */
export type Stores = { DATABASE_URL: string; OBJECT_STORE_URL: string; SECRETS: string };

/** Writes a backup of an installation, as its administrator would. @throws where the command fails */
export async function backUp(stores: Stores, folder: string, name: string): Promise<string> {
  const archive = path.join(folder, name);
  await gazetteer(stores, folder, ['backup', archive]);
  return archive;
}

/**
 * Restores a backup into stores that have nothing yet, and backs these up in their turn.
 * @returns what the two backups do not have in common
 * @throws where a command fails
 */
export async function restoreProblems(archive: string, stores: Stores, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  await gazetteer(stores, folder, ['restore', archive]);
  const before = await manifestOf(archive);
  const after = await manifestOf(await backUp(stores, folder, 'restored.zip'));
  const restored = new Map(after.tables.map((table) => [table.name, table]));
  const changed = before.tables.filter(({ name, rows, sha256 }) => {
    const table = restored.get(name);
    return name !== MOVED_ON && (table?.rows !== rows || table.sha256 !== sha256);
  });
  return [
    ...before.lost.map((key) => `the backup lacks the file ${key}`),
    ...changed.map(
      ({ name, rows }) => `the ${rows} rows of ${name} came back as ${restored.get(name)?.rows}`,
    ),
    ...(before.objects.sha256 === after.objects.sha256 ? [] : ['the files came back otherwise']),
    ...(before.tables.length === after.tables.length ? [] : ['there are other tables than before']),
  ];
}

async function manifestOf(file: string): Promise<Manifest> {
  const archive = await openArchive(file);
  try {
    return await readManifest(archive);
  } finally {
    archive.close();
  }
}

async function gazetteer(stores: Stores, folder: string, words: readonly string[]): Promise<void> {
  const env = { ...stores, DATA_DIR: path.join(folder, 'data'), TMPDIR: folder, LOG_LEVEL: 'error' };
  const code = await run('node', ['apps/server/src/gazetteer.ts', ...words], { env });
  if (code !== 0) throw new Error(`gazetteer ${words[0]} ended with ${code}`);
}
