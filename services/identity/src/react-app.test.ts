import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow } from './browser-testing.ts';
import { lastMessage } from './methods/code/sent-code-testing.ts';
import { appCode, shownSecret } from './methods/totp/totp-testing.ts';
import { type Page, reactApp } from './react-app-testing.ts';
import { APP, AppBrowser, drawnFields, openForApp, shownBackupCodes } from './sign-in-app-testing.ts';

const ada = { email: 'ada@example.org', name: 'Ada' };
const password = 'analytical engine 1843';
const typedTraits = { 'traits.email': ada.email, 'traits.name': ada.name };

describeStores('Ory’s sign-in application for React', (openStore) => {
  const begin = async () => {
    const service = await openForApp(await openStore());
    const browser = new AppBrowser();
    const app = reactApp(service.base, browser);
    const { open, send } = app;
    const signUp = async () => {
      const page = await send(await open('/registration'), { ...typedTraits, password, method: 'password' });
      // The message that asks to confirm the address; what is sent later is newer.
      await lastMessage(service);
      return page;
    };
    const signIn = async (page?: Page) =>
      send(page ?? (await open('/login')), { identifier: ada.email, password, method: 'password' });
    const signOut = async () => app.signOut(await open('/'));
    return { ...service, ...app, browser, signUp, signIn, signOut };
  };
  const formOf = ({ flow }: Page) => (flow ? messageIds(flow).form : []);

  it('signs up by the names of the fields, and goes on to confirm the address', async () => {
    const service = await begin();
    const { open, send, signUp } = service;
    const short = { 'traits.email': ada.email, 'traits.name': 'A', password, method: 'password' };
    const wrong = await send(await open('/registration'), short);
    expect(messageIds(wrong.flow as ShownFlow).fields).toEqual({ 'traits.name': [4000003] });
    const confirm = await signUp();
    expect([confirm.path, confirm.flow?.state]).toEqual(['/verification', 'sent_email']);
    const { code } = await lastMessage(service);
    const done = await send(confirm, { code, method: 'code' });
    expect([done.flow?.state, formOf(done)]).toEqual(['passed_challenge', [1080002]]);
    expect((await open('/')).session?.identity?.traits).toEqual(ada);
    expect((await open('/login')).path).toBe('/');
  });

  it('signs in, back to where it was asked to, and out', async () => {
    const { open, send, signUp, signIn, signOut, browser } = await begin();
    await signUp();
    expect((await signOut()).path).toBe('/login');
    expect([...browser.cookies.keys()]).not.toContain('ory_kratos_session');
    const page = await open(`/login?return_to=${APP}/reports`);
    const wrong = await send(page, { identifier: ada.email, password: 'not this one', method: 'password' });
    expect([wrong.path, formOf(wrong)]).toEqual(['/login', [4000006]]);
    const { path, session } = await signIn(wrong);
    expect([path, session?.identity?.traits]).toEqual(['/reports', ada]);
  });

  it('asks for the second step by an app or a backup code, also before the settings', async () => {
    const service = await begin();
    const { open, send, signUp, signIn, signOut, wait } = service;
    await signUp();
    const settings = await open('/settings');
    const secret = shownSecret(settings.flow as ShownFlow);
    const saved = await send(settings, { totp_code: appCode(service, secret), method: 'totp' }, 'totp');
    expect([saved.flow?.state, formOf(saved)]).toEqual(['success', [1050001]]);
    const shown = await send(saved, { lookup_secret_regenerate: 'true' }, 'lookup_secret');
    expect(formOf(await send(shown, { lookup_secret_confirm: 'true' }, 'lookup_secret'))).toEqual([1050001]);
    wait(60_000);
    await signOut();

    const half = await signIn();
    expect([half.path, half.flow?.['requested_aal'], formOf(half)]).toEqual(['/login', 'aal2', [1010004]]);
    const asked = await open('/settings');
    expect(asked.flow?.['requested_aal']).toBe('aal2');
    const whole = await send(asked, { totp_code: appCode(service, secret), method: 'totp' });
    expect([whole.path, nodeNames(whole.flow as ShownFlow)]).toEqual([
      '/settings',
      expect.arrayContaining(['totp/totp_unlink=true']),
    ]);
    await signOut();
    const [backup = ''] = shownBackupCodes(shown.flow as ShownFlow);
    const home = await send(await signIn(), { lookup_secret: backup, method: 'lookup_secret' });
    expect(home.session?.authenticator_assurance_level).toBe('aal2');
  });

  it('changes traits and the password, after asking who one is', async () => {
    const service = await begin();
    const { open, send, signUp, signIn, signOut, wait, configure } = service;
    await configure({ selfservice: { flows: { settings: { privileged_session_max_age: '5m' } } } });
    await signUp();
    const named = { 'traits.email': ada.email, 'traits.name': 'Augusta', method: 'profile' };
    const settings = await send(await open('/settings'), named, 'profile');
    expect([formOf(settings), settings.flow?.['identity']]).toMatchObject([
      [1050001],
      { traits: { name: 'Augusta' } },
    ]);
    wait(10 * 60_000);
    const typed = { password: 'difference engine 1822', method: 'password' };
    const login = await send(settings, typed, 'password');
    expect([login.path, login.flow?.['refresh'], formOf(login)]).toEqual(['/login', true, [1010003]]);
    const back = await signIn(login);
    expect(back.path).toBe('/settings');
    const saved = back.flow?.state === 'success' ? back : await send(back, typed, 'password');
    expect(formOf(saved)).toEqual([1050001]);
    await signOut();
    expect(formOf(await signIn())).toEqual([4000006]);
  });

  it('is told by continue_with where to go on, as its newer pages want it, which nest their fields', async () => {
    const { open, frontend, signOut, base } = await begin();
    const started = `${base}/self-service/registration/browser?return_to=${APP}/reports`;
    const { flow } = await open(started);
    const { csrf_token = '' } = drawnFields(flow as ShownFlow);
    const body = { method: 'password' as const, traits: ada, password, csrf_token };
    const made = await frontend.updateRegistrationFlow({
      flow: String(flow?.id),
      updateRegistrationFlowBody: body,
    });
    const back = { action: 'redirect_browser_to', redirect_browser_to: `${APP}/reports` };
    const url = expect.stringContaining(`${APP}/verification?flow=`);
    expect(made.data).toMatchObject({
      continue_with: [{ action: 'show_verification_ui', flow: { url } }, back],
    });
    await signOut();
    const login = (await open(`${base}/self-service/login/browser?return_to=${APP}/reports`))
      .flow as ShownFlow;
    const signIn = {
      method: 'password' as const,
      identifier: ada.email,
      password,
      csrf_token: drawnFields(login)['csrf_token'] ?? '',
    };
    const { data } = await frontend.updateLoginFlow({ flow: login.id, updateLoginFlowBody: signIn });
    expect(data).toMatchObject({ continue_with: [back] });
  });

  it('lets somebody back in by a code, and leads to the settings', async () => {
    const service = await begin();
    const { open, send, signUp, signOut } = service;
    await signUp();
    await signOut();
    const asked = await send(await open('/recovery'), { email: ada.email, method: 'code' });
    expect([asked.flow?.state, formOf(asked)]).toEqual(['sent_email', [1060003]]);
    const { code } = await lastMessage(service);
    const settings = await send(asked, { code, method: 'code' });
    expect([settings.path, formOf(settings)]).toEqual(['/settings', [1060001]]);
    const typed = { password: 'difference engine 1822', method: 'password' };
    expect(formOf(await send(settings, typed, 'password'))).toEqual([1050001]);
    expect((await open('/recovery')).path).toBe('/');
  });

  it('starts anew with a flow that is over, of another browser, or may not lead back', async () => {
    const { open, send, signIn, base, wait, frontend } = await begin();
    for (const kind of ['login', 'registration', 'recovery', 'verification'] as const) {
      const page = await open(`/${kind}`);
      wait(3_600_000);
      const fresh = await open(`/${kind}?flow=${page.flow?.id}`);
      expect([fresh.path, fresh.flow?.id === page.flow?.id]).toEqual([`/${kind}`, false]);
    }
    const late = await open('/login');
    wait(3_600_000);
    expect((await signIn(late)).flow?.id).not.toBe(late.flow?.id);
    const stolen = await reactApp(base, new AppBrowser()).open(
      `/login?flow=${(await open('/login')).flow?.id}`,
    );
    expect([stolen.path, formOf(stolen)]).toEqual(['/login', []]);
    const forged = await open('/login');
    const again = await send(forged, { csrf_token: 'forged', method: 'password' });
    expect(again.flow?.id).not.toBe(forged.flow?.id);
    expect((await open('/login?return_to=https://evil.test/')).flow).not.toHaveProperty('return_to');
    const { data } = await frontend.getFlowError({ id: 'stub:500' });
    expect(data.error).toMatchObject({ code: 500 });
  });
});
