import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, SettingsError } from '@gazetteer/kernel';
import { administratorKeyFile } from '../administrator-key.ts';
import { clientSecretFiles } from '../identity/portal-project.ts';
import { sampleStateFile } from '../sample/load-sample.ts';
import { readSecretFile } from '../secret-file.ts';
import { secretKeysFile } from '../secret-keys.ts';
import type { Settings } from '../settings.ts';
import { loadSite, ownSiteFile } from '../site.ts';
import { BackupError } from './backup-error.ts';

/** A file of the data folder, by its path in it. */
export type DataFile = { path: string; secret: boolean; content: Buffer };

const SECRETS_FILE = 'secrets';
const SITE_FILE = 'site.json';
const modes = { folder: 0o700, secret: 0o600, open: 0o644 };

/**
 * What belongs to an installation beside its stores: the site file, keys, and secrets that the site file names.
 * @returns the files; and client secrets that lie elsewhere, which a backup leaves alone
 */
export async function readDataFiles(
  settings: Settings,
  secretKeys: readonly string[],
): Promise<{ files: DataFile[]; elsewhere: string[] }> {
  const { DATA_DIR } = settings;
  const inFolder = (file: string) => !path.relative(DATA_DIR, file).startsWith('..');
  const clientSecrets = await namedSecrets(settings);
  const secrets = [administratorKeyFile(DATA_DIR), ...clientSecrets.filter(inFolder)];
  const site = ownSiteFile(DATA_DIR, settings.SITE_FILE);
  const found = [
    site && (await dataFile(SITE_FILE, site, false)),
    await dataFile(sampleStateFile, path.join(DATA_DIR, sampleStateFile), false),
    ...(await Promise.all(secrets.map((file) => dataFile(path.relative(DATA_DIR, file), file, true)))),
  ];
  const keys = { path: SECRETS_FILE, secret: true, content: Buffer.from(`${secretKeys.join('\n')}\n`) };
  return {
    files: [...found.filter((file) => file !== undefined && file !== ''), keys],
    elsewhere: clientSecrets.filter((file) => !inFolder(file)),
  };
}

/** A site file that a server would refuse is saved as it is. */
async function namedSecrets(settings: Settings): Promise<string[]> {
  try {
    return clientSecretFiles(await loadSite(settings.DATA_DIR, settings.SITE_FILE), settings);
  } catch (error) {
    if (error instanceof SettingsError) return [];
    throw error;
  }
}

async function dataFile(name: string, file: string, secret: boolean): Promise<DataFile | undefined> {
  try {
    return { path: name, secret, content: await readFile(file) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Puts files into the data folder. Keys that are there already stay behind those of the backup, since they may have sealed
 * something. Of other files the present ones stay, unless they are to be replaced.
 * @returns what a person should know of files that were not written
 */
export async function writeDataFiles(
  settings: Settings,
  files: readonly DataFile[],
  { replace }: { replace: boolean },
): Promise<string[]> {
  const remarks: string[] = [];
  for (const file of files) {
    const target = targetOf(settings, file);
    if (file.path === SECRETS_FILE) {
      if (settings.SECRETS === undefined) await writeDataFile(target, await withPresentKeys(settings, file));
      continue;
    }
    if (file.path === SITE_FILE && settings.SITE_FILE !== undefined) {
      remarks.push(`SITE_FILE names ${settings.SITE_FILE}, so the site file of the backup was not written.`);
      continue;
    }
    const present = await dataFile(file.path, target, file.secret);
    if (present?.content.equals(file.content)) continue;
    if (present && !replace) remarks.push(`${target} was there already and is left as it is.`);
    else await writeDataFile(target, file);
  }
  return remarks;
}

/** @throws BackupError for a path that leads out of the data folder */
function targetOf({ DATA_DIR }: Settings, file: DataFile): string {
  const target = path.resolve(DATA_DIR, file.path);
  if (target.startsWith(DATA_DIR + path.sep)) return target;
  throw new BackupError(`The backup is damaged: its file ${file.path} lies outside of the data folder.`);
}

async function withPresentKeys({ DATA_DIR }: Settings, file: DataFile): Promise<DataFile> {
  const present = linesOf((await readSecretFile(secretKeysFile(DATA_DIR))) ?? '');
  const keys = [...new Set([...linesOf(file.content.toString()), ...present])];
  return { ...file, content: Buffer.from(`${keys.join('\n')}\n`) };
}

/** The keys in a file of keys. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

async function writeDataFile(target: string, { content, secret }: DataFile): Promise<void> {
  const mode = secret ? modes.secret : modes.open;
  await makeFolder(path.dirname(target), modes.folder);
  const unfinished = `${target}.restored`;
  await writeFile(unfinished, content, { mode, flush: true });
  // What a restore that was cut off has left may have another mode.
  await chmod(unfinished, mode);
  await rename(unfinished, target);
}
