import { Command } from 'commander';
import { withApplication } from './with-application.ts';

/** `gazetteer migrate`: brings the stores to the schema of this version, and does nothing else. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the stores up to date; `serve` does it too, this is for doing it beforehand')
    .action(async () => {
      await withApplication(async ({ sql }) => {
        console.log(`The stores are up to date (${sql.dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL'}).`);
      });
    });
}
