import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds } from '../browser-testing.ts';
import { flowCaller } from './callers-testing.ts';
import { ada, openWithAda, password } from '../kinds/recovery/recovery-testing.ts';

const credentials = { method: 'password', identifier: ada.email, password };

describeStores('signing in for an application', (open) => {
  /** A service beside an OAuth2 service, in which `new` waits for anybody and `known` for Ada, who has been there. */
  const begin = async () => {
    const service = await openWithAda(await open());
    service.context.oauth = {
      findLogin: async (challenge) => {
        if (challenge === 'new') return { skip: false, subject: '' };
        return challenge === 'known' ? { skip: true, subject: service.id } : undefined;
      },
      acceptLogin: async (challenge, identityId) =>
        `http://portal.test/oauth2/auth?${challenge}=${identityId}`,
    };
    return service;
  };

  it('goes back to it afterwards, and keeps the challenge until then', async () => {
    const service = await begin();
    const caller = flowCaller(service, 'html');
    const flow = await caller.flowOf(await caller.ask('login', '?login_challenge=new'));
    expect(flow).toMatchObject({ oauth2_login_challenge: 'new', refresh: false });
    const { status, location } = await caller.submit(flow, credentials);
    expect([status, location]).toEqual([303, `http://portal.test/oauth2/auth?new=${service.id}`]);
  });

  it('asks who is signed in to confirm it, unless the application may go on at once', async () => {
    const service = await begin();
    const caller = flowCaller(service, 'html', { signedIn: true });
    const flow = await caller.flowOf(await caller.ask('login', '?login_challenge=new'));
    expect([flow['refresh'], messageIds(flow).form]).toEqual([true, [1010003]]);
    const skipped = { status: 303, location: `http://portal.test/oauth2/auth?known=${service.id}` };
    expect(await caller.ask('login', '?login_challenge=known')).toMatchObject(skipped);
    const stranger = flowCaller(service, 'html');
    const asked = await stranger.flowOf(await stranger.ask('login', '?login_challenge=known'));
    expect(asked).toMatchObject({ oauth2_login_challenge: 'known', refresh: false });
  });

  it('signs out who wants another account for it', async () => {
    const service = await begin();
    const caller = flowCaller(service, 'html', { signedIn: true });
    const flow = await caller.flowOf(await caller.ask('registration', '?login_challenge=new'));
    expect(flow).toMatchObject({ oauth2_login_challenge: 'new' });
    expect(caller.browser.cookies.has('ory_kratos_session')).toBe(false);
    expect((await service.own.call('/sessions/whoami')).status).toBe(401);
  });

  it('is refused for a challenge that nobody knows', async () => {
    const service = await begin();
    for (const kind of ['login', 'registration'] as const) {
      for (const mode of ['html', 'ajax'] as const) {
        const caller = flowCaller(service, mode);
        const answer = await caller.ask(kind, '?login_challenge=forged');
        expect(answer.status).toBe(mode === 'html' ? 303 : 400);
        expect(await caller.errorOf(answer)).toMatchObject({ code: 400 });
      }
    }
  });
});
