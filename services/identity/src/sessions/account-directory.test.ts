import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { grantAdministration } from '../admin/administrators/administration.ts';
import { TestBrowser } from '../browser-testing.ts';
import { openTestIdentity, OTHER_HOST } from '../identity-testing.ts';
import { accountDirectory } from './account-directory.ts';

const DAY = 24 * 3_600_000;

describeStores('the directory of accounts', (open) => {
  const begin = async () => {
    const opened = await openTestIdentity(await open());
    const register = async (host?: string) => {
      const browser = new TestBrowser(opened.server, host);
      const traits = { email: 'ada@example.org', name: 'Ada' };
      const flow = await browser.start('registration');
      const { body } = await browser.submit(flow, {
        method: 'password',
        password: 'analytical engine 1843',
        traits,
      });
      const { id } = body['identity'] as { id: string };
      const session = (await browser.call('/sessions/whoami')).body['id'] as string;
      return { browser, id, session };
    };
    return { ...opened, register, directory: accountDirectory(opened.context) };
  };

  it('tells the address of an account of the portal, and of no other', async () => {
    const { register, directory } = await begin();
    expect(await directory.emailOf((await register()).id)).toBe('ada@example.org');
    expect(await directory.emailOf((await register(OTHER_HOST)).id)).toBeNull();
    expect(await directory.emailOf('nobody')).toBeNull();
  });

  it('tells who calls with a session, with the rights of now', async () => {
    const { register, directory, context } = await begin();
    const { id, session } = await register();
    const caller = { kind: 'session', id: session, identity: id, administrator: false };
    expect(await directory.callerOfSession(session)).toEqual(caller);
    await grantAdministration(context, { identityId: id, by: 'key' });
    expect(await directory.callerOfSession(session)).toEqual({ ...caller, administrator: true });
    expect(await directory.callerOfSession((await register(OTHER_HOST)).session)).toBeUndefined();
  });

  it('knows no session that was revoked, has expired, or whose account is gone', async () => {
    const { register, directory, wait } = await begin();
    const { browser, session } = await register();
    await browser.call('/self-service/account', { method: 'DELETE' });
    expect(await directory.callerOfSession(session)).toBeUndefined();
    const second = await register();
    wait(400 * DAY);
    expect(await directory.callerOfSession(second.session)).toBeUndefined();
    expect(await directory.callerOfSession('nothing')).toBeUndefined();
  });
});
