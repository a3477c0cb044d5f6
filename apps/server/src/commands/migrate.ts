import { Command } from 'commander';
import { inspectStore } from '../open-store.ts';
import { loadSettings } from '../settings.ts';
import { withApplication } from './with-application.ts';

/** `gazetteer migrate`: brings the stores to the schema of this version, and does nothing else. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the stores up to date; `serve` does it too, this is for doing it beforehand')
    .option('--check', 'change nothing; tell what is applied, pending and unknown, and end with 0, 2 or 1')
    .action(async ({ check }: { check?: true }) => {
      if (check) return checkStore();
      await withApplication(async ({ sql }) => {
        console.log(`The stores are up to date (${sql.dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL'}).`);
      });
    });
}

/** Ends with 0 where this version can run as it is, with 2 where it would change the schema first, with 1 where it must not run. */
async function checkStore(): Promise<void> {
  const { applied, pending, unknown } = await inspectStore(loadSettings(process.env));
  console.log(`${applied.length} applied, ${pending.length} pending, ${unknown.length} unknown`);
  for (const name of pending) console.log(`pending  ${name}`);
  for (const name of unknown) console.log(`unknown  ${name}`);
  if (unknown.length > 0) {
    console.error(
      'The data belongs to a newer version: run that one, or put back the backup from before the upgrade.',
    );
    process.exitCode = 1;
  } else if (pending.length > 0) {
    console.error(
      '`gazetteer migrate` applies what is pending, and so does `gazetteer serve`. Back up first.',
    );
    process.exitCode = 2;
  }
}
