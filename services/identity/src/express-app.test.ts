import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow } from './browser-testing.ts';
import { expressApp, type Page, type Query } from './express-app-testing.ts';
import { lastMessage } from './methods/code/sent-code-testing.ts';
import { appCode, shownSecret } from './methods/totp/totp-testing.ts';
import { APP, AppBrowser, drawnFields, openForApp, shownBackupCodes } from './sign-in-app-testing.ts';

const ada = { email: 'ada@example.org', name: 'Ada' };
const password = 'analytical engine 1843';
const typedTraits = { 'traits.email': ada.email, 'traits.name': ada.name };

describeStores('Ory’s sign-in application for Express', (openStore) => {
  const open = async () => {
    const service = await openForApp(await openStore());
    const browser = new AppBrowser();
    const app = expressApp(service.base);
    /** Opens an address, and goes where the service and the application lead. */
    const visit = async (address: string): Promise<Page> => {
      const url = await browser.goTo(address);
      const made = await app(url, browser);
      return 'redirect' in made ? visit(made.redirect) : { ...made, path: url.pathname };
    };
    /** Sends the form of a page, or the part of one group, by the button that is pressed. */
    const send = async ({ flow }: Page, typed: Query, group?: string): Promise<Page> => {
      if (!flow) throw new Error('There is no form on this page');
      const answer = await browser.request(flow.ui.action, {
        method: flow.ui.method,
        headers: { accept: 'text/html' },
        body: new URLSearchParams({ ...drawnFields(flow, group), ...typed }),
      });
      expect(answer.status).toBe(303);
      return visit(answer.headers.get('location') ?? '');
    };
    const signUp = async () => {
      const page = await send(await visit('/registration'), { ...typedTraits, password, method: 'password' });
      // The message that asks to confirm the address; what is sent later is newer.
      await lastMessage(service);
      return page;
    };
    const signIn = async (page?: Page) =>
      send(page ?? (await visit('/login')), { identifier: ada.email, password, method: 'password' });
    const signOut = async () => visit((await visit('/welcome')).logoutUrl ?? '');
    return { ...service, browser, visit, send, signUp, signIn, signOut };
  };
  const formOf = ({ flow }: Page) => (flow ? messageIds(flow).form : []);

  it('signs up, knows who is signed in, and signs out', async () => {
    const { visit, signUp, send, signOut, browser } = await open();
    expect((await signUp()).session?.identity?.traits).toEqual(ada);
    expect((await visit('/login')).session?.active).toBe(true);
    await signOut();
    expect([...browser.cookies.keys()]).not.toContain('ory_kratos_session');
    expect(await visit('/sessions')).toMatchObject({ status: 401, logoutUrl: '' });
    const taken = { ...typedTraits, password, method: 'password' };
    const again = await send(await visit('/registration'), taken);
    expect([again.path, formOf(again)]).toEqual(['/registration', [4000007]]);
  });

  it('shows a form again with what is wrong, and leads back where it was asked to', async () => {
    const { visit, send, signUp, signIn, signOut } = await open();
    await signUp();
    await signOut();
    const page = await visit(`/login?return_to=${APP}/reports`);
    const wrong = await send(page, { identifier: ada.email, password: 'not this one', method: 'password' });
    expect([wrong.path, formOf(wrong)]).toEqual(['/login', [4000006]]);
    expect((await signIn(wrong)).path).toBe('/reports');
  });

  it('asks for the second step by an app or a backup code, and offers to sign out instead', async () => {
    const service = await open();
    const { visit, send, signUp, signIn, signOut, wait } = service;
    await signUp();
    const settings = await visit('/settings');
    const secret = shownSecret(settings.flow as ShownFlow);
    const totp = { totp_code: appCode(service, secret), method: 'totp' };
    const withApp = await send(settings, totp, 'totp');
    expect([withApp.path, formOf(withApp)]).toEqual(['/settings', [1050001]]);
    const shown = await send(withApp, { lookup_secret_regenerate: 'true' }, 'lookup_secret');
    const kept = await send(shown, { lookup_secret_confirm: 'true' }, 'lookup_secret');
    expect(formOf(kept)).toEqual([1050001]);
    const [backup = ''] = shownBackupCodes(shown.flow as ShownFlow);
    wait(60_000);
    await signOut();

    const half = await signIn();
    expect([half.path, half.flow?.['requested_aal'], formOf(half)]).toEqual(['/login', 'aal2', [1010004]]);
    expect((await visit('/settings')).flow?.['requested_aal']).toBe('aal2');
    const whole = await send(await visit('/settings'), {
      totp_code: appCode(service, secret),
      method: 'totp',
    });
    expect([whole.path, nodeNames(whole.flow as ShownFlow)]).toEqual([
      '/settings',
      expect.arrayContaining(['totp/totp_unlink=true']),
    ]);

    await signOut();
    const other = await signIn();
    const away = await visit(other.logoutUrl ?? '');
    expect(away).toMatchObject({ path: '/', status: 401 });
    const home = await send(await signIn(), { lookup_secret: backup, method: 'lookup_secret' });
    expect(home.session?.authenticator_assurance_level).toBe('aal2');
  });

  it('lets somebody back in by a code, who then sets a new password', async () => {
    const service = await open();
    const { visit, send, signUp, signIn, signOut } = service;
    await signUp();
    await signOut();
    const asked = await send(await visit('/recovery'), { email: ada.email, method: 'code' });
    expect([asked.path, formOf(asked)]).toEqual(['/recovery', [1060003]]);
    const { code } = await lastMessage(service);
    const settings = await send(asked, { code, method: 'code' });
    expect([settings.path, formOf(settings)]).toEqual(['/settings', [1060001]]);
    const saved = await send(
      settings,
      { password: 'difference engine 1822', method: 'password' },
      'password',
    );
    expect(formOf(saved)).toEqual([1050001]);
    expect((await visit('/recovery')).path).toBe('/welcome');
    await signOut();
    expect(formOf(await signIn())).toEqual([4000006]);
  });

  it('has the address confirmed before it lets anybody in, where that is wanted', async () => {
    const service = await open();
    const { visit, send, signUp, signIn, signOut, configure } = service;
    await signUp();
    await signOut();
    await configure({
      selfservice: { flows: { login: { after: { hooks: [{ hook: 'require_verified_address' }] } } } },
    });
    const refused = await signIn();
    expect([refused.path, formOf(refused)]).toEqual(['/verification', [4000010]]);
    const asked = await send(refused, { email: ada.email, method: 'code' });
    expect(formOf(asked)).toEqual([1080003]);
    const { code } = await lastMessage(service);
    const done = await send(asked, { code, method: 'code' });
    expect([done.flow?.state, formOf(done)]).toEqual(['passed_challenge', [1080002]]);
    expect((await signIn(await visit('/login'))).session?.identity?.traits).toEqual(ada);
  });

  it('asks who one is before a password is changed, and then changes it', async () => {
    const { visit, send, signUp, signIn, wait, configure } = await open();
    await configure({ selfservice: { flows: { settings: { privileged_session_max_age: '5m' } } } });
    await signUp();
    const settings = await visit('/settings');
    wait(10 * 60_000);
    const login = await send(
      settings,
      { password: 'difference engine 1822', method: 'password' },
      'password',
    );
    expect([login.path, login.flow?.['refresh'], formOf(login)]).toEqual(['/login', true, [1010003]]);
    expect(login.logoutUrl).toContain('/self-service/logout?token=');
    const saved = await signIn(login);
    expect([saved.path, saved.flow?.state, formOf(saved)]).toEqual(['/settings', 'success', [1050001]]);
  });

  it('shows errors, and starts anew with a flow that is over, unknown, or of another browser', async () => {
    const { visit, signUp, signOut, wait } = await open();
    const refused = await visit('/login?return_to=https://evil.test/');
    expect([refused.path, refused.error]).toMatchObject([
      '/error',
      { id: 'self_service_flow_return_to_forbidden', code: 400 },
    ]);
    for (const kind of ['login', 'registration', 'recovery', 'verification']) {
      const { flow } = await visit(`/${kind}`);
      wait(3_600_000);
      const unknown = await visit(`/${kind}?flow=2f1f3c4e-8f0e-4c6e-9f5c-0d9a4f0a8f11`);
      const fresh = await visit(`/${kind}?flow=${flow?.id}`);
      expect([unknown.path, fresh.path]).toEqual([`/${kind}`, `/${kind}`]);
      expect(new Set([flow?.id, unknown.flow?.id, fresh.flow?.id]).size).toBe(3);
    }
    await signUp();
    const { flow } = await visit('/settings');
    await signOut();
    const stranger = await visit(`/settings?flow=${flow?.id}`);
    expect([stranger.path, stranger.flow?.return_to]).toEqual([
      '/login',
      expect.stringContaining('/settings/browser'),
    ]);
  });
});
