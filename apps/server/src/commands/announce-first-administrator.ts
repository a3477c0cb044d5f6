import { FormProblem, inviteFirstAdministrator } from '@gazetteer/identity';
import { describeInvitation } from './describe-invitation.ts';
import type { Application } from '../open-application.ts';

/**
 * Where nobody administers the installation yet, makes an account for the site's team and gives its link to `print`,
 * in plain words, once.
 */
export async function announceFirstAdministrator(
  { identity, site }: Pick<Application, 'identity' | 'site'>,
  print: (line: string) => void,
): Promise<void> {
  const { email } = site.team;
  try {
    const team = { email, name: 'Administrator', by: 'the first start' };
    const invitation = await inviteFirstAdministrator(identity, team);
    if (!invitation) return;
    const [link, ...words] = describeInvitation(email, invitation);
    for (const line of ['', ...words, '', `  ${link}`, '']) print(line);
    print('For another one, or another address: npx gazetteer admin invite <email>');
  } catch (error) {
    // The portal serves without an administrator too; a site file with a schema of its own is no reason to stop.
    if (!(error instanceof FormProblem)) throw error;
    print(`No administrator could be made of ${email}: ${error.message}`);
  }
}
