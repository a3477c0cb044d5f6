import { inviteAdministrator } from '@gazetteer/identity';
import { Command } from 'commander';
import { administratorKeyFile, createAdministratorKey } from '../administrator-key.ts';
import { loadSettings } from '../settings.ts';
import { describeInvitation } from './describe-invitation.ts';
import { withApplication } from './with-application.ts';

/** `gazetteer admin`: who administers the installation, by key or by account. */
export function adminCommand(): Command {
  return new Command('admin')
    .description('administrators: people by their accounts, programs by a key')
    .addCommand(inviteCommand())
    .addCommand(createCommand());
}

function inviteCommand(): Command {
  return new Command('invite')
    .description('make somebody an administrator, and print a link that lets them in once')
    .argument('<email>', 'their address; an account is made where there is none with it')
    .option('--name <name>', 'the name of a new account', 'Administrator')
    .action(async (email: string, { name }: { name: string }) => {
      const invitation = await withApplication(({ identity }) =>
        inviteAdministrator(identity, { email, name, by: 'gazetteer admin invite' }),
      );
      const [link, ...words] = describeInvitation(email, invitation);
      for (const line of words) console.error(line);
      console.log(link);
    });
}

function createCommand(): Command {
  return new Command('create')
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
}
