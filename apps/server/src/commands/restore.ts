import path from 'node:path';
import { Command } from 'commander';
import { restoreBackup } from '../backup/restore-backup.ts';
import { loadSettings } from '../settings.ts';
import { describeBackup } from './describe-backup.ts';
import { progressBar } from './progress-bar.ts';

type Options = { replace?: boolean; secrets: boolean };

const more = `
Stop the server first. The archive is read whole and compared with its digests before anything is changed. It comes back to
the stores that the settings name, whichever it was made of: so an installation moves from SQLite to PostgreSQL, or from
a folder to S3, and back.
To go back to an earlier version of one table: gazetteer tables restore <resource> <version>`;

/** `gazetteer restore`: makes an empty installation what another was at its backup. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('bring a backup back, into an empty installation')
    .argument('<archive>', 'what `gazetteer backup` has written')
    .option('--replace', 'replace what is there, if the installation is not empty')
    .option('--no-secrets', 'go on although keys of accounts are missing: what they seal stays closed')
    .addHelpText('after', more)
    .action(async (archive: string, { replace = false, secrets }: Options) => {
      const bar = progressBar('Restoring');
      const { manifest, replaced, remarks } = await restoreBackup(
        loadSettings(process.env),
        path.resolve(archive),
        { replace, withoutSecrets: !secrets, progress: bar.update },
      ).finally(bar.stop);
      for (const remark of remarks) console.error(remark);
      if (replaced.length > 0) console.error(`Replaced: ${replaced.join(', ')}.`);
      if (manifest.lost.length > 0) {
        console.error(
          `${manifest.lost.length} stored files were lost before the backup; npx gazetteer doctor --deep names them.`,
        );
      }
      console.log(`Restored ${describeBackup(manifest)}.`);
      console.log('The first start makes the search index anew; until then searches find less.');
    });
}
