import { makeAccount, signIn } from '../account.ts';
import { withRelyingParty } from '../../relying-party.ts';
import type { Journey } from '../journey.ts';

export const signInElsewhere: Journey = {
  name: 'somebody signs in at another site with the account of the portal, and is asked first',
  async walk(visitor, site) {
    const person = await makeAccount(site);
    const portal = { portal: site.url, folder: site.dataFolder };
    const wishes = { name: 'Wells & Pumps', scope: 'openid email', logout: 'front-channel' } as const;
    await withRelyingParty(portal, wishes, async ({ address }) => {
      await visitor.driver.get(`${address}/login`);
      await signIn(visitor, person);
      await visitor.see('heading', 'Wells & Pumps asks for access to your account');
      await visitor.press('button', 'Allow');
      await visitor.see('heading', 'Welcome to Wells & Pumps');
      await visitor.driver.get(`${address}/logout`);
      await visitor.press('button', 'Sign out');
      await visitor.see('heading', 'Goodbye');
    });
  },
};
