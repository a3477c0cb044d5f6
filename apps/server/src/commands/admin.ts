import { Command } from 'commander';
import { administratorKeyFile, createAdministratorKey } from '../administrator-key.ts';
import { loadSettings } from '../settings.ts';

/** `gazetteer admin create`: a new administrator's key, printed once. */
export function adminCommand(): Command {
  const create = new Command('create')
    .description("make a new administrator's key in place of the one before, and print it once")
    .action(async () => {
      const { DATA_DIR } = loadSettings(process.env);
      const key = await createAdministratorKey(DATA_DIR);
      console.error(`Kept in ${administratorKeyFile(DATA_DIR)}, readable by its owner alone.`);
      console.error(
        'A running server takes the new key when it starts again. Send it as the header Authorization.',
      );
      console.log(key);
    });
  return new Command('admin').description("the administrator's key").addCommand(create);
}
