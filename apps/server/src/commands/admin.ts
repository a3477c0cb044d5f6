import { inviteAdministrator } from '@gazetteer/identity';
import { Command } from 'commander';
import { describeInvitation } from './describe-invitation.ts';
import { createKeyCommand, listKeysCommand, revokeKeyCommand } from './admin-keys.ts';
import { siteEditorCommand } from './site-editor.ts';
import { withApplication } from './with-application.ts';

/** `gazetteer admin`: who administers the installation, by key or by account. */
export function adminCommand(): Command {
  return new Command('admin')
    .description('administrators: people by their accounts, programs by keys')
    .addCommand(inviteCommand())
    .addCommand(siteEditorCommand())
    .addCommand(createKeyCommand())
    .addCommand(listKeysCommand())
    .addCommand(revokeKeyCommand());
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
