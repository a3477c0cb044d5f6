import { FormProblem, inviteFirstAdministrator } from '@gazetteer/identity';
import { ApplicationError } from '@gazetteer/kernel';
import { describeInvitation } from './describe-invitation.ts';
import { ownSiteFile } from '../site.ts';
import type { Application } from '../open-application.ts';

/**
 * Where nobody administers the installation yet, makes an account for the site's team and gives its link to `print`,
 * in plain words, once.
 */
export async function announceFirstAdministrator(
  { identity, site, settings }: Pick<Application, 'identity' | 'site' | 'settings'>,
  print: (line: string) => void,
): Promise<void> {
  const { email } = site.team;
  try {
    const team = { email, name: 'Administrator', by: 'the first start' };
    const invitation = await inviteFirstAdministrator(identity, team);
    if (!invitation) return;
    const [link, ...words] = describeInvitation(email, invitation);
    for (const line of ['', ...words, '', `  ${link}`, '']) print(line);
    if (ownSiteFile(settings.DATA_DIR, settings.SITE_FILE) === undefined)
      print(`Then open ${settings.PUBLIC_URL}/console: it asks what the portal is called and how it looks.`);
    print('For another one, or another address: npx gazetteer admin invite <email>');
  } catch (error) {
    // Another node that was started at the same moment has made the account, and tells of it.
    if (error instanceof ApplicationError && error.status === 409) return;
    // The portal serves without an administrator too: neither a site file with a schema of its own nor somebody who has
    // signed up with the team's address is a reason to stop.
    const isRefused = error instanceof ApplicationError && error.code === 'invalid_input';
    if (!isRefused && !(error instanceof FormProblem)) throw error;
    print(`No administrator could be made of ${email}: ${error.message}`);
  }
}
