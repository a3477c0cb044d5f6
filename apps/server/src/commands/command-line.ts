import { Command } from 'commander';
import { version } from '../version.ts';
import { adminCommand } from './admin.ts';
import { backupCommand } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { exportCommand } from './export.ts';
import { identitiesCommand } from './identities.ts';
import { importCommand } from './import.ts';
import { keysCommand } from './keys.ts';
import { migrateCommand } from './migrate.ts';
import { projectsCommand } from './projects.ts';
import { reportFailure } from './report-failure.ts';
import { restoreCommand } from './restore.ts';
import { serveCommand } from './serve.ts';
import { tablesCommand } from './tables.ts';
import { verifyCommand } from './verify.ts';

const more =
  '\nSettings come from environment variables; `gazetteer doctor` shows what they are and what is wrong.';

/**
 * Runs one command as a person typed it. What fails is told on standard error, and the process then ends with 1.
 * @param words what follows the name of the program
 */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  const program = new Command('gazetteer')
    .description('An open data portal: catalogue, tables, search and site in one process.')
    .version(version)
    .showHelpAfterError()
    .addHelpText('after', more);
  const commands = [
    serveCommand(),
    migrateCommand(),
    importCommand(),
    exportCommand(),
    backupCommand(),
    verifyCommand(),
    restoreCommand(),
    tablesCommand(),
    identitiesCommand(),
    keysCommand(),
    adminCommand(),
    projectsCommand(),
    doctorCommand(),
  ];
  for (const command of commands) program.addCommand(command);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    reportFailure(error);
  }
}
