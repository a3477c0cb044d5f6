import { stat } from 'node:fs/promises';
import path from 'node:path';
import { openObjectStore } from '@gazetteer/datastore';
import { Command } from 'commander';
import { BackupError, nothingThere } from '../backup/backup-error.ts';
import { type WrittenBackup, writeBackup } from '../backup/write-backup.ts';
import { type Application, openApplication } from '../open-application.ts';
import { inspectStore, openStoreAsItIs } from '../open-store.ts';
import { ensureSecretKeys } from '../secret-keys.ts';
import { copiesFolder, loadSettings } from '../settings.ts';
import { describeBackup, describeBytes } from './describe-backup.ts';
import { progressBar } from './progress-bar.ts';
import { verifyArchive } from './verify.ts';

type Options = { verify?: true; secrets: boolean };

const more = `
The archive is a zip with everything: rows of the SQL store (SQLite or PostgreSQL) as they were at one moment, files of
tables and articles, the site file, and the keys of accounts. Servers go on meanwhile. It is readable by you alone; whoever
has it has all that people have entrusted to the installation. \`gazetteer restore\` brings it back, to either store.
Ends with 1 when a stored file is lost or damaged; everything else is in the archive then.`;

/** `gazetteer backup`: the whole installation in one archive, while it serves. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('write the whole installation into one archive, while it serves')
    .argument('<target>', 'a file that is not there yet, or a folder, which gets one named by date and time')
    .option(
      '--verify',
      'restore it into a folder for temporary files, and compare what comes back, as `verify` does',
    )
    .option('--no-secrets', 'leave out the keys of accounts: without them second factors cannot be opened')
    .addHelpText('after', more)
    .action(async (target: string, { verify, secrets }: Options) => {
      const file = await archiveAt(target);
      const written = await write(file, !secrets);
      report(file, written, (await stat(file)).size);
      if (!verify) return;
      await verifyArchive(file);
    });
}

async function write(file: string, withoutSecrets: boolean): Promise<WrittenBackup> {
  const settings = loadSettings(process.env);
  const { applied, pending, unknown } = await inspectStore(settings);
  // Opening a SQLite store that is not there would make it.
  if (applied.length === 0) throw nothingThere();
  const isUpToDate = pending.length === 0 && unknown.length === 0;
  const application = isUpToDate ? await openToAsk() : undefined;
  if (!isUpToDate) {
    console.error(`${notAsked} its data is of another version, which a start of this one would change.`);
  }
  const sql = application?.sql ?? openStoreAsItIs(settings);
  const bar = progressBar('Backing up');
  try {
    const objects = await openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings));
    const source = { settings, sql, objects, secretKeys: await ensureSecretKeys(settings), application };
    return await untilInterrupted((signal) =>
      writeBackup(source, { target: file, withoutSecrets, progress: bar.update, signal }),
    );
  } finally {
    bar.stop();
    await (application ?? sql).close();
  }
}

const notAsked = 'The installation was not asked what a copy will be compared with:';

/** The installation as it answers people; undefined where it cannot be opened, which is a reason to have a backup of it. */
async function openToAsk(): Promise<Application | undefined> {
  try {
    const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
    return await openApplication(settings, { serves: false });
  } catch (error) {
    console.error(`${notAsked} ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs `work` until it ends or somebody stops the program, so that nothing is left lying about. */
async function untilInterrupted<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  for (const name of signals) process.once(name, onInterrupt);
  try {
    return await work(stop.signal);
  } catch (error) {
    throw stop.signal.aborted ? new BackupError('The backup was interrupted, and is removed.') : error;
  } finally {
    for (const name of signals) process.off(name, onInterrupt);
  }
}

function report(file: string, { manifest, elsewhere }: WrittenBackup, bytes: number): void {
  console.log(`${file} (${describeBytes(bytes)}) holds ${describeBackup(manifest)}.`);
  if (manifest.has_secrets) {
    console.error('The keys of accounts are in it: store it where nobody else can read it.');
  } else {
    console.error(
      'The keys of accounts are not in it: store them elsewhere, or second factors and signing keys cannot be opened.',
    );
  }
  for (const other of elsewhere) console.error(`${other} lies outside of the data folder and is not in it.`);
  if (manifest.lost.length === 0) return;
  process.exitCode = 1;
  console.error(
    `${manifest.lost.length} stored files are lost or damaged and not in it: ${manifest.lost.slice(0, 5).join(', ')}. ` +
      'npx gazetteer doctor --deep says what they belong to.',
  );
}

/** Of a folder, a file in it named by date and time (UTC), so that a list of them is in the order of their making. */
async function archiveAt(target: string): Promise<string> {
  const isFolder = await stat(target).then(
    (found) => found.isDirectory(),
    () => target.endsWith(path.sep),
  );
  if (!isFolder) return path.resolve(target);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return path.resolve(target, `gazetteer-${time}Z.zip`);
}
