import { rm } from 'node:fs/promises';
import { openObjectStore } from '@gazetteer/datastore';
import { openTemporaryFolder } from '@gazetteer/kernel';
import { copiesFolder, loadSettings } from '../settings.ts';
import { BackupError } from './backup-error.ts';
import { OBJECT_LIST, readObjectEntry } from './manifest.ts';
import { measure, openArchive, readLines } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';

type Progress = (state: { done: number; total: number; label: string }) => void;

/**
 * Restores a backup into a folder for temporary files, where it takes as much room as the installation, and compares what
 * has come back with the backup.
 * @throws BackupError naming what differs
 */
export async function verifyBackup(file: string, progress: Progress): Promise<void> {
  const folder = await openTemporaryFolder('gazetteer-verify');
  try {
    const settings = loadSettings({ DATA_DIR: folder });
    // A restore compares the rows itself.
    await restoreBackup(settings, file, { replace: false, withoutSecrets: true, progress });
    const objects = await openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings));
    const archive = await openArchive(file);
    try {
      for await (const line of readLines(archive, OBJECT_LIST)) {
        const { key, bytes, sha256 } = readObjectEntry(line);
        const found = await measure(await objects.read(key), key);
        if (found.bytes === bytes && found.sha256 === sha256) continue;
        throw new BackupError(`${key} came back otherwise than it was.`);
      }
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
