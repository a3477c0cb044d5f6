import path from 'node:path';
import { Command } from 'commander';
import { verifyBackup } from '../backup/verify-backup.ts';
import { loadSettings } from '../settings.ts';
import { describeVerification } from './describe-verification.ts';
import { progressBar } from './progress-bar.ts';

const more = `
Restores the archive into a folder for temporary files (TMPDIR), where it takes as much room as the installation, and removes it
again; the installation itself is neither asked nor changed, so another machine can do it. All rows and files are compared,
the search index is made anew, and the restored installation is asked what the original was asked when it was backed up:
numbers of datasets, searches, tables, files, accounts. It sends no mail and fetches nothing.
Ends with 1 where something differs, and names it.`;

/** `gazetteer verify`: whether a backup is whole, and answers as the original did. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('restore a backup into a folder for temporary files, and compare what comes back')
    .argument('<archive>', 'what `gazetteer backup` has written')
    .addHelpText('after', more)
    .action((archive: string) => verifyArchive(path.resolve(archive)));
}

/** Verifies an archive, and tells what was compared and what was not. @throws BackupError naming what differs */
export async function verifyArchive(file: string): Promise<void> {
  const bar = progressBar('Verifying');
  const verification = await verifyBackup(file, loadSettings(process.env), bar.update).finally(bar.stop);
  for (const line of describeVerification(verification)) console.log(line);
}
