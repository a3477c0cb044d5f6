#!/usr/bin/env node
import { Command } from 'commander';
import { adminCommand } from './commands/admin.ts';
import { doctorCommand } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { migrateCommand } from './commands/migrate.ts';
import { reportFailure } from './commands/report-failure.ts';
import { serveCommand } from './commands/serve.ts';
import { version } from './version.ts';

const program = new Command('gazetteer')
  .description('An open data portal: catalogue, tables, search and site in one process.')
  .version(version)
  .showHelpAfterError()
  .addHelpText(
    'after',
    '\nSettings come from environment variables; `gazetteer doctor` shows what they are and what is wrong.',
  );

for (const command of [
  serveCommand(),
  migrateCommand(),
  importCommand(),
  exportCommand(),
  adminCommand(),
  doctorCommand(),
]) {
  program.addCommand(command);
}

try {
  await program.parseAsync();
} catch (error) {
  reportFailure(error);
}
