import { describeStores } from '@gazetteer/testing';
import QRCode from 'qrcode';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, OTHER_HOST, type TestIdentity } from '../../identity-testing.ts';
import { totpUri } from './check-totp.ts';
import {
  appCode,
  levelOf,
  PASSWORD,
  setUpTotp,
  shownSecret,
  signInByPassword,
  signUp,
} from './totp-testing.ts';

const pictureOf = (secret: string, names: { issuer: string; account: string }) =>
  QRCode.toDataURL(totpUri(secret, names), { width: 256, margin: 2 });
const shownPicture = (flow: ShownFlow) =>
  flow.ui.nodes.flatMap((node) => (node.type === 'img' ? [node.attributes.src] : []))[0];
const formOf = (body: unknown) => messageIds(body as ShownFlow);

describeStores('an authenticator app', (open) => {
  const begin = async (): Promise<TestIdentity> => openTestIdentity(await open());
  const tryCode = async (browser: TestBrowser, totp_code: string) => {
    const flow = await browser.start('login', '?aal=aal2');
    return browser.submit(flow, { method: 'totp', totp_code });
  };

  it('is set up with a picture, a secret and a code, and raises the session', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const flow = await browser.start('settings');
    const nodes = flow.ui.nodes.filter(({ group }) => group === 'totp');
    expect(nodes).toMatchObject([
      {
        type: 'img',
        attributes: {
          id: 'totp_qr',
          width: 256,
          height: 256,
          src: expect.stringMatching(/^data:image\/png;base64,/),
        },
        meta: { label: { id: 1050005 } },
      },
      {
        type: 'text',
        attributes: {
          id: 'totp_secret_key',
          text: { id: 1050006, context: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } },
        },
        meta: { label: { id: 1050017 } },
      },
      {
        attributes: { name: 'totp_code', type: 'text', required: true, autocomplete: 'one-time-code' },
        meta: { label: { id: 1070006 } },
      },
      { attributes: { name: 'method', type: 'submit', value: 'totp' }, meta: { label: { id: 1070003 } } },
    ]);
    const answer = await browser.submit(flow, {
      method: 'totp',
      totp_code: appCode(identity, shownSecret(flow)),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ state: 'success', ui: { messages: [{ id: 1050001 }] } });
    expect(await levelOf(browser)).toEqual({ aal: 'aal2', methods: ['password', 'totp'] });
    const unlink = (answer.body as unknown as ShownFlow).ui.nodes.filter(({ group }) => group === 'totp');
    expect(unlink).toMatchObject([
      {
        attributes: { name: 'totp_unlink', type: 'submit', value: 'true' },
        meta: { label: { id: 1050004 } },
      },
    ]);
  });

  it('keeps the same secret while its set-up goes wrong, and says what is wrong', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const flow = await browser.start('settings');
    const wrong = await browser.submit(flow, { method: 'totp', totp_code: '000000' });
    expect(wrong.status).toBe(400);
    expect(formOf(wrong.body).fields).toEqual({ totp_code: [4000008] });
    expect(shownSecret(wrong.body as unknown as ShownFlow)).toBe(shownSecret(flow));
    const empty = await browser.submit(flow, { method: 'totp', totp_code: ' ' });
    expect(formOf(empty.body).fields).toEqual({ totp_code: [4000002] });
    expect(await levelOf(browser)).toEqual({ aal: 'aal1', methods: ['password'] });
  });

  it('carries the names of site and account into the app, and another secret for everybody', async () => {
    const identity = await begin();
    const ada = await (await signUp(identity)).start('settings');
    const account = 'ada@example.org';
    expect(await pictureOf(shownSecret(ada), { issuer: 'portal.test', account })).toBe(shownPicture(ada));
    await identity.configure({ selfservice: { methods: { totp: { config: { issuer: 'Open Data' } } } } });
    const bob = await (await signUp(identity, { name: 'bob' })).start('settings');
    const names = { issuer: 'Open Data', account: 'bob@example.org' };
    expect(await pictureOf(shownSecret(bob), names)).toBe(shownPicture(bob));
    expect(shownSecret(ada)).not.toBe(shownSecret(bob));
  });

  it('is asked for at the second step only, of those who have one', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    expect(nodeNames(await browser.start('login', '?aal=aal2'))).toEqual(['default/csrf_token']);
    const secret = await setUpTotp(identity, browser);
    const again = await signInByPassword(identity);
    const flow = await again.start('login', '?aal=aal2');
    expect(nodeNames(flow)).toEqual(['default/csrf_token', 'totp/totp_code', 'totp/method=totp']);
    expect(flow.ui.nodes.slice(1)).toMatchObject([
      { attributes: { type: 'text', required: true }, meta: { label: { id: 1010006 } } },
      { meta: { label: { id: 1010009 } } },
    ]);
    expect(flow.ui.messages).toMatchObject([{ id: 1010004 }]);
    const right = await again.submit(flow, { method: 'totp', totp_code: appCode(identity, secret) });
    expect(right.status).toBe(200);
    expect(await levelOf(again)).toEqual({ aal: 'aal2', methods: ['password', 'totp'] });
  });

  it('answers a wrong code, a missing one, no app and the first step with the messages of the contract', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    expect(formOf((await tryCode(browser, '123456')).body).form).toEqual([4000011]);
    await setUpTotp(identity, browser);
    const again = await signInByPassword(identity);
    const wrong = await tryCode(again, '000000');
    expect(wrong.status).toBe(400);
    expect(formOf(wrong.body).fields).toEqual({ totp_code: [4000008] });
    expect(formOf((await tryCode(again, '')).body).fields).toEqual({ totp_code: [4000002] });
    const stranger = new TestBrowser(identity.server);
    const first = await stranger.start('login');
    const early = await stranger.submit(first, { method: 'totp', totp_code: '123456' });
    expect(formOf(early.body).form).toEqual([4010002]);
  });

  it('takes codes of the step before and after, and none further off', async () => {
    const identity = await begin();
    const secret = await setUpTotp(identity, await signUp(identity));
    const browser = await signInByPassword(identity);
    for (const shift of [-2, 2]) {
      expect((await tryCode(browser, appCode(identity, secret, shift))).status).toBe(400);
    }
    expect((await tryCode(browser, appCode(identity, secret, -1))).status).toBe(200);
    const other = await signInByPassword(identity);
    expect((await tryCode(other, appCode(identity, secret, 1))).status).toBe(200);
  });

  it('takes each code once, also of two that come at the same moment, and none from before it', async () => {
    const identity = await begin();
    const secret = await setUpTotp(identity, await signUp(identity));
    const browsers = await Promise.all([signInByPassword(identity), signInByPassword(identity)]);
    const code = appCode(identity, secret);
    const answers = await Promise.all(browsers.map((browser) => tryCode(browser, code)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    const third = await signInByPassword(identity);
    expect((await tryCode(third, code)).status).toBe(400);
    expect((await tryCode(third, appCode(identity, secret, -1))).status).toBe(400);
  });

  it('does not take the code of the set-up for signing in', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const flow = await browser.start('settings');
    const totp_code = appCode(identity, shownSecret(flow));
    await browser.submit(flow, { method: 'totp', totp_code });
    expect((await tryCode(await signInByPassword(identity), totp_code)).status).toBe(400);
  });

  it('slows down who guesses codes', async () => {
    const identity = await begin();
    await setUpTotp(identity, await signUp(identity));
    const browser = await signInByPassword(identity);
    for (let tries = 0; tries < 5; tries += 1) await tryCode(browser, '000000');
    const refused = await tryCode(browser, '000000');
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.body).toMatchObject({
      ui: { messages: [{ id: 4000001, context: { cause: 'throttled_seconds' } }] },
    });
  });

  it('is removed by its owner, who has signed in lately', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    await setUpTotp(identity, browser);
    identity.wait(3_700_000);
    const flow = await browser.start('settings');
    const late = await browser.submit(flow, { totp_unlink: 'true' });
    expect(late.body).toMatchObject({ error: { id: 'session_refresh_required' } });
    const login = await browser.start('login', '?refresh=true');
    await browser.submit(login, { method: 'password', identifier: 'ada@example.org', password: PASSWORD });
    const answer = await browser.submit(await browser.start('settings'), { totp_unlink: true });
    expect(answer.status).toBe(200);
    expect(nodeNames(answer.body as unknown as ShownFlow)).toContain('totp/#totp_qr');
    expect(await levelOf(await signInByPassword(identity))).toMatchObject({ aal: 'aal1' });
  });

  it('is kept sealed, in the flow and in the account', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const flow = await browser.start('settings');
    const { sql } = identity.context;
    const { internal } = await sql.query
      .selectFrom('identity_flows')
      .select('internal')
      .where('id', '=', flow.id)
      .executeTakeFirstOrThrow();
    expect(internal).not.toContain(shownSecret(flow));
    const secret = shownSecret(flow);
    await browser.submit(flow, { method: 'totp', totp_code: appCode(identity, secret) });
    const rows = await sql.query.selectFrom('identity_credentials').selectAll().execute();
    expect(rows.map(({ type }) => type)).toContain('totp');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('answers 404 where the project has switched it off, and belongs to one project', async () => {
    const identity = await begin();
    await setUpTotp(identity, await signUp(identity));
    const elsewhere = await signUp(identity, { host: OTHER_HOST });
    expect(nodeNames(await elsewhere.start('settings'))).toContain('totp/#totp_qr');
    await identity.configure({ selfservice: { methods: { totp: { enabled: false } } } });
    const browser = await signInByPassword(identity);
    const flow = await browser.start('settings');
    expect(nodeNames(flow).filter((name) => name.startsWith('totp'))).toEqual([]);
    expect((await browser.submit(flow, { totp_unlink: 'true' })).status).toBe(404);
  });
});
