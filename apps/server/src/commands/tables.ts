import { Command, InvalidArgumentError } from 'commander';
import { administrator } from '../administrator-key.ts';
import { withApplication } from './with-application.ts';

/** `gazetteer tables`: what an operator does with single tables. */
export function tablesCommand(): Command {
  return new Command('tables')
    .description('go back to earlier versions of tables')
    .addCommand(restoreTableCommand());
}

function restoreTableCommand(): Command {
  return new Command('restore')
    .description('go back to an earlier version of a table; it becomes the next version, and nothing is lost')
    .argument('<resource>', 'id of the resource, or an alias')
    .argument('<version>', 'number of the version to go back to', numberOf)
    .action(async (resource_id: string, version: number) => {
      const restored = await withApplication(({ call }) =>
        call('datastore_version_restore', { resource_id, version }, administrator),
      );
      const made = (restored as { version: number }).version;
      console.log(`The rows of version ${version} are version ${made} now.`);
    });
}

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It is a number from 1.');
  return Number(text);
}
