import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../../identity-testing.ts';

describeStores('the well-known address for changing a password', (open) => {
  it('leads to the settings page of the project whose host is asked', async () => {
    const { server, project, other, configure } = await openTestIdentity(await open());
    const ask = async (host: string) => {
      const { statusCode, headers } = await server.inject({
        url: '/.well-known/change-password',
        headers: { host },
      });
      return [statusCode, headers.location];
    };
    const ownPage = 'https://accounts.example.org/me';
    await configure({ selfservice: { flows: { settings: { ui_url: ownPage } } } }, other.id);
    expect(await ask('portal.test')).toEqual([302, project.settings.selfservice.flows.settings.ui_url]);
    expect(await ask(new URL(other.origin).host)).toEqual([302, ownPage]);
    expect(await ask('nobody.portal.test')).toEqual([404, undefined]);
  });
});
